// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { Bottle, BottleDropped, Claim, Claimed, Contest, ContestOptions, ContestSettled, Contested, Dispute, NothingWritten, Pass, PenDown, Penalised, Ready, Request, Said, Sheet, TurnBegan, Vote, Voted, WordShown, Write, Writing } from './polywords';

export type * from './polywords';

export type Options = ContestOptions;

export type Move = Claim | Write | Pass | Ready | Contest | Vote | Bottle;

export type Event = TurnBegan | PenDown | Claimed | WordShown | NothingWritten | Contested | Voted | ContestSettled | Penalised | BottleDropped;

/** View of a game with spoken words, which are public. */
export interface ClaimView {
  options: ContestOptions;
  seats: number;
  turn: number;
  phase: 'assign' | 'bottles' | 'clear' | 'over' | 'place' | 'reveal' | 'vote' | 'write';
  began: number;
  ends?: number | null;
  sheets: Sheet[];
  request: Request;
  seen: Request;
  done: boolean[];
  written: Writing[][];
  disputes: Dispute[];
  due: number[];
  said: (Said | null)[];
}

export type View = ClaimView;

/** The rules' own numbers. */
export const NUMBERS = {
  side: 8,
  centre: [27, 28, 35, 36],
  longest_text: 60,
  bottle_costs: 3,
  contest_costs: 2,
  nothing_costs: 2,
  turns: 10,
} as const;
