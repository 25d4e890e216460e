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

/** Ready to go on, without contesting. */
export interface Ready {
  type: 'ready';
}

/** Contest a word of this turn: its sense, or its category. */
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

/** A player has finished writing; the word is still secret. */
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

/** The face-up cards. */
export interface Request {
  categories: string[];
  letters: string;
  lengths: number[];
  shapes: string[];
}

/** A word on the grid: as typed, as written, and its path. */
export interface Writing {
  text: string;
  word: string;
  path: number[];
}

/** What the dictionary and the lists say, shown to all before the vote. */
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

/** One contest: accuser, accused, word and reason. `guilty` is None while it is open. */
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

/** Options of games with contests: decided by vote, or by the dictionary and the lists. */
export interface ContestOptions {
  hourglass: 0 | 45 | 60 | 90;
  hard: boolean;
  referee: 'auto' | 'table';
  hints: boolean;
  paths: boolean;
  words: 'en' | 'it';
}

/** Say a word: in Pagliaccio it takes the length card, in Polpo it reserves the word for the turn. */
export interface Claim {
  type: 'claim';
  word: string;
  lag?: number;
}

/** Vote whether the contested word is right. */
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

/** A spoken word and its time, from which the room has subtracted the network's lag. */
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
