// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

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

/** Nothing to object: go on. */
export interface Ready {
  type: 'ready';
}

/** Doubt a word of this turn: its sense, or that it belongs to the category. */
export interface Contest {
  type: 'contest';
  accused: number;
  reason?: 'category' | 'sense';
  number?: number;
}

/** Put one of your bottles into an empty cell. */
export interface Bottle {
  type: 'bottle';
  cell: number;
}

export interface TurnBegan {
  type: 'TurnBegan';
  turn: number;
  categories: string[];
  letters: string;
  lengths: number[];
  shapes: string[];
}

/** Somebody has finished; what they wrote nobody knows yet. */
export interface PenDown {
  type: 'PenDown';
  seat: number;
}

export interface Contested {
  type: 'Contested';
  seat: number;
  accused: number;
  word: string;
  reason: 'category' | 'sense';
  category: string;
}

export interface ContestSettled {
  type: 'ContestSettled';
  seat: number;
  accused: number;
  word: string;
  guilty: boolean;
  for_word: number;
  against: number;
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
  price: number;
  voters: number[];
  votes: Record<number, boolean>;
  guilty?: boolean | null;
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

export interface NothingWritten {
  type: 'NothingWritten';
  seat: number;
}

/** Where words may be contested: by vote, or by the dictionary and the lists at once. */
export interface ContestOptions {
  hourglass: 0 | 45 | 60 | 90;
  hard: boolean;
  referee: 'auto' | 'table';
  hints: boolean;
  paths: boolean;
  words: 'en' | 'it';
}

/** Say a word aloud: in Pagliaccio it takes the length card, in Polpo it makes the word yours for the turn. */
export interface Claim {
  type: 'claim';
  word: string;
  lag?: number;
}

/** Is the contested word right? */
export interface Vote {
  type: 'vote';
  right: boolean;
}

export interface Claimed {
  type: 'Claimed';
  seat: number;
  word: string;
  length: number;
  lag: number;
}

export interface Voted {
  type: 'Voted';
  seat: number;
  right: boolean;
}

/** A word said aloud, and when: a claim's time is fair already, the room has taken the network's lag off. */
export interface Said {
  text: string;
  word: string;
  fair: number;
}

export interface OutOfCategory {
  type: 'OutOfCategory';
  seat: number;
  word: string;
  category: string;
}
