// What each page will ask for as soon as its program runs: the server writes it into the page, so that all comes at once.
import type { Plugin } from 'vite';

interface Chunk { type: string; fileName: string; isEntry?: boolean; facadeModuleId?: string | null; imports?: string[]; viteMetadata?: { importedCss: Set<string> } }

const PAGES: Record<string, string> = { home: 'home/Home.svelte', box: 'home/BoxPage.svelte', table: 'table/TablePage.svelte' };

/** Writes early.json: `texts` of the shell by language, `pages` with all that belongs to each beyond the way in. */
export function early(): Plugin {
  return {
    name: 'ludoteca-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(Object.values(bundle).filter((each) => each.type === 'chunk').map((each) => [each.fileName, each as Chunk]));
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
        for (const chunk of chunks.values()) {
          const language = chunk.facadeModuleId?.match(/virtual:texts\/([a-z-]+)\/shell$/)?.[1];
          if (language) texts[language] = chunk.fileName;
          for (const [page, path] of Object.entries(PAGES)) if (chunk.facadeModuleId?.endsWith(`/shell/${path}`)) pages[page] = withAll(chunk);
        }
        this.emitFile({ type: 'asset', fileName: 'early.json', source: JSON.stringify({ texts, pages }) });
      },
    },
  };
}
