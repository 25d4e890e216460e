// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

/** Options: length of the match, who moves the sliders, and what the notebook fills in by itself. */
export interface MasterdiceOptions {
  games: 1 | 2 | 4 | 6;
  coder_by_hand: boolean;
  notebook: 'candidates' | 'marks' | 'off';
}

export type Options = MasterdiceOptions;

/** Roll four white dice, or as many as are left. */
export interface Roll {
  type: 'roll';
}

/** Place one to four of the dice rolled, each on a field of the next row: `[3, null, 5, null]`. */
export interface Place {
  type: 'place';
  dice: (number | null)[];
}

/** Set the four coloured dice in the solution row. There is one guess only. */
export interface Solve {
  type: 'solve';
  code: number[];
}

/** The coder moves the sliders beside the row just placed. */
export interface Sliders {
  type: 'feedback';
  equal: number;
  lower: number;
  higher: number;
}

/** The solver marks a face of a colour in the private notebook. */
export interface Note {
  type: 'note';
  column: number;
  value: number;
  mark?: 'clear' | 'out' | 'sure';
}

export type Move = Roll | Place | Solve | Sliders | Note;

export interface DiceRolled {
  type: 'DiceRolled';
  seat: number;
  dice: number[];
}

export interface DicePlaced {
  type: 'DicePlaced';
  seat: number;
  row: number;
  dice: (number | null)[];
}

export interface FeedbackGiven {
  type: 'FeedbackGiven';
  seat: number;
  row: number;
  equal: number;
  lower: number;
  higher: number;
}

export interface CodeFound {
  type: 'CodeFound';
  seat: number;
  code: number[];
  points: number;
}

export interface CodeMissed {
  type: 'CodeMissed';
  seat: number;
  guess: number[];
  code: number[];
  points: number;
}

export interface FeedbackWasWrong {
  type: 'FeedbackWasWrong';
  seat: number;
  row: number;
}

export interface RolesSwapped {
  type: 'RolesSwapped';
  seat: number;
  game: number;
}

export interface Noted {
  type: 'Noted';
  seat: number;
  column: number;
  value: number;
  mark: 'clear' | 'out' | 'sure';
}

export type Event = DiceRolled | DicePlaced | FeedbackGiven | CodeFound | CodeMissed | FeedbackWasWrong | RolesSwapped | Noted;

/** Three counts, without telling which dice: right, too high (the code is lower), too low (the code is higher). */
export interface Feedback {
  equal: number;
  lower: number;
  higher: number;
}

/** One attempt: the roll, the placed dice, and the sliders (None: not moved yet). */
export interface Row {
  roll: number[];
  dice: (number | null)[];
  feedback?: Feedback | null;
}

/** What a solver's points are made of. `wrong_row` is the first row with wrong feedback, which costs the coder. */
export interface Points {
  found: boolean;
  empty_rows: number;
  unused_dice: number;
  total: number;
  wrong_row?: number | null;
}

/** The maestro's choice for a roll: these dice or, with None, naming the code. */
export interface Advice {
  dice?: (number | null)[] | null;
  best: number;
  played: number;
}

/** Analysis of one row: codes left after it, bits gained, and the maestro's advice. */
export interface LookBack {
  left: number;
  bits: number;
  advice?: Advice | null;
}

/** One game on the score sheet. */
export interface FinishedGame {
  solver: number;
  rows: Row[];
  code: number[];
  guess: number[];
  points: Points;
  look_back: LookBack[];
  solved_with: number;
}

/** How many codes the rows allow, and which faces of each colour. */
export interface Candidates {
  count: number;
  faces: number[][];
}

/** The view of a seat or of a spectator. */
export interface View {
  options: MasterdiceOptions;
  phase: 'feedback' | 'over' | 'place' | 'roll' | 'solve';
  game: number;
  solver: number;
  coder: number;
  rows: Row[];
  roll: number[];
  stock: number;
  rows_left: number;
  worth: number;
  points: [number, number];
  history: Record<string, FinishedGame>;
  code?: number[] | null;
  marks?: string | null;
  candidates?: Candidates | null;
}

/** The rules' own numbers. */
export const NUMBERS = {
  columns: 4,
  faces: 6,
  rows: 7,
  white_dice: 18,
  code_found: 20,
  empty_row: 5,
  unused_die: 1,
} as const;
