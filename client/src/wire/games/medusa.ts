// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { Bottle, BottleDropped, Dispute, Draft, NothingWritten, Pass, Penalised, Request, Sheet, TurnBegan, WordShown, Write, Writing } from './polywords';

export type * from './polywords';

/** In a game for one the dictionary and the lists decide. */
export interface MedusaOptions {
  hourglass: 0 | 45 | 60 | 90;
  hard: boolean;
  paths: boolean;
  words: 'en' | 'it';
  strict_shapes: boolean;
}

export type Options = MedusaOptions;

export type Move = Write | Draft | Pass | Bottle;

export interface RequestsMet {
  type: 'RequestsMet';
  seat: number;
  word: string;
  categories: string[];
  letters: string;
  shape: string;
}

/** Medusa: no card is left before the next three come down. */
export interface TableCleared {
  type: 'TableCleared';
  seat: number;
}

/** Medusa: the last word is written, and the sea is counted. */
export interface SeaCounted {
  type: 'SeaCounted';
  seat: number;
  empty: number;
  bottles: number;
  left: number;
  points: number;
}

export type Event = TurnBegan | WordShown | RequestsMet | NothingWritten | Penalised | BottleDropped | TableCleared | SeaCounted;

/** What the lists say about a word before it is written: its categories, and whether it exists. */
export interface Probe {
  word: string;
  categories: string[];
  known: boolean;
}

export interface MedusaView {
  options: MedusaOptions;
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
  probe?: Probe | null;
}

export type View = MedusaView;

/** The rules' own numbers. */
export const NUMBERS = {
  side: 8,
  centre: [27, 28, 35, 36],
  longest_text: 60,
  bottle_costs: 3,
  contest_costs: 2,
  nothing_costs: 2,
  turns: 12,
  kinds: 2,
  handful: 3,
} as const;
