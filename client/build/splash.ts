// Puts the splash screen of client/splash into index.html, so that the first response already shows something.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languages, COVER_TEXTS, owners, piece } from './texts';

const source = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../splash/${name}`, import.meta.url)), 'utf-8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .trim();
const css = (name: string) =>
  source(name)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');

/** The tags that load the program. */
const PROGRAM =
  /^ *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)"|link rel="preload" href="\/api).*\n/gm;

/** Inline theme and styles. The tags of the program wait in #later until the splash screen is painted. */
export function splash(): Plugin {
  return {
    name: 'ludoteca-splash',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const head = `<script>${source('theme.js')}</script>\n    <style>${css('splash.css')}</style>`;
        const styled = page.replace('<!-- the way in -->', () => head);
        if (!bundle) return styled;
        const later = [...styled.matchAll(PROGRAM)].map(([tag]) => tag).join('');
        const foot = [
          `    <template id="later">\n${later}    </template>`,
          `    <script>${source('loadProgram.js')}</script>`,
          '  </body>',
        ].join('\n');
        return styled.replace(PROGRAM, '').replace('  </body>', () => foot);
      },
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const screen = (page: string, language: string, inside: string) =>
  `<div id="door" data-page="${page}" lang="${language}" aria-hidden="true" inert>${inside}</div>`;

/** The first box of the shelf (catalog.svelte.ts) and the sizes of its cover (GameBox.svelte). */
const FIRST_BOX = 'duplik';
const SHELF_SIZES = '(max-width: 560px) 150px, 190px';
const TABLE_SIZES = '240px';

/** A function that formats the texts of one owner. */
function formatter(owner: string, language: string, wanted: (message: string) => boolean) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(piece(owner, language, wanted)));
  return (key: string, facts = {}) => escaped(bundle.formatPattern(bundle.getMessage(key)!.value!, facts));
}

/** The splash screens by language: for 'home' and for a table of each game. `coverOf` renders a box's cover, or ''. */
export function splashScreens(coverOf: (box: string, sizes: string) => string): Record<string, Record<string, string>> {
  const boxes = [...owners().keys()].filter((box) => coverOf(box, TABLE_SIZES));
  const inLanguage = (language: string): Record<string, string> => {
    const t = formatter('shell', language, () => true);
    const pages: Record<string, string> = {};
    for (const box of boxes) {
      const lid = piece(box, language, (message) => COVER_TEXTS.test(message));
      const say = formatter(box, language, (message) => COVER_TEXTS.test(message));
      for (const [, key, game = box] of lid.matchAll(/^(game-title(?:-(\w+))?)/gm)) {
        const cover = `<div class="lid">${coverOf(box, TABLE_SIZES)}</div>`;
        const status = `<p class="say">${t('looking-for-table')}</p>`;
        pages[game] = screen('table', language, `${cover}<b>${say(key)}</b>${status}`);
      }
    }
    const first = formatter(FIRST_BOX, language, (message) => COVER_TEXTS.test(message));
    pages.home = screen(
      'home',
      language,
      [
        `<header><p><b>Ludoteca</b><span class="say">${t('motto', { count: boxes.length })}</span></p><s></s>`,
        `<div class="code"><em class="say">${t('have-a-code')}</em>`,
        `<span><i>K7MQ</i><u class="say">${t('sit-down')}</u></span></div></header>`,
        `<div class="cabinet"><div class="inside"><span class="box"><span class="stand">`,
        `<span class="body"><span class="spine"></span>`,
        `<span class="front">${coverOf(FIRST_BOX, SHELF_SIZES)}</span></span></span>`,
        `<span class="tag"><span class="say">${first('game-tagline')}</span></span></span></div></div>`,
      ].join(''),
    );
    return pages;
  };
  return Object.fromEntries(Object.keys(languages()).map((language) => [language, inLanguage(language)]));
}
