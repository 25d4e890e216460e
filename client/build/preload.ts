// Lists what each page loads first; the server writes these links into the page, so that all files load at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { splashScreens } from './splash';

const GAMES = fileURLToPath(new URL('../src/games', import.meta.url));

interface Asset {
  type: string;
  fileName: string;
  originalFileNames?: string[];
}
interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

const PAGES: Record<string, string> = {
  home: 'home/Home.svelte',
  box: 'box/BoxPage.svelte',
  table: 'table/TablePage.svelte',
};

/** The board of each box: what its index.ts imports lazily. */
function boards(): Map<string, string> {
  const found = new Map<string, string>();
  for (const box of readdirSync(GAMES)) {
    const index = `${GAMES}/${box}/index.ts`;
    const board =
      existsSync(index) && readFileSync(index, 'utf-8').match(/board: \(\) => import\('\.\/([\w/.]+)'\)/)?.[1];
    if (board) found.set(`/games/${box}/${board}`, box);
  }
  return found;
}

/** A cover as BoxCover.svelte renders it, so that it is loaded only once. */
function pictures(assets: Asset[]) {
  return (box: string, sizes: string): string => {
    const forms = new Map<string, string[]>();
    let plain = '';
    for (const asset of assets.toSorted((a, b) =>
      (a.originalFileNames?.[0] ?? '').localeCompare(b.originalFileNames?.[0] ?? ''),
    )) {
      const [, wide, form] =
        asset.originalFileNames?.[0]?.match(new RegExp(`games/${box}/cover-(\\d+)\\.(\\w+)$`)) ?? [];
      if (!wide) continue;
      forms.set(form, [...(forms.get(form) ?? []), `./${asset.fileName} ${wide}w`]);
      if (form === 'webp' && wide === '300') plain = `./${asset.fileName}`;
    }
    const sources = [...forms]
      .sort()
      .map(([form, choice]) => `<source type="image/${form}" srcset="${choice.join(', ')}" sizes="${sizes}">`);
    return (
      plain &&
      `<picture>${sources.join('')}<img src="${plain}" alt="" width="300" height="400" fetchpriority="high"></picture>`
    );
  };
}

/**
 * Writes early.json: `texts` of the shell by language, `pages` with the files each needs beyond the entry, `games` with
 * the files and texts of each board, and the splash screens (`doors`).
 */
export function preload(): Plugin {
  return {
    name: 'ludoteca-preload',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(
          Object.values(bundle)
            .filter((each) => each.type === 'chunk')
            .map((each) => [each.fileName, each as Chunk]),
        );
        const assets = Object.values(bundle).filter((each) => each.type === 'asset') as Asset[];
        const entry = [...chunks.values()].find((each) => each.isEntry)!;
        const there = new Set([entry.fileName, ...(entry.imports ?? [])]);
        const withAll = (chunk: Chunk): string[] => {
          const found = new Set<string>();
          const look = (each?: Chunk) => {
            if (!each || found.has(each.fileName) || there.has(each.fileName)) return;
            found.add(each.fileName);
            for (const css of each.viteMetadata?.importedCss ?? []) found.add(css);
            for (const name of each.imports ?? []) look(chunks.get(name));
          };
          look(chunk);
          return [...found];
        };
        const texts: Record<string, string> = {};
        const pages: Record<string, string[]> = {};
        const games: Record<string, string[]> = {};
        const shown = boards();
        for (const chunk of chunks.values()) {
          const language = chunk.facadeModuleId?.match(/virtual:texts\/([a-z-]+)\/shell$/)?.[1];
          if (language) texts[language] = chunk.fileName;
          const [, spoken, owner] = chunk.facadeModuleId?.match(/virtual:texts\/([a-z-]+)\/(\w+)$/) ?? [];
          if (owner && owner !== 'shell') games[`${owner}/${spoken}`] = [chunk.fileName];
          for (const [path, box] of shown) if (chunk.facadeModuleId?.endsWith(path)) games[box] = withAll(chunk);
          for (const [page, path] of Object.entries(PAGES))
            if (chunk.facadeModuleId?.endsWith(`/shell/${path}`)) pages[page] = withAll(chunk);
        }
        this.emitFile({
          type: 'asset',
          fileName: 'early.json',
          source: JSON.stringify({ texts, pages, games, doors: splashScreens(pictures(assets)) }),
        });
      },
    },
  };
}
