// Sentences: Fluent files of the kernel, the shell and every game, in the person's language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../wire/messages';
import { settings } from './settings.svelte';

type Loader = () => Promise<string>;
const pages: Record<string, Loader> = {
  ...(import.meta.glob('./texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>),
  ...(import.meta.glob('../../../src/ludoteca/rules/texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>),
  ...(import.meta.glob('../../../src/ludoteca/room/texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>),
  ...(import.meta.glob('../../../src/ludoteca/games/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>),
  ...(import.meta.glob('../../../examples/texts/*/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>),
};

/** 'shell' for what belongs to no game, else the game's folder. */
function owner(path: string): string {
  return path.match(/games\/([^/]+)\/texts\//)?.[1] ?? path.match(/examples\/texts\/([^/]+)\//)?.[1] ?? 'shell';
}

let shelf = $state.raw<Map<string, FluentBundle>>(new Map());

export async function loadTexts(language: Language) {
  const found = new Map<string, FluentBundle>();
  await Promise.all(
    Object.entries(pages)
      .filter(([path]) => path.endsWith(`/${language}.ftl`))
      .map(async ([path, load]) => {
        const resource = new FluentResource(await load());
        const name = owner(path);
        if (!found.has(name)) found.set(name, new FluentBundle(language, { useIsolating: false }));
        found.get(name)!.addResource(resource, { allowOverrides: true });
      }),
  );
  shelf = found;
}

function plain(fact: unknown): string | number {
  if (typeof fact === 'string' || typeof fact === 'number') return fact;
  if (typeof fact === 'boolean') return String(fact);
  if (fact === null || fact === undefined) return '–';
  if (Array.isArray(fact)) return fact.map((each) => plain(each)).join(' · ');
  return JSON.stringify(fact);
}

function filled(bundle: FluentBundle, key: string, facts: Record<string, unknown>): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const clean = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]));
  return bundle.formatPattern(message.value, clean, []);
}

/** One text of a game, else of the shell; null where neither has it. */
export function maybe(owner: string, key: string, facts: Record<string, unknown> = {}): string | null {
  for (const name of owner === 'shell' ? ['shell'] : [owner, 'shell']) {
    const bundle = shelf.get(name);
    const text = bundle && filled(bundle, key, facts);
    if (text !== null && text !== undefined) return text;
  }
  return null;
}

/** One text of the shell. */
export function t(key: string, facts: Record<string, unknown> = {}): string {
  return maybe('shell', key, facts) ?? key;
}

/** The texts of one game, falling back to the shell's. `game` is its id, `box` the folder it lives in. */
export function textsOf(game: string, box: string = game) {
  const name = shelf.has(game) ? game : box;
  return (key: string, facts: Record<string, unknown> = {}) => maybe(name, key, facts) ?? key;
}

/** A game's title or tagline: one box may hold several games, each with its own `game-title-<id>`. */
export function about(what: 'title' | 'tagline', game: string, box: string = game): string {
  return maybe(game, `game-${what}-${game}`) ?? maybe(box, `game-${what}-${game}`) ?? maybe(game, `game-${what}`) ?? maybe(box, `game-${what}`) ?? game;
}

/** Names in a row as people say them: 'Anna, Bea e Carlo'. */
export function together(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}
