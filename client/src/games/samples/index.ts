// The clients of the two tutorial games.
import type { GameClient } from '../contract';

const grid: GameClient = { board: () => import('./Grid.svelte') };

export const games: Record<string, GameClient> = {
  tris: { ...grid, facts: (event) => ({ cell: Number(event.cell) + 1 }) },
  forza_quattro: { ...grid, facts: (event) => ({ column: Number(event.column) + 1 }) },
};
