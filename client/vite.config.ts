// Builds the client into the Python package. Only the splash screen is inline; its hashes are in the content security
// policy.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { splash } from './build/splash';
import { preload } from './build/preload';
import { homeModules } from './build/homeModules';
import { compress } from './build/compress';
import { texts } from './build/texts';

const first = homeModules();
const ALWAYS = /client\/src\/(kit|wire|games\/boxCovers|shell\/(?!(home|box)\/))/;
const SHARED = /client\/src\/(kit|shell|wire|games\/boxCovers)/;
const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8120';

export default defineConfig({
  plugins: [svelte(), texts(), splash(), preload(), compress()],
  base: './', // the server writes the base path into the page
  build: {
    outDir: fileURLToPath(new URL('../src/ludoteca/server/http/client', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Shared modules of the shell go into three chunks: those of every page, those of the home page, and the rest.
      // Many small chunks load slower on a phone.
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
