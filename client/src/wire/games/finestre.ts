// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { CardLeft, CardWon, OutlineShown, PawnPlaced, Place, Ready, Revealed, TimeOver, UnseenCardWon } from './finestre_shared';

export type * from './finestre_shared';

/** Options of Finestre. */
export interface FinestreOptions {
  difficulty: 'bambini' | 'difficile' | 'normale';
  new_houses: boolean;
  windows_return: boolean;
  round_time: 0 | 20 | 30 | 45;
  equal_sizes: boolean;
}

export type Options = FinestreOptions;

export type Move = Place | Ready;

export type Event = OutlineShown | PawnPlaced | TimeOver | Revealed | CardWon | UnseenCardWon | CardLeft;

/** The rules' own numbers. */
export const NUMBERS = {
  windows: 35,
  houses: 6,
  pictures: 35,
} as const;
