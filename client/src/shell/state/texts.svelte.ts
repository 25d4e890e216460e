// The Fluent texts of the shell, the rules core and the games, in the chosen language.
import { FluentBundle, type FluentNumber, type FluentResource } from '@fluent/bundle';
import pieces, { silent, type Messages, type Piece } from 'virtual:texts';
import { isolate } from '../../kit/format/bidiIsolate';
import { formatNumber } from '../../kit/format/number';
import { formatList } from '../../kit/format/list';
import type { Language } from '../../wire/messages';
import { LocalNumber, NUMBER } from '../../kit/format/fluentNumber';
import { settings } from './settings.svelte';

type Shelf = Map<string, FluentBundle>;

/** The bundles of the current language. A game's bundle holds only its title until its texts are loaded. */
let shelf = $state.raw<Shelf>(new Map());
let spoken: Language = 'it';
/** The owners whose texts were requested, and those whose texts are loaded. */
const wanted = new Set<string>();
let there = $state.raw<ReadonlySet<string>>(new Set());

function add(to: Shelf, owner: string, language: string, messages: Messages) {
  const bundle = to.get(owner) ?? new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
  const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource({ body } as unknown as FluentResource, { allowOverrides: true });
  to.set(owner, bundle);
}

/** Games that have no texts in a language use English. */
const inWhich = (owner: string, language: Language): Language => (silent[language]?.includes(owner) ? 'en' : language);

/** Load the shell's texts with all game titles, and those of the requested games. */
export async function loadTexts(language: Language) {
  spoken = language;
  const { messages, lids } = (await pieces[`${language}/shell`]()) as Piece;
  const found: Shelf = new Map();
  add(found, 'shell', language, messages);
  for (const [owner, lid] of Object.entries(lids!)) add(found, owner, inWhich(owner, language), lid);
  const games = [...wanted];
  const opened = await Promise.all(games.map((owner) => pieces[`${language}/${owner}`]()));
  if (spoken !== language) return;
  games.forEach((owner, i) => add(found, owner, inWhich(owner, language), opened[i].messages));
  shelf = found;
  there = new Set(games);
}

const ownerOf = (game: string, box: string) => (pieces[`${spoken}/${game}`] ? game : box);

/** Load the texts of a game. `game` is its id, `box` the folder it lives in. */
export async function loadGameTexts(game: string, box: string = game): Promise<void> {
  const owner = ownerOf(game, box);
  const language = spoken;
  if (wanted.has(owner) || !pieces[`${language}/${owner}`]) return;
  wanted.add(owner);
  try {
    const { messages } = await pieces[`${language}/${owner}`]();
    if (spoken !== language) return; // loadTexts loads them in the other language
    const next = new Map(shelf);
    add(next, owner, inWhich(owner, language), messages);
    shelf = next;
    there = new Set([...there, owner]);
  } catch (error) {
    wanted.delete(owner);
    throw error;
  }
}

/** Whether a game's texts are loaded; also true for a game without texts. Reactive. */
export function hasGameTexts(game: string, box: string = game): boolean {
  const owner = ownerOf(game, box);
  return there.has(owner) || !pieces[`${settings.language}/${owner}`];
}

/** The language in which a game's texts appear: the chosen one, else English. */
export function languageOf(game: string, box: string = game): Language {
  return inWhich(ownerOf(game, box), settings.language);
}

function plain(fact: unknown): string | FluentNumber {
  if (typeof fact === 'string') return isolate(fact);
  if (typeof fact === 'number') return new LocalNumber(fact);
  if (typeof fact === 'boolean') return String(fact);
  if (fact === null || fact === undefined) return '–';
  if (Array.isArray(fact))
    return fact.map((each) => (typeof each === 'number' ? formatNumber(each) : plain(each))).join(' · ');
  return JSON.stringify(fact);
}

function filled(bundle: FluentBundle, key: string, facts: Record<string, unknown>): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const clean = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]));
  return bundle.formatPattern(message.value, clean, []);
}

/** A text of a game, else of the shell; null where neither has it. */
export function findText(owner: string, key: string, facts: Record<string, unknown> = {}): string | null {
  for (const name of owner === 'shell' ? ['shell'] : [owner, 'shell']) {
    const bundle = shelf.get(name);
    const text = bundle && filled(bundle, key, facts);
    if (text !== null && text !== undefined) return text;
  }
  return null;
}

/** A text of the shell. */
export function t(key: string, facts: Record<string, unknown> = {}): string {
  return findText('shell', key, facts) ?? key;
}

/** The texts of a game, falling back to the shell's. `game` is its id, `box` the folder it lives in. */
export function textsOf(game: string, box: string = game) {
  const name = shelf.has(game) ? game : box;
  return (key: string, facts: Record<string, unknown> = {}) => findText(name, key, facts) ?? key;
}

/** The title or tagline of a game. A box of several games has a `game-title-<id>` for each. */
export function gameText(what: 'title' | 'tagline', game: string, box: string = game): string {
  return (
    findText(game, `game-${what}-${game}`) ??
    findText(box, `game-${what}-${game}`) ??
    findText(game, `game-${what}`) ??
    findText(box, `game-${what}`) ??
    game
  );
}

/** Names in a sentence: 'Anna, Bea e Carlo'. */
export function listNames(names: string[]): string {
  return formatList(names, settings.language);
}
