// A table of Polywords as the rules send it: what all six games show, and what only some do.
import type { MantaState } from '../../wire/games/manta';
import type { MedusaState } from '../../wire/games/medusa';
import type { PallaState } from '../../wire/games/palla';
import type { PolpoState } from '../../wire/games/polpo';
import type { Request, Sheet, WordState } from '../../wire/games/specchio';

export type { Dispute, Proof, Request, Sheet, Writing } from '../../wire/games/specchio';
export type { Said } from '../../wire/games/polpo';
export type GameId = 'specchio' | 'pagliaccio' | 'palla' | 'manta' | 'polpo' | 'medusa';

type Options = WordState['options'] & Partial<Omit<PallaState['options'] & PolpoState['options'] & MedusaState['options'], 'variant'>>
  & { variant?: (PallaState['options'] | PolpoState['options'])['variant'] };

export type View = Omit<WordState, 'options'>
  & { options: Options }
  & Partial<Pick<PolpoState, 'said' | 'out'>>
  & Partial<Pick<MedusaState, 'probe'>>
  & Partial<Pick<MantaState, 'hands' | 'pairs' | 'drafts'>>;
export type Phase = View['phase'];

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

/** The lengths a team's words of this turn still lack. */
export const missingLengths = (view: View, team: number) => view.request.lengths.filter((length) => !view.written[team].some((each) => each.word.length === length));

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
