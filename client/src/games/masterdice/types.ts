// What the rules tell a chair about Masterdice, as it travels.
export type Face = number;
export type Placed = (Face | null)[];
export type Colour = 'blue' | 'red' | 'yellow' | 'green';
export const COLOURS: Colour[] = ['blue', 'red', 'yellow', 'green'];
export const FACES = [1, 2, 3, 4, 5, 6];
export const ROWS = 7;

export interface Feedback { equal: number; lower: number; higher: number }
export interface Row { roll: Face[]; dice: Placed; feedback?: Feedback | null }
export interface Advice { dice: Placed | null; best: number; played: number }
export interface LookBack { left: number; bits: number; advice?: Advice | null }
export interface Points { found: boolean; empty_rows: number; unused_dice: number; total: number; wrong_row?: number | null }
export interface FinishedGame {
  solver: number; rows: Row[]; code: Face[]; guess: Face[]; points: Points; look_back: LookBack[]; solved_with: number;
}

export interface View {
  options: { games: number; coder_by_hand: boolean; notebook: 'off' | 'marks' | 'candidates' };
  phase: 'roll' | 'place' | 'feedback' | 'solve' | 'over';
  game: number;
  solver: number;
  coder: number;
  rows: Row[];
  roll: Face[];
  stock: number;
  rows_left: number;
  worth: number;
  points: [number, number];
  history: Record<string, FinishedGame>;
  code?: Face[] | null;
  marks?: string | null;
  candidates?: { count: number; faces: Face[][] } | null;
}

export type Mark = 'out' | 'sure' | 'clear';
export type Move =
  | { type: 'roll' }
  | { type: 'place'; dice: Placed }
  | { type: 'solve'; code: Face[] }
  | ({ type: 'feedback' } & Feedback)
  | { type: 'note'; column: number; value: Face; mark: Mark };

export type Words = (key: string, facts?: Record<string, unknown>) => string;

export const count = (dice: Placed) => dice.filter((die) => die !== null).length;
/** Dice as people write them: 2 · – · 4 · 6. */
export const written = (dice: Placed) => dice.map((die) => die ?? '–').join(' · ');
