// What a table of Polywords looks like to a seat.
export type GameId = 'specchio' | 'pagliaccio' | 'palla' | 'manta' | 'polpo' | 'medusa';
export type Phase = 'assign' | 'write' | 'place' | 'reveal' | 'vote' | 'clear' | 'bottles' | 'over';

export interface Sheet { cells: string; words: string[]; beside: number; lines: number; dots: number[] }
export interface Writing { text: string; word: string; path: number[] }
export interface Request { categories: string[]; letters: string; lengths: number[]; shapes: string[] }
export interface Said { text: string; word: string; fair: number }

export interface Proof {
  in_dictionary: boolean; frequency: number; categories: string[]; on_list: boolean; form_of?: string | null; partly: boolean;
  open_category: boolean; supports: boolean;
}
export interface Dispute {
  accuser: number; accused: number; number: number; word: string; reason: 'sense' | 'category'; proof: Proof; category: string;
  voters: number[]; votes: Record<string, boolean>; guilty?: boolean | null;
}

export interface View {
  options: { hourglass: number; hard: boolean; referee?: 'table' | 'auto'; paths: boolean; words: 'it' | 'en'; variant?: string; strict_shapes?: boolean };
  seats: number; turn: number; phase: Phase; began: number; ends?: number | null;
  sheets: Sheet[]; request: Request; seen: Request; done: boolean[]; written: Writing[][]; disputes: Dispute[]; due: number[];
  said?: (Said | null)[];            // Pagliaccio, Polpo
  out?: number[];                    // Polpo
  probe?: { word: string; categories: string[]; known: boolean } | null;   // Medusa
  hands?: string[][]; pairs?: Record<string, string>[]; drafts?: Record<string, Writing>;   // Manta
}

export const TURNS: Record<GameId, number> = { specchio: 10, pagliaccio: 10, palla: 8, manta: 4, polpo: 8, medusa: 12 };

export const bottlesOf = (sheet: Sheet) => [...sheet.cells].filter((mark) => mark === '#').length + sheet.beside;
export const emptyOf = (sheet: Sheet) => [...sheet.cells].filter((mark) => mark === ' ').length;
export const pointsOf = (sheet: Sheet) => emptyOf(sheet) - 3 * bottlesOf(sheet);
export const requestsLeft = (request: Request) => request.categories.length + request.letters.length + request.shapes.length;

/** In Manta a board belongs to a team: even seats and odd seats. */
export const boardOf = (game: GameId, seat: number) => (game === 'manta' ? seat % 2 : seat);
export const teamOf = (seats: number, team: number) => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % 2 === team);
export const writerOf = (view: View, team: number) => {
  const members = teamOf(view.seats, team);
  return members[(view.turn - 1) % members.length];
};

/** The letters of a text as they stand in the cells; null where a sign cannot be written. */
export function spell(text: string): { word: string; sign: string | null } {
  const plain = text.replace(/ß/g, 'ss').replace(/[æÆ]/g, 'ae').replace(/[œŒ]/g, 'oe').replace(/[øØ]/g, 'o').replace(/[łŁ]/g, 'l').replace(/[đĐ]/g, 'd').normalize('NFD');
  let word = '';
  for (const sign of plain) {
    if (/[a-z]/i.test(sign) && sign.length === 1) word += sign.toUpperCase();
    else if (!/[\s'’‘ʼ`´\-‐‑‒–—]/.test(sign) && !/\p{M}/u.test(sign)) return { word, sign };
  }
  return { word, sign: null };
}

export const categoryKey = (id: string) => `category-${id.replaceAll('_', '-')}`;
