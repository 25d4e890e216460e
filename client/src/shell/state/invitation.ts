// What a person who comes by link or code is being asked to: the game and how many sit there, never who.
import type { TableSummary } from '../../wire/types';
import { catalog } from './catalog.svelte';
import { gameText, t } from './texts.svelte';

export function invitationText(table: TableSummary): string {
  return t('invited', { count: table.people, game: gameText('title', table.game, catalog.boxOf(table.game)) });
}
