// The view of Canvas, and types of the page.
import type { Face } from '../../wire/games/canvas';
import type { Swatch } from './judge';

export { NUMBERS } from '../../wire/games/canvas';
export type {
  Face,
  Move,
  Painting,
  PlayerSeen as Player,
  Spot,
  Title,
  VincentsTurn,
  View,
} from '../../wire/games/canvas';

/** A painting on the wall or on the easel: cards bottom to top. */
export interface Hanging {
  faces: Face[];
  background: number;
  seen: Swatch[];
}

export const RIBBON_COLOURS = ['#B3372B', '#2F7F4F', '#2B5FB0', '#7A4A9C'];
export const BONUS_COLOUR = '#A87410';
