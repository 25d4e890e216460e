// What the first page is made of: its own files and all they import, found by reading them. The rest is fetched by the pages that need it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const STARTS = ['main.ts', 'shell/home/Home.svelte'];
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm;

/** The file an import means: as it is written, or a module whose ending is left out. */
const meant = (path: string) =>
  ['', '.ts', '.svelte.ts'].map((ending) => path + ending).find((each) => /\.\w+$/.test(each) && existsSync(each));

export function firstPage(): Set<string> {
  const found = new Set<string>();
  const look = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    if (!/\.(ts|svelte)$/.test(path)) return;
    for (const [, named] of readFileSync(path, 'utf-8').matchAll(IMPORT)) {
      const file = meant(resolve(dirname(path), named));
      if (file) look(file);
    }
  };
  for (const start of STARTS) look(resolve(SOURCES, start));
  return found;
}
