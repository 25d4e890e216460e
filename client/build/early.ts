// What a page will ask for as soon as its program runs, written into the page itself, so that it comes at the same time.
import type { Plugin } from 'vite';

interface Chunk { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[]; viteMetadata?: { importedCss: Set<string> } }

const PAGES: Record<string, string> = { home: 'home/Home.svelte', box: 'home/BoxPage.svelte', table: 'table/TablePage.svelte' };

export function early(): Plugin {
  return {
    name: 'ludoteca-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = new Map(Object.values(bundle ?? {}).filter((each) => each.type === 'chunk').map((each) => [each.fileName, each as Chunk]));
        const entry = [...chunks.values()].find((each) => (each as { isEntry?: boolean }).isEntry);
        const there = new Set(entry ? [entry.fileName, ...(entry.imports ?? [])] : []);
        const withAll = (chunk: Chunk): string[] => {
          const found = new Set<string>();
          const look = (each?: Chunk) => {
            if (!each || found.has(each.fileName) || there.has(each.fileName)) return;
            found.add(each.fileName);
            for (const css of each.viteMetadata?.importedCss ?? []) found.add(css);
            for (const name of each.imports ?? []) look(chunks.get(name));
          };
          look(chunk);
          return [...found].map((name) => `./${name}`);
        };
        const marks: string[] = [];
        for (const chunk of chunks.values()) {
          const texts = chunk.facadeModuleId?.match(/virtual:texts\/([a-z-]+)\/shell$/);
          if (texts) marks.push(`data-texts-${texts[1]}="./${chunk.fileName}"`);
          for (const [page, path] of Object.entries(PAGES)) if (chunk.facadeModuleId?.endsWith(`/shell/${path}`)) marks.push(`data-page-${page}="${withAll(chunk).join(' ')}"`);
        }
        return html.replace('<html lang="it"', `<html lang="it" ${marks.sort().join(' ')}`);
      },
    },
  };
}
