// The view of Polywords: the parts of all six games, and those of some.
import { NUMBERS as manta, type MantaView } from '../../wire/games/manta';
import { NUMBERS as medusa, type MedusaView } from '../../wire/games/medusa';
import { NUMBERS as pagliaccio } from '../../wire/games/pagliaccio';
import { NUMBERS as palla, type PallaView } from '../../wire/games/palla';
import { NUMBERS as polpo, type PolpoView } from '../../wire/games/polpo';
import {
  NUMBERS as specchio,
  type Request,
  type Sheet,
  type View as SpecchioView,
  type Writing,
} from '../../wire/games/specchio';

export type { Dispute, Proof, Request, Sheet, Writing } from '../../wire/games/specchio';
export type { Said } from '../../wire/games/polpo';
export type GameId = 'specchio' | 'pagliaccio' | 'palla' | 'manta' | 'polpo' | 'medusa';

type Options = SpecchioView['options'] &
  Partial<Omit<PallaView['options'] & PolpoView['options'] & MedusaView['options'], 'variant'>> & {
    variant?: (PallaView['options'] | PolpoView['options'])['variant'];
  };

export type View = Omit<SpecchioView, 'options'> & { options: Options } & Partial<Pick<PolpoView, 'said' | 'out'>> &
  Partial<Pick<MedusaView, 'probe'>> &
  Partial<Pick<MantaView, 'hands' | 'pairs' | 'drafts'>>;
export type Phase = View['phase'];

/** The turns of each game. */
export const TURNS: Record<GameId, number> = {
  specchio: specchio.turns,
  pagliaccio: pagliaccio.turns,
  palla: palla.turns,
  manta: manta.turns,
  polpo: polpo.turns,
  medusa: medusa.turns,
};

/** A draft that a team member shows the others. */
export interface Scribble {
  from: number;
  draft: Writing;
}

export const LONGEST_TEXT = specchio.longest_text;
/** Polpo is played in piles of a few turns. */
export const PILES = polpo.turns / polpo.pile;
export const pileOf = (view: View) => Math.ceil(view.turn / polpo.pile);

/** The kinds of requests that a word of Medusa must meet. */
export const MEDUSA_KINDS = medusa.kinds;

export const bottlesOf = (sheet: Sheet) => [...sheet.cells].filter((mark) => mark === '#').length + sheet.beside;
export const emptyOf = (sheet: Sheet) => [...sheet.cells].filter((mark) => mark === ' ').length;
/** The games whose aim is not only to write few letters. */
export const ownAim = (game: GameId): boolean => game === 'polpo' || game === 'palla';

export const pointsOf = (sheet: Sheet) => emptyOf(sheet) - specchio.bottle_costs * bottlesOf(sheet);
export const requestsLeft = (request: Request) =>
  request.categories.length + request.letters.length + request.shapes.length;

/** The colours of Manta's two teams. */
export const TEAMS = ['#E0603F', '#8FB7C9'];

/** In Manta a board belongs to a team: even seats and odd seats. */
export const boardOf = (game: GameId, seat: number) => (game === 'manta' ? seat % 2 : seat);
export const teamOf = (seats: number, team: number) =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % 2 === team);
export const writerOf = (view: View, team: number) => {
  const members = teamOf(view.seats, team);
  return members[(view.turn - 1) % members.length];
};

/** The lengths that a team's words of this turn still lack. */
export const missingLengths = (view: View, team: number) =>
  view.request.lengths.filter((length) => !view.written[team].some((each) => each.word.length === length));

/** The letters of a text as they stand in the cells; null if a character cannot be written. */
export function spell(text: string): { word: string; sign: string | null } {
  const plain = text
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFD');
  let word = '';
  for (const sign of plain) {
    if (/[a-z]/i.test(sign) && sign.length === 1) word += sign.toUpperCase();
    else if (!/[\s'’‘ʼ`´\-‐‑‒–—]/.test(sign) && !/\p{M}/u.test(sign)) return { word, sign };
  }
  return { word, sign: null };
}

export const categoryKey = (id: string) => `category-${id.replaceAll('_', '-')}`;
