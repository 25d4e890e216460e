// How the client is built: into the Python package, with nothing inline but the door, whose pieces the content policy knows by their sums.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { door } from './build/splash';
import { early } from './build/preload';
import { firstPage } from './build/homeModules';
import { pack } from './build/compress';
import { texts } from './build/texts';

const first = firstPage();
const ALWAYS = /client\/src\/(kit|wire|games\/boxCovers|shell\/(?!(home|box)\/))/;
const SHARED = /client\/src\/(kit|shell|wire|games\/boxCovers)/;
const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8120';

export default defineConfig({
  plugins: [svelte(), texts(), door(), early(), pack()],
  base: './', // the server writes in which path of which house this is
  build: {
    outDir: fileURLToPath(new URL('../src/ludoteca/server/http/client', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What several pages of the shell share comes in a few pieces, what every page needs, the shelf's and the rest: many small ones cost a phone more than they weigh.
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', test: (id) => first.has(id) && ALWAYS.test(id), priority: 2 },
            { name: 'shelf', test: (id) => first.has(id) && SHARED.test(id), minShareCount: 2, priority: 1 },
            { name: 'rooms', test: (id) => SHARED.test(id), minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
