// ESLint finds mistakes and lines over 120 columns; Prettier decides the rest of the layout.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  // Written by `ludoteca types`; a test compares them with the server's types.
  { ignores: ['src/wire/types.ts', 'src/wire/games/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.browser },
    rules: {
      // Prettier breaks no comment and no string. Paths of drawings stay on one line.
      'max-len': ['error', { code: 120, ignorePattern: '^\\s*(d=|\\w+: )?["\'][Mm][-\\d\\s.,a-zA-Z]+["\']' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      // Most maps and sets here are never shown; those that are shown are replaced as a whole ($state.raw).
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is the only way to keep a blank at the beginning of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  // Drawings of ours as markup. The server accepts only shapes in drawings that players bring.
  { files: ['src/games/{canvas,duplik}/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  { files: ['build/**', '*.config.*'], languageOptions: { globals: globals.node } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
