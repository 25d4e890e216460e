// The drawings and backgrounds of the deck, read from the files that the server checks.
import house from '../../../../src/ludoteca/games/canvas/content/deck.json?raw';
import { orderOf, type Film, type Order, type Sheet } from './paint/order';
import { SvelteMap } from 'svelte/reactivity';
import type { ArtCard } from '../../wire/games/canvas';
import type { Language } from '../contract';
import { titleIn } from './titles';
import type { Face, Hanging, Title, View } from './types';

const drawings = import.meta.glob<string>('../../../../src/ludoteca/games/canvas/content/art/*.svg', {
  query: '?raw',
  import: 'default',
});
/** The titles of backgrounds in added languages. */
const GROUNDS = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, string>>('../../../../src/ludoteca/languages/*/canvas.json', {
      import: 'backgrounds',
      eager: true,
    }),
  ).map(([path, titles]) => [path.split('/').at(-2)!, titles]),
);
const sheets = import.meta.glob<string>('../../../../src/ludoteca/games/canvas/content/backgrounds/*.svg', {
  query: '?raw',
  import: 'default',
});

function inner(svg: string): string {
  return svg.replace(/^\s*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** Drawings are loaded when a card is first shown. Reading one is reactive: the component updates when it arrives. */
class Folder {
  readonly #files: Map<string, () => Promise<string>>;
  readonly #there = new SvelteMap<string, string>();
  readonly #coming = new Map<string, Promise<string>>();

  constructor(files: Record<string, () => Promise<string>>) {
    this.#files = new Map(Object.entries(files).map(([path, load]) => [path.match(/([^/]+)\.svg$/)![1], load]));
  }

  /** The shapes, or null while they are loading. A name without a file has none. */
  see(name: string): string | null {
    const shapes = this.#there.get(name);
    if (shapes !== undefined) return shapes;
    if (!this.#files.has(name)) return '';
    this.bring(name).catch(() => {}); // after a failure the card is blank, and is requested again when it is next shown
    return null;
  }

  bring(name: string): Promise<string> {
    const load = this.#files.get(name);
    const known = this.#coming.get(name) ?? load?.().then(inner) ?? Promise.resolve('');
    if (load && !this.#coming.has(name)) {
      this.#coming.set(name, known);
      known.then(
        (shapes) => this.#there.set(name, shapes),
        () => this.#coming.delete(name),
      );
    }
    return known;
  }
}

const art = new Folder(drawings);
const grounds = new Folder(sheets);
const { backgrounds: BACKGROUNDS, cards: HOUSE } = JSON.parse(house) as {
  backgrounds: { id: string; title: Title }[];
  cards: ArtCard[];
};
const films = new Map(HOUSE.map((card) => [card.id, card.film ?? 'paint']));

/** Prefixes ids of gradients and clip paths, because two cards may use the same id and a card may appear twice. */
function scoped(shapes: string, scope: string): string {
  if (!shapes.includes('id=')) return shapes;
  return shapes
    .replace(/\bid=(["'])([\w-]+)\1/g, `id=$1${scope}-$2$1`)
    .replace(/url\(\s*#([\w-]+)\s*\)/g, `url(#${scope}-$1)`);
}

/**
 * The drawing of a card: its own, or one of the standard deck by name. The server has checked that it holds shapes
 * only.
 */
function sheetOf(face: Face, options: View['options']): { name: string; shapes: string | null; film: Film } {
  const deck = options.deck ?? null;
  // referred to in the view and still loading
  if (deck && !deck.cards) return { name: '', shapes: null, film: 'paint' };
  const card = deck?.cards.find((each) => each.id === face.id);
  const own = card?.drawing ?? '';
  if (own.includes('<')) return { name: '', shapes: own.replace(/<\/?svg[^>]*>/g, ''), film: card?.film ?? 'paint' };
  const name = own || face.id;
  return { name, shapes: art.see(name), film: card?.film ?? films.get(name) ?? 'paint' };
}

export const filmOf = (face: Face, options: View['options']): Film => sheetOf(face, options).film;

const BLENDS: Record<Film, string> = {
  paint: '',
  multiply: ' style="mix-blend-mode:multiply"',
  glow: ' style="mix-blend-mode:screen"',
};

/**
 * The drawing with its film, which multiplies or lightens what lies below. scope: a unique prefix for ids on this page.
 */
export function drawing(face: Face, options: View['options'], scope: string): string {
  const { shapes, film } = sheetOf(face, options);
  const marked = scoped(shapes ?? '', `${scope}-${face.id}`);
  return film === 'paint' ? marked : `<g${BLENDS[film]}>${marked}</g>`;
}

export function ground(number: number, scope: string): string {
  return scoped(grounds.see(BACKGROUNDS[number]?.id) ?? '', `${scope}-g`);
}

/** The painting as an order to the atelier; null while a drawing is loading. */
export function orderFor(painting: Hanging, options: View['options']): Order | null {
  const id = BACKGROUNDS[painting.background]?.id ?? '';
  const below = grounds.see(id);
  const above = painting.faces.map((face) => sheetOf(face, options));
  if (below === null || !above.every((sheet): sheet is Sheet & { name: string } => sheet.shapes !== null)) return null;
  return orderOf(
    id,
    below,
    above.map(({ shapes, film }) => ({ shapes, film })),
  );
}

/** The same, once all of its drawings are loaded. */
export async function orderWhole(painting: Hanging, options: View['options']): Promise<Order> {
  await grounds.bring(BACKGROUNDS[painting.background]?.id ?? '');
  await Promise.all(painting.faces.map((face) => art.bring(sheetOf(face, options).name)));
  return orderFor(painting, options)!;
}

export function groundTitle(number: number, language: Language): string {
  const ground = BACKGROUNDS[number];
  return ground ? (GROUNDS[language]?.[ground.id] ?? titleIn(ground.title, language)) : '';
}

/** The topmost first half and the topmost second half, noun first. Faces are given bottom to top. */
export function titleOf(faces: readonly Face[], language: Language): string {
  const top = [...faces].reverse();
  const halves = [top.find((face) => face.half === 'first'), top.find((face) => face.half === 'second')];
  const words = halves.flatMap((face) => (face ? [titleIn(face.title, language)] : [])).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One half of a card's title alone: 'La volpe …', '… sotto vetro'. */
export function halfTitle(face: Face, language: Language): string {
  return face.half === 'first' ? `${titleIn(face.title, language)} …` : `… ${titleIn(face.title, language)}`;
}
