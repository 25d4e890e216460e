// What a person who comes by link or code is being asked to: 'Anna ti invita a Masterdice.'
import type { TableSummary } from '../wire/types';
import { catalog } from './catalog.svelte';
import { about, t } from './texts.svelte';

export function invitation(table: TableSummary): string {
  return t('invited', { name: table.host, game: about('title', table.game, catalog.boxOf(table.game)) });
}
