// The texts as the pages load them: one piece for the shell with every game's title, one piece for each game, per language.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHELL = ['client/src/shell/texts', 'src/ludoteca/rules/texts', 'src/ludoteca/room/texts'];
const NAME = 'virtual:texts';
/** What stands on the shelf before a box is opened. */
const ON_THE_LID = /^game-(title|tagline)/;

const folders = (path: string) => readdirSync(join(ROOT, path), { withFileTypes: true }).filter((each) => each.isDirectory()).map((each) => each.name);
const files = (path: string) => readdirSync(join(ROOT, path)).filter((name) => name.endsWith('.ftl')).map((name) => join(ROOT, path, name));

/** Who owns which files: 'shell', the desk, and every game by its folder. */
export function owners(): Map<string, string[]> {
  const found = new Map<string, string[]>([['shell', SHELL.flatMap(files)]]);
  for (const game of folders('src/ludoteca/games')) {
    try {
      found.set(game, files(`src/ludoteca/games/${game}/texts`));
    } catch {
      // A folder without texts is no game.
    }
  }
  found.set('desk', files('client/src/shell/desk/texts'));
  for (const game of folders('examples/texts')) found.set(game, files(`examples/texts/${game}`));
  return found;
}

const languageOf = (path: string) => path.match(/([a-z-]+)\.ftl$/)![1];

/** Messages of a page one by one, without comments: one starts at the margin and goes on indented. */
export function messages(page: string): string[] {
  const found: string[] = [];
  for (const line of page.split('\n')) {
    if (/^#|^\s*$/.test(line)) continue;
    if (/^\S/.test(line) && !/^[}\]]/.test(line)) found.push(line.trimEnd());
    else found[found.length - 1] += `\n${line.trimEnd()}`;
  }
  return found;
}

function piece(owner: string, language: string, wanted: (message: string) => boolean): string {
  const pages = owners().get(owner)!.filter((path) => languageOf(path) === language);
  return pages.flatMap((path) => messages(readFileSync(path, 'utf-8'))).filter(wanted).join('\n');
}

/** `virtual:texts` knows where each piece is; `virtual:texts/<language>/<owner>` is one. */
export function texts(): Plugin {
  return {
    name: 'ludoteca-texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      for (const path of [...owners().values()].flat()) this.addWatchFile(path);
      const [, language, owner] = id.split('/');
      if (!language) {
        const lines: string[] = [];
        for (const [name, paths] of owners()) {
          for (const each of new Set(paths.map(languageOf))) lines.push(`  '${each}/${name}': () => import('${NAME}/${each}/${name}'),`);
        }
        return `export default {\n${lines.join('\n')}\n};`;
      }
      const text = piece(owner, language, (message) => owner === 'shell' || !ON_THE_LID.test(message));
      if (owner !== 'shell') return `export const text = ${JSON.stringify(text)};`;
      const lids: Record<string, string> = {};
      for (const game of owners().keys()) {
        const lid = game === 'shell' ? '' : piece(game, language, (message) => ON_THE_LID.test(message));
        if (lid) lids[game] = lid;
      }
      return `export const text = ${JSON.stringify(text)};\nexport const lids = ${JSON.stringify(lids)};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(dirname(ROOT)) || !file.endsWith('.ftl')) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}
