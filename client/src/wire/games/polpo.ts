// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { Claim, Claimed, Contest, ContestSettled, Contested, Dispute, NothingWritten, OutOfCategory, Pass, PenDown, Penalised, Ready, Request, Said, Sheet, TurnBegan, Vote, Voted, WordShown, Write, Writing } from './polywords';

export type * from './polywords';

/** Agguato asks for a category too; strict shapes are written exactly as drawn. */
export interface PolpoOptions {
  hourglass: 0 | 45 | 60 | 90;
  hard: boolean;
  referee: 'auto' | 'table';
  hints: boolean;
  paths: boolean;
  words: 'en' | 'it';
  variant: 'agguato' | 'base';
  strict_shapes: boolean;
}

export type Options = PolpoOptions;

/** Polpo: clear a row in return for a full one. */
export interface Clear {
  type: 'clear';
  row: number;
}

export type Move = Claim | Write | Pass | Ready | Contest | Vote | Clear;

export interface LineDrawn {
  type: 'LineDrawn';
  seat: number;
  row: number;
}

export interface Eliminated {
  type: 'Eliminated';
  seat: number;
}

export interface RowCleared {
  type: 'RowCleared';
  seat: number;
  full: number;
  row?: number | null;
}

export interface PileEnded {
  type: 'PileEnded';
  pile: number;
}

export type Event = TurnBegan | PenDown | Claimed | WordShown | NothingWritten | OutOfCategory | Contested | Voted | ContestSettled | Penalised | LineDrawn | Eliminated | RowCleared | PileEnded;

export interface PolpoView {
  options: PolpoOptions;
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
  out: number[];
  strokes: number;
}

export type View = PolpoView;

/** The rules' own numbers. */
export const NUMBERS = {
  side: 8,
  centre: [27, 28, 35, 36],
  longest_text: 60,
  bottle_costs: 3,
  contest_costs: 2,
  nothing_costs: 2,
  turns: 8,
  pile: 2,
} as const;
