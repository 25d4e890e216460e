// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { Bottle, BottleDropped, Contest, ContestSettled, Contested, Dispute, NothingWritten, OutOfCategory, Pass, PenDown, Penalised, Ready, Request, Sheet, TurnBegan, Vote, Voted, WordShown, Write, Writing } from './polywords';

export type * from './polywords';

/** Gonfio asks for a category too, Sgonfio counts repeated letters. */
export interface PallaOptions {
  hourglass: 0 | 45 | 60 | 90;
  hard: boolean;
  referee: 'auto' | 'table';
  hints: boolean;
  paths: boolean;
  words: 'en' | 'it';
  variant: 'base' | 'gonfio' | 'sgonfio';
}

export type Options = PallaOptions;

export type Move = Write | Pass | Ready | Contest | Vote | Bottle;

export interface LettersCounted {
  type: 'LettersCounted';
  seat: number;
  word: string;
  letters: string;
  count: number;
}

export type Event = TurnBegan | PenDown | WordShown | NothingWritten | LettersCounted | OutOfCategory | Contested | Voted | ContestSettled | Penalised | BottleDropped;

export interface PallaView {
  options: PallaOptions;
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

export type View = PallaView;

/** The rules' own numbers. */
export const NUMBERS = {
  side: 8,
  centre: [27, 28, 35, 36],
  longest_text: 60,
  bottle_costs: 3,
  contest_costs: 2,
  nothing_costs: 2,
  turns: 8,
  letters: 5,
} as const;
