// The honours of a seat at the end of a game, in the game's texts.
import type { TableStore } from '../state/tableStore.svelte';
import { findText } from '../../state/texts.svelte';

export interface Honour {
  key: string;
  text: string;
  shared: boolean;
}

export function honoursOf(
  table: { room: { game: string } | null; ending?: TableStore['ending'] },
  box: string,
  seat: number,
): Honour[] {
  const game = table.room!.game;
  return (table.ending?.honours ?? [])
    .filter((each) => each.seat === seat)
    .flatMap(({ key, facts, shared }) => {
      const text = findText(game, `honour-${key}`, facts ?? {}) ?? findText(box, `honour-${key}`, facts ?? {});
      return text ? [{ key, text, shared: (shared ?? 1) > 1 }] : [];
    });
}
