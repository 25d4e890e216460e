// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

import type { Bottle, BottleDropped, Contest, ContestSettled, Contested, Dispute, Draft, Pass, PenDown, Penalised, Ready, Request, Sheet, TurnBegan, Write, Writing } from './polywords';

export type * from './polywords';

/** With two teams there are no neutral voters: the dictionary and the lists decide. */
export interface MantaOptions {
  hourglass: 0 | 45 | 60 | 90;
  hard: boolean;
  hints: boolean;
  paths: boolean;
  words: 'en' | 'it';
}

export type Options = MantaOptions;

/** Manta: place a category beside a length, for the other team. */
export interface Assign {
  type: 'assign';
  category: string;
  length: number;
}

export type Move = Assign | Write | Draft | Pass | Ready | Contest | Bottle;

export interface CardLaid {
  type: 'CardLaid';
  team: number;
  length: number;
}

export interface PairsShown {
  type: 'PairsShown';
  team: number;
  pairs: Record<number, string>;
}

export interface TeamWrote {
  type: 'TeamWrote';
  seat: number;
  team: number;
  word: string;
  text: string;
  path: number[];
  length: number;
  new: number;
}

export interface DraftShown {
  type: 'DraftShown';
  seat: number;
  word: string;
}

export interface TeamFinished {
  type: 'TeamFinished';
  team: number;
  missing: number;
}

export type Event = TurnBegan | CardLaid | PairsShown | TeamWrote | DraftShown | PenDown | TeamFinished | Contested | ContestSettled | Penalised | BottleDropped;

/** View of Manta. The other team's cards are hidden until both have placed theirs; its drafts always. */
export interface MantaView {
  options: MantaOptions;
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
  hands: string[][];
  pairs: Record<number, string>[];
  dealt: string[][];
  drafts: Record<number, Writing>;
}

export type View = MantaView;

/** The rules' own numbers. */
export const NUMBERS = {
  side: 8,
  centre: [27, 28, 35, 36],
  longest_text: 60,
  bottle_costs: 3,
  contest_costs: 2,
  nothing_costs: 2,
  turns: 4,
  cards: 3,
  lengths: [4, 5, 6, 7, 8, 9],
} as const;
