// The pictures to share, put together: a painting or the exhibition, with the words that go on the card.
import { fenced } from '../../kit/fence';
import { keepsake, type Shape } from '../../kit/share';
import type { Outcome } from '../contract';
import { orderWhole } from './art';
import { drawExhibition, drawPainting, wall, type Exhibit } from './keepsake';
import { atelier, FILE, WALL } from './paint/atelier.svelte';
import { rasterOf } from './paint/raster';
import { titleIn } from './titles';
import type { View } from './types';
import { together, type Language, type T } from './words';
import { piecesOf, standings, type Piece } from './worth';

export interface Words { t: T; language: Language; name: (seat: number) => string; colour: (seat: number) => string }

/** The painted picture; as it was drawn, where nothing can be painted or the person wants it plain. */
async function exhibitOf(piece: Piece, options: View['options'], language: Language, width: number): Promise<Exhibit> {
  const order = await orderWhole(piece.hanging, options);
  const painted = atelier.plain ? null : await atelier.picture(order, width);
  const picture = painted ? await createImageBitmap(painted) : await drawn(order.ground, order.sheets, width);
  return { picture, title: titleIn(piece.title, language), ribbons: piece.ribbons };
}

async function drawn(ground: string, sheets: readonly { shapes: string; film: string }[], width: number): Promise<ImageBitmap> {
  const below = await rasterOf(ground, width);
  const canvas = new OffscreenCanvas(below.width, below.height);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(below, 0, 0);
  for (const { shapes, film } of sheets) {
    pen.globalCompositeOperation = film === 'multiply' ? 'multiply' : film === 'glow' ? 'screen' : 'source-over';
    pen.drawImage(await rasterOf(shapes, width), 0, 0);
  }
  return canvas.transferToImageBitmap();
}

const today = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
const SETTING = { wall, ink: '#F6E9D2', edge: '#B98A5A' };

export async function paintingCard(view: View, seat: number, n: number, shape: Shape, { t, language, name, colour }: Words): Promise<Blob> {
  const piece = piecesOf(view, seat).find((each) => each.number === n)!;
  const exhibit = await exhibitOf(piece, view.options, language, FILE);
  return keepsake({
    ...SETTING, game: 'Canvas', date: today(language), title: t('board-share-by', { who: name(seat) }), names: t('board-share-won', { ribbons: piece.ribbons.reduce((sum, each) => sum + each.count, 0) }),
    figure: { number: `+${piece.gain}`, word: t('board-show-points', { count: piece.gain }) }, seal: { letter: name(seat).slice(0, 1).toUpperCase(), colour: hex(colour(seat)) }, draw: drawPainting(exhibit),
  }, shape);
}

export async function exhibitionCard(view: View, outcome: Outcome, shape: Shape, { t, language, name, colour }: Words): Promise<Blob> {
  const order = standings(outcome);
  const painters = [];
  for (const { seat, points } of order) {
    const exhibits: Exhibit[] = [];
    for (const piece of piecesOf(view, seat).sort((a, b) => b.gain - a.gain)) exhibits.push(await exhibitOf(piece, view.options, language, WALL));
    if (exhibits.length === 3) exhibits.splice(0, 3, exhibits[1], exhibits[0], exhibits[2]);      // the best in the middle
    painters.push({ name: name(seat), points: t('board-points', { count: points }), exhibits });
  }
  const winners = order.filter((each) => each.place === 1);
  const rest = order.filter((each) => each.place !== 1).map((each) => `${fenced(name(each.seat))} (${each.points})`);
  const alone = order.length === 1;
  return keepsake({
    ...SETTING, game: t('board-share-show'), date: today(language),
    title: alone ? name(order[0].seat) : t('board-share-winner', { who: together(winners.map((each) => name(each.seat)), language), count: winners.length }),
    names: alone ? t('board-show-of', { paintings: painters[0].exhibits.length, painters: 1 }) : rest.length ? t('board-share-ahead', { names: together(rest, language) }) : t('board-show-together'),
    figure: { number: String(winners[0].points), word: t('board-show-points', { count: winners[0].points }) },
    ...(winners.length === 1 ? { seal: { letter: name(winners[0].seat).slice(0, 1).toUpperCase(), colour: hex(colour(winners[0].seat)) } } : {}),
    draw: drawExhibition(painters),
  }, shape);
}

/** A canvas knows no variables of the page. */
function hex(colour: string): string {
  const variable = colour.match(/^var\((--[\w-]+)\)$/)?.[1];
  return variable ? getComputedStyle(document.documentElement).getPropertyValue(variable).trim() : colour;
}
