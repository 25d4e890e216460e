// How the client is built: into the Python package, with nothing inline, so that the strictest content policy holds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8120';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: fileURLToPath(new URL('../src/ludoteca/web/client', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
