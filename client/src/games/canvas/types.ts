// A Canvas table as the rules send it, and what only the page knows of it.
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

/** A painting as it hangs or stands on the easel: cards bottom to top. */
export interface Hanging {
  faces: Face[];
  background: number;
  seen: Swatch[];
}

export const RIBBON_COLOURS = ['#B3372B', '#2F7F4F', '#2B5FB0', '#7A4A9C'];
export const BONUS_COLOUR = '#A87410';
