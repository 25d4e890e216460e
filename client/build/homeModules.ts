// Lists the modules of the home page: its entry points and everything they import statically.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const STARTS = ['main.ts', 'shell/home/Home.svelte'];
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm;

/** The file of an import, which may leave out its extension. */
const meant = (path: string) =>
  ['', '.ts', '.svelte.ts'].map((ending) => path + ending).find((each) => /\.\w+$/.test(each) && existsSync(each));

export function homeModules(): Set<string> {
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
