// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { Bottle, BottleDropped, Contest, ContestOptions, ContestSettled, Contested, Dispute, NothingWritten, Pass, PenDown, Penalised, Ready, Request, Sheet, TurnBegan, Vote, Voted, WordShown, Write, Writing } from './polywords';

export type * from './polywords';

export type Options = ContestOptions;

export type Move = Write | Pass | Ready | Contest | Vote | Bottle;

export interface WordsErased {
  type: 'WordsErased';
  word: string;
  seats: number[];
}

export type Event = TurnBegan | PenDown | WordShown | NothingWritten | WordsErased | Contested | Voted | ContestSettled | Penalised | BottleDropped;

/** View of a game with contests. */
export interface ContestView {
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
}

export type View = ContestView;

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
