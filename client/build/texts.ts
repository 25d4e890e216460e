// Bundles the Fluent texts: one module for the shell with all game titles and one for each game, per language. They are
// parsed here, so that no browser has to.
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDED = 'src/ludoteca/languages';
/**
 * The parts of the shell's texts and the folders of their originals. An added language has a file for each in its own
 * folder.
 */
const SHELL: Record<string, string> = {
  shell: 'client/src/shell/texts',
  kernel: 'src/ludoteca/rules/texts',
  room: 'src/ludoteca/protocol/texts',
};
const NAME = 'virtual:texts';
/** The texts that the shelf shows before a box is opened. */
export const COVER_TEXTS = /^game-(title|tagline)/;

const folders = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name);

/** The name of every language, by code. */
export function languages(): Record<string, string> {
  const added = folders(ADDED).filter((code) => existsSync(join(ROOT, ADDED, code, 'language.json')));
  return {
    it: 'Italiano',
    en: 'English',
    ...Object.fromEntries(
      added.map((code) => [code, JSON.parse(readFileSync(join(ROOT, ADDED, code, 'language.json'), 'utf-8')).name]),
    ),
  };
}

/** The text files by owner and language. Owners are 'shell', 'desk' and each game's folder. */
export function owners(): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>();
  const own = (owner: string, parts: Record<string, string>) => {
    const pages = new Map<string, string[]>();
    for (const language of Object.keys(languages())) {
      const there = Object.entries(parts)
        .flatMap(([part, folder]) => [
          join(ROOT, folder, `${language}.ftl`),
          join(ROOT, ADDED, language, `${part}.ftl`),
        ])
        .filter(existsSync);
      if (there.length) pages.set(language, there);
    }
    if (pages.size) found.set(owner, pages); // a folder without texts is no game
  };
  own('shell', SHELL);
  for (const game of folders('src/ludoteca/games')) own(game, { [game]: `src/ludoteca/games/${game}/texts` });
  own('desk', { desk: 'client/src/shell/admin/texts' });
  for (const game of folders('examples/texts')) own(game, { [game]: `examples/texts/${game}` });
  return found;
}

/** Messages that were parsed before: a file is read once for each module it is part of. */
const wellFormed = new Set<string>();

/**
 * The messages of a file, without comments. A message starts at the margin and continues indented.
 * Throws for a malformed message, with file and line.
 */
export function messages(page: string, path: string): string[] {
  const found: { text: string; line: number }[] = [];
  for (const [number, line] of page.split('\n').entries()) {
    if (/^#|^\s*$/.test(line)) continue;
    const last = found.at(-1);
    if (/^\S/.test(line) && !/^[}\]]/.test(line)) found.push({ text: line.trimEnd(), line: number + 1 });
    else if (last) last.text += `\n${line.trimEnd()}`;
    else throw new Error(`${relative(ROOT, path)}:${number + 1}: a message begins at the margin, as “key = text”`);
  }
  for (const { text, line } of found) check(text, `${relative(ROOT, path)}:${line}`);
  return found.map(({ text }) => text);
}

/** Throw if a message cannot be parsed: at run time it would be missing. */
function check(message: string, place: string) {
  if (wellFormed.has(message)) return;
  const { body } = new FluentResource(message);
  if (body.length !== 1 || body[0].value === null) {
    const key = /^[\w-]+/.exec(message)?.[0] ?? message.slice(0, 20);
    const wrong = message.includes('=') ? 'is no valid Fluent message' : 'has no “=” and no text';
    throw new Error(`${place}: “${key}” ${wrong}; see docs/write-a-game/translating.md`);
  }
  wellFormed.add(message);
}

const keyOf = (message: string) => message.slice(0, message.indexOf('=')).trim();
/** Of several messages with one key the first counts: shell before rules before room. */
const once = (all: string[]) =>
  [...new Map(all.toReversed().map((message) => [keyOf(message), message])).values()].toReversed();
const read = (paths: string[] = []) => once(paths.flatMap((path) => messages(readFileSync(path, 'utf-8'), path)));

/** The texts of an owner in a language; untranslated messages are in English. */
export function piece(owner: string, language: string, wanted: (message: string) => boolean): string {
  const pages = owners().get(owner)!;
  const said = read(pages.get(language));
  const known = new Set(said.map(keyOf));
  return [...said, ...read(pages.get('en')).filter((message) => !known.has(keyOf(message)))].filter(wanted).join('\n');
}

/** Messages as FluentBundle wants them. We use no attributes and no terms. */
function readyToSay(text: string): string {
  const { body } = new FluentResource(text);
  const said = Object.fromEntries(body.map(({ id, value }) => [id, value]));
  return `JSON.parse(${JSON.stringify(JSON.stringify(said))})`;
}

/** `virtual:texts` is the index of all modules; `virtual:texts/<language>/<owner>` is one of them. */
export function texts(): Plugin {
  return {
    name: 'ludoteca-texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      for (const pages of owners().values()) for (const path of [...pages.values()].flat()) this.addWatchFile(path);
      const [, language, owner] = id.split('/');
      if (!language) {
        const lines: string[] = [];
        const silent: Record<string, string[]> = {};
        for (const [name, pages] of owners()) {
          for (const each of Object.keys(languages())) {
            const spoken = pages.has(each) ? each : 'en';
            lines.push(`  '${each}/${name}': () => import('${NAME}/${spoken}/${name}'),`);
            if (spoken !== each) (silent[each] ??= []).push(name);
          }
        }
        return [
          `export default {\n${lines.join('\n')}\n};`,
          `export const languages = ${JSON.stringify(languages())};`,
          `export const silent = ${JSON.stringify(silent)};`,
        ].join('\n');
      }
      const text = piece(owner, language, (message) => owner === 'shell' || !COVER_TEXTS.test(message));
      if (owner !== 'shell') return `export const messages = ${readyToSay(text)};`;
      const lids: string[] = [];
      for (const game of owners().keys()) {
        const lid = game === 'shell' ? '' : piece(game, language, (message) => COVER_TEXTS.test(message));
        if (lid) lids.push(`${JSON.stringify(game)}: ${readyToSay(lid)}`);
      }
      return `export const messages = ${readyToSay(text)};\nexport const lids = { ${lids.join(', ')} };`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(dirname(ROOT)) || !file.endsWith('.ftl')) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}
