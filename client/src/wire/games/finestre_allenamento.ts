// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { CardLeft, CardWon, OutlineShown, PawnPlaced, Place, Ready, Revealed, TimeOver, UnseenCardWon } from './finestre_shared';

export type * from './finestre_shared';

/** `day` is a date passed in (2030-12-31), or empty: rules have no calendar. */
export interface TrainingOptions {
  difficulty: 'bambini' | 'difficile' | 'normale';
  cards: 10 | 20 | 34;
  new_houses: boolean;
  round_time: 0 | 20 | 30 | 45;
  day: string;
}

export type Options = TrainingOptions;

export type Move = Place | Ready;

export type Event = OutlineShown | PawnPlaced | TimeOver | Revealed | CardWon | UnseenCardWon | CardLeft;

/** The rules' own numbers. */
export const NUMBERS = {
  windows: 35,
  houses: 6,
  pictures: 35,
} as const;
