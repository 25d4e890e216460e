// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { Bottle, BottleDropped, Contest, ContestSettled, Contested, Dispute, NothingWritten, Pass, PenDown, Penalised, Ready, Request, Sheet, TurnBegan, Vote, Voted, WordOptions, WordShown, Write, Writing } from './polywords';

export type * from './polywords';

export type Options = WordOptions;

export type Move = Write | Pass | Ready | Contest | Vote | Bottle;

export interface WordsErased {
  type: 'WordsErased';
  word: string;
  seats: number[];
}

export type Event = TurnBegan | PenDown | WordShown | NothingWritten | WordsErased | Contested | Voted | ContestSettled | Penalised | BottleDropped;

/** A table of Polywords. A view is the same with the others' `written` covered while they write. */
export interface WordState {
  options: WordOptions;
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

export type View = WordState;

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
