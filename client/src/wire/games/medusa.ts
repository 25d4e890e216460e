// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

/** Alone there is nobody to contest: the dictionary and the lists decide. */
export interface MedusaOptions {
  hourglass: 0 | 45 | 60 | 90;
  hard: boolean;
  paths: boolean;
  words: 'en' | 'it';
  strict_shapes: boolean;
}

export type Options = MedusaOptions;

/** Write a word along a path. `lag` is the room's network correction where finishing first matters (Manta). */
export interface Write {
  type: 'write';
  word: string;
  path: number[];
  lag?: number;
}

/** Manta: show your team a word and where it could go; an empty word takes the draft back. */
export interface Draft {
  type: 'draft';
  word?: string;
  path?: number[];
}

/** No word this turn. */
export interface Pass {
  type: 'pass';
}

/** Put one of your bottles into an empty cell. */
export interface Bottle {
  type: 'bottle';
  cell: number;
}

export type Move = Write | Draft | Pass | Bottle;

export interface TurnBegan {
  type: 'TurnBegan';
  turn: number;
  categories: string[];
  letters: string;
  lengths: number[];
  shapes: string[];
}

export interface WordShown {
  type: 'WordShown';
  seat: number;
  word: string;
  text: string;
  path: number[];
  new: number;
  reused: number;
}

export interface RequestsMet {
  type: 'RequestsMet';
  seat: number;
  word: string;
  categories: string[];
  letters: string;
  shape: string;
}

export interface NothingWritten {
  type: 'NothingWritten';
  seat: number;
}

export interface Penalised {
  type: 'Penalised';
  seat: number;
  count: number;
  why: string;
}

export interface BottleDropped {
  type: 'BottleDropped';
  seat: number;
  cell?: number | null;
}

export type Event = TurnBegan | WordShown | RequestsMet | NothingWritten | Penalised | BottleDropped;

/** One board. `words` holds every word of the game, erased ones too; `beside` counts bottles that found no cell. */
export interface Sheet {
  cells: string;
  words: string[];
  beside: number;
  lines: number;
  dots: number[];
}

/** The cards lying face up. */
export interface Request {
  categories: string[];
  letters: string;
  lengths: number[];
  shapes: string[];
}

/** A word on the grid: as said, as written, and where. */
export interface Writing {
  text: string;
  word: string;
  path: number[];
}

/** What the dictionary and the lists say, shown to everybody before anybody votes. */
export interface Proof {
  in_dictionary: boolean;
  frequency: number;
  categories: string[];
  on_list: boolean;
  form_of?: string | null;
  partly: boolean;
  open_category: boolean;
  supports: boolean;
}

/** One accusation: who doubts which word of whom, and why. `guilty` is None while it is open. */
export interface Dispute {
  accuser: number;
  accused: number;
  number: number;
  word: string;
  reason: 'category' | 'sense';
  proof: Proof;
  category: string;
  voters: number[];
  votes: Record<number, boolean>;
  guilty?: boolean | null;
}

/** What the lists say of a word before it is written: which categories it would meet, and whether it is a word. */
export interface Probe {
  word: string;
  categories: string[];
  known: boolean;
}

export interface MedusaState {
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

export type View = MedusaState;
