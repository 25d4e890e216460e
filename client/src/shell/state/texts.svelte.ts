// Sentences: Fluent files of the kernel, the shell and every game, in the person's language.
import { FluentBundle, type FluentNumber, type FluentResource } from '@fluent/bundle';
import pieces, { silent, type Messages, type Piece } from 'virtual:texts';
import { isolate } from '../../kit/format/bidiIsolate';
import { formatNumber } from '../../kit/format/number';
import { formatList } from '../../kit/format/list';
import type { Language } from '../../wire/messages';
import { LocalNumber, NUMBER } from '../../kit/format/fluentNumber';
import { settings } from './settings.svelte';

type Shelf = Map<string, FluentBundle>;

/** Every bundle of the language that is spoken; a game's holds only its title until its box is opened. */
let shelf = $state.raw<Shelf>(new Map());
let spoken: Language = 'it';
/** The games whose texts are wanted, and those whose texts are there. */
const wanted = new Set<string>();
let there = $state.raw<ReadonlySet<string>>(new Set());

function add(to: Shelf, owner: string, language: string, messages: Messages) {
  const bundle = to.get(owner) ?? new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
  const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource({ body } as unknown as FluentResource, { allowOverrides: true });
  to.set(owner, bundle);
}

/** A game that does not speak a language speaks English. */
const inWhich = (owner: string, language: Language): Language => (silent[language]?.includes(owner) ? 'en' : language);

/** The shell's texts with every game's title, and what is wanted of the games. */
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

/** Bring a game's texts. `game` is its id, `box` the folder it lives in. */
export async function loadGameTexts(game: string, box: string = game): Promise<void> {
  const owner = ownerOf(game, box);
  const language = spoken;
  if (wanted.has(owner) || !pieces[`${language}/${owner}`]) return;
  wanted.add(owner);
  try {
    const { messages } = await pieces[`${language}/${owner}`]();
    if (spoken !== language) return; // the other language brings it along
    const next = new Map(shelf);
    add(next, owner, inWhich(owner, language), messages);
    shelf = next;
    there = new Set([...there, owner]);
  } catch (error) {
    wanted.delete(owner);
    throw error;
  }
}

/** Whether a game can speak yet: read it in a $derived. One that has no texts at all need not be waited for. */
export function hasGameTexts(game: string, box: string = game): boolean {
  const owner = ownerOf(game, box);
  return there.has(owner) || !pieces[`${settings.language}/${owner}`];
}

/** The language a game speaks to this person: theirs, or English where it does not know theirs yet. */
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

/** One text of a game, else of the shell; null where neither has it. */
export function findText(owner: string, key: string, facts: Record<string, unknown> = {}): string | null {
  for (const name of owner === 'shell' ? ['shell'] : [owner, 'shell']) {
    const bundle = shelf.get(name);
    const text = bundle && filled(bundle, key, facts);
    if (text !== null && text !== undefined) return text;
  }
  return null;
}

/** One text of the shell. */
export function t(key: string, facts: Record<string, unknown> = {}): string {
  return findText('shell', key, facts) ?? key;
}

/** The texts of one game, falling back to the shell's. `game` is its id, `box` the folder it lives in. */
export function textsOf(game: string, box: string = game) {
  const name = shelf.has(game) ? game : box;
  return (key: string, facts: Record<string, unknown> = {}) => findText(name, key, facts) ?? key;
}

/** A game's title or tagline: one box may hold several games, each with its own `game-title-<id>`. */
export function gameText(what: 'title' | 'tagline', game: string, box: string = game): string {
  return (
    findText(game, `game-${what}-${game}`) ??
    findText(box, `game-${what}-${game}`) ??
    findText(game, `game-${what}`) ??
    findText(box, `game-${what}`) ??
    game
  );
}

/** Names in a row as people say them: 'Anna, Bea e Carlo'. */
export function listNames(names: string[]): string {
  return formatList(names, settings.language);
}
