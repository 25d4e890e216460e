// The text of an invitation by link or code: the game and the number of people, without their names.
import type { TableSummary } from '../../wire/types';
import { catalog } from './catalog.svelte';
import { gameText, t } from './texts.svelte';

export function invitationText(table: TableSummary): string {
  return t('invited', { count: table.people, game: gameText('title', table.game, catalog.boxOf(table.game)) });
}
