// The page as it is before the program has come: small pieces of client/door go into it, so that one answer of the house is enough for a first picture.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languages, ON_THE_LID, owners, piece } from './texts';

const part = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../splash/${name}`, import.meta.url)), 'utf-8')
    .replace(/^(\/\/.*|\/\*.*\*\/)\n/gm, '')
    .trim();
/** What belongs to the program: the tags that fetch it. */
const PROGRAM =
  /^ *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)"|link rel="preload" href="\/api).*\n/gm;

/** Theme and first look go into the page; what fetches the program waits in #later until the door is painted. */
export function door(): Plugin {
  return {
    name: 'ludoteca-door',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const way = `<script>${part('theme.js')}</script>\n    <style>${part('splash.css')
          .replace(/\/\*.*\*\/\n/g, '')
          .replace(/\n\s*/g, '\n')}</style>`;
        const dressed = page.replace('<!-- the way in -->', () => way);
        if (!bundle) return dressed;
        const later = [...dressed.matchAll(PROGRAM)].map(([tag]) => tag).join('');
        return dressed
          .replace(PROGRAM, '')
          .replace(
            '  </body>',
            () =>
              `    <template id="later">\n${later}    </template>\n    <script>${part('loadProgram.js')}</script>\n  </body>`,
          );
      },
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const wrapped = (page: string, language: string, inside: string) =>
  `<div id="door" data-page="${page}" lang="${language}" aria-hidden="true" inert>${inside}</div>`;

/** The box that stands first on the shelf, as catalog.svelte.ts has it, and how wide GameBox.svelte shows it. */
const FIRST = 'duplik';
const ON_THE_SHELF = '(max-width: 560px) 150px, 190px';
const ALONE = '240px';

/** What an owner of texts says in a language, asked for by name. */
function speaker(owner: string, language: string, wanted: (message: string) => boolean) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(piece(owner, language, wanted)));
  return (key: string, facts = {}) => escaped(bundle.formatPattern(bundle.getMessage(key)!.value!, facts));
}

/** What the door says, by language: on the `home` page, and at a table of each game. `coverOf` has the picture of a box, where there is one. */
export function doors(coverOf: (box: string, sizes: string) => string): Record<string, Record<string, string>> {
  const boxes = [...owners().keys()].filter((box) => coverOf(box, ALONE));
  const inLanguage = (language: string): Record<string, string> => {
    const t = speaker('shell', language, () => true);
    const pages: Record<string, string> = {};
    for (const box of boxes) {
      const lid = piece(box, language, (message) => ON_THE_LID.test(message));
      const say = speaker(box, language, (message) => ON_THE_LID.test(message));
      for (const [, key, game = box] of lid.matchAll(/^(game-title(?:-(\w+))?)/gm)) {
        pages[game] = wrapped(
          'table',
          language,
          `<div class="lid">${coverOf(box, ALONE)}</div><b>${say(key)}</b><p class="say">${t('looking-for-table')}</p>`,
        );
      }
    }
    const first = speaker(FIRST, language, (message) => ON_THE_LID.test(message));
    pages.home = wrapped(
      'home',
      language,
      [
        `<header><p><b>Ludoteca</b><span class="say">${t('motto', { count: boxes.length })}</span></p><s></s>`,
        `<div class="code"><em class="say">${t('have-a-code')}</em><span><i>K7MQ</i><u class="say">${t('sit-down')}</u></span></div></header>`,
        `<div class="cabinet"><div class="inside"><span class="box"><span class="stand"><span class="body"><span class="spine"></span>`,
        `<span class="front">${coverOf(FIRST, ON_THE_SHELF)}</span></span></span>`,
        `<span class="tag"><span class="say">${first('game-tagline')}</span></span></span></div></div>`,
      ].join(''),
    );
    return pages;
  };
  return Object.fromEntries(Object.keys(languages()).map((language) => [language, inLanguage(language)]));
}
