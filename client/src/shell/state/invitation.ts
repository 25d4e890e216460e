// What a person who comes by link or code is being asked to: the game and how many sit there, never who.
import type { TableSummary } from '../../wire/types';
import { catalog } from './catalog.svelte';
import { about, t } from './texts.svelte';

export function invitation(table: TableSummary): string {
  return t('invited', { count: table.people, game: about('title', table.game, catalog.boxOf(table.game)) });
}
