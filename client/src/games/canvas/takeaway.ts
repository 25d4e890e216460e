// Images to share: a painting or the exhibition, with the texts of the card.
import { isolate } from '../../kit/format/bidiIsolate';
import { formatList } from '../../kit/format/list';
import { seatColour, type CardContent } from '../../kit/image/shareCard';
import type { FinaleProps, Keepsakes, MadeProps } from '../contract';
import { orderWhole } from './art';
import { drawExhibition, drawPainting, wall, type Exhibit } from './keepsake';
import { atelier, FILE, WALL } from './paint/atelier.svelte';
import { rasterOf } from './paint/raster';
import { titleIn } from './titles';
import type { View } from './types';
import { hungAgain, mostHonoured, piecesOf, standings, type Piece } from './worth';

/** The painted picture; the drawing if nothing can be rendered or the person prefers it. */
async function exhibitOf(
  piece: Pick<Piece, 'hanging' | 'ribbons'>,
  title: string,
  options: View['options'],
  width: number,
): Promise<Exhibit> {
  const order = await orderWhole(piece.hanging, options);
  const painted = atelier.plain ? null : await atelier.picture(order, width);
  const picture = painted ? await createImageBitmap(painted) : await drawn(order.ground, order.sheets, width);
  return { picture, title, ribbons: piece.ribbons };
}

async function drawn(
  ground: string,
  sheets: readonly { shapes: string; film: string }[],
  width: number,
): Promise<ImageBitmap> {
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

const SETTING = { wall, ink: '#F6E9D2', edge: '#B98A5A' };
const sealOf = (name: string, seat: number) => ({
  letter: ([...name][0] ?? '?').toUpperCase(),
  colour: seatColour(seat),
});

/** One painting of a seat. */
export async function work(
  { view, t, language, name }: MadeProps<View>,
  seat: number,
  number: number,
): Promise<CardContent> {
  const piece = piecesOf(view, seat).find((each) => each.number === number)!;
  const exhibit = await exhibitOf(piece, titleIn(piece.title, language), view.options, FILE);
  return {
    ...SETTING,
    game: 'Canvas',
    title: t('board-share-by', { who: name(seat) }),
    names: t('board-share-won', { ribbons: piece.ribbons.reduce((sum, each) => sum + each.count, 0) }),
    figure: { number: `+${piece.gain}`, word: t('board-show-points', { count: piece.gain }) },
    seal: sealOf(name(seat), seat),
    draw: drawPainting(exhibit),
  };
}

/** A painting from a gallery. */
export async function again({
  shown,
  title,
  who,
  seat,
  t,
}: Parameters<NonNullable<Keepsakes['again']>>[0]): Promise<CardContent> {
  const { hanging, options, ribbons } = hungAgain(shown);
  const exhibit = await exhibitOf({ hanging, ribbons }, title, options, FILE);
  return {
    ...SETTING,
    game: 'Canvas',
    title: t('board-share-by', { who }),
    names: t('board-share-won', { ribbons: ribbons.reduce((sum, each) => sum + each.count, 0) }),
    figure: { number: `+${shown.points}`, word: t('board-show-points', { count: shown.points }) },
    seal: sealOf(who, seat),
    draw: drawPainting(exhibit),
  };
}

/** The whole exhibition. */
export async function hang({ view, outcome, t, language, name }: FinaleProps<View>): Promise<CardContent> {
  const order = standings(outcome);
  const painters = [];
  for (const { seat, points } of order) {
    const exhibits: Exhibit[] = [];
    for (const piece of piecesOf(view, seat).sort(mostHonoured))
      exhibits.push(await exhibitOf(piece, titleIn(piece.title, language), view.options, WALL));
    if (exhibits.length === 3) exhibits.splice(0, 3, exhibits[1], exhibits[0], exhibits[2]); // the best in the middle
    painters.push({ name: name(seat), points: t('board-points', { count: points }), exhibits });
  }
  const winners = order.filter((each) => each.place === 1);
  const rest = order.filter((each) => each.place !== 1).map((each) => `${isolate(name(each.seat))} (${each.points})`);
  const alone = order.length === 1;
  return {
    ...SETTING,
    game: t('board-share-show'),
    title: alone
      ? name(order[0].seat)
      : t('board-share-winner', {
          who: formatList(
            winners.map((each) => name(each.seat)),
            language,
          ),
          count: winners.length,
        }),
    names: alone
      ? t('board-show-of', { paintings: painters[0].exhibits.length, painters: 1 })
      : rest.length
        ? t('board-share-ahead', { names: formatList(rest, language) })
        : t('board-show-together'),
    figure: { number: String(winners[0].points), word: t('board-show-points', { count: winners[0].points }) },
    ...(winners.length === 1 ? { seal: sealOf(name(winners[0].seat), winners[0].seat) } : {}),
    draw: drawExhibition(painters),
  };
}
