// What each did best, as the end of the game tells it: true superlatives from the log, in the game's own words.
import type { TableModel } from '../state/tableStore.svelte';
import { maybe } from '../../state/texts.svelte';

export interface Praise {
  key: string;
  text: string;
  shared: boolean;
}

export function praiseOf(
  table: { room: { game: string } | null; ending?: TableModel['ending'] },
  box: string,
  seat: number,
): Praise[] {
  const game = table.room!.game;
  return (table.ending?.honours ?? [])
    .filter((each) => each.seat === seat)
    .flatMap(({ key, facts, shared }) => {
      const text = maybe(game, `honour-${key}`, facts ?? {}) ?? maybe(box, `honour-${key}`, facts ?? {});
      return text ? [{ key, text, shared: (shared ?? 1) > 1 }] : [];
    });
}
