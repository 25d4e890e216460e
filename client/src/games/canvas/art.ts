// The pictures: the deck's drawings and backgrounds, read from the same files the server checks.
import house from '../../../../src/ludoteca/games/canvas/content/deck.json?raw';
import { orderOf, type Film, type Order, type Sheet } from './paint/order';
import type { ArtCard } from '../../wire/games/canvas';
import type { Face, Hanging, Title, View } from './types';

const drawings = import.meta.glob<string>('../../../../src/ludoteca/games/canvas/content/art/*.svg', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('../../../../src/ludoteca/games/canvas/content/backgrounds/*.svg', { query: '?raw', import: 'default', eager: true });

function inner(svg: string): string {
  return svg.replace(/^\s*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

function byName(files: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(files).map(([path, text]) => [path.match(/([^/]+)\.svg$/)![1], inner(text)]));
}

const art = byName(drawings);
const grounds = byName(sheets);
const { backgrounds: BACKGROUNDS, cards: HOUSE } = JSON.parse(house) as { backgrounds: { id: string; title: Title }[]; cards: ArtCard[] };
const films = new Map(HOUSE.map((card) => [card.id, card.film ?? 'paint']));

/** Gradients and clip paths: two cards may use the same name for theirs, and a card is on the page more than once. */
function scoped(shapes: string, scope: string): string {
  if (!shapes.includes('id=')) return shapes;
  return shapes.replace(/\bid=(["'])([\w-]+)\1/g, `id=$1${scope}-$2$1`).replace(/url\(\s*#([\w-]+)\s*\)/g, `url(#${scope}-$1)`);
}

/** The drawing of a card: its own, one of the house by name, or the house's of the same name. The server has checked that it holds shapes only. */
function sheetOf(face: Face, options: View['options']): Sheet {
  const deck = typeof options.deck === 'object' ? options.deck : null;   // a file's name never leaves the server: the deck does
  const card = deck?.cards.find((each) => each.id === face.id);
  const own = card?.drawing ?? '';
  if (own.includes('<')) return { shapes: own.replace(/<\/?svg[^>]*>/g, ''), film: card?.film ?? 'paint' };
  const name = own || face.id;
  return { shapes: art.get(name) ?? '', film: card?.film ?? films.get(name) ?? 'paint' };
}

export const filmOf = (face: Face, options: View['options']): Film => sheetOf(face, options).film;

const BLENDS: Record<Film, string> = { paint: '', multiply: ' style="mix-blend-mode:multiply"', glow: ' style="mix-blend-mode:screen"' };

/** The drawing as it is put on the page, with its film: on what lies below it multiplies or glows. scope: a name of this place on the page, unlike any other. */
export function drawing(face: Face, options: View['options'], scope: string): string {
  const { shapes, film } = sheetOf(face, options);
  const marked = scoped(shapes, `${scope}-${face.id}`);
  return film === 'paint' ? marked : `<g${BLENDS[film]}>${marked}</g>`;
}

export function ground(number: number, scope: string): string {
  return scoped(grounds.get(BACKGROUNDS[number]?.id) ?? '', `${scope}-g`);
}

/** The painting as it is ordered from the atelier. */
export function orderFor(painting: Hanging, options: View['options']): Order {
  const id = BACKGROUNDS[painting.background]?.id ?? '';
  return orderOf(id, grounds.get(id) ?? '', painting.faces.map((face) => sheetOf(face, options)));
}

export function groundTitle(number: number, language: 'it' | 'en'): string {
  return BACKGROUNDS[number]?.title[language] ?? '';
}

/** The topmost first half and the topmost second half, noun first. Faces are given bottom to top. */
export function titleOf(faces: readonly Face[], language: 'it' | 'en'): string {
  const top = [...faces].reverse();
  const halves = [top.find((face) => face.half === 'first'), top.find((face) => face.half === 'second')];
  const words = halves.flatMap((face) => (face ? [face.title[language]] : [])).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A card's half as one reads it alone: 'La volpe …', '… sotto vetro'. */
export function halfTitle(face: Face, language: 'it' | 'en'): string {
  return face.half === 'first' ? `${face.title[language]} …` : `… ${face.title[language]}`;
}
