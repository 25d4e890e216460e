// The house as one sees it from the door: its name, its notice, the tables in the window.
import { houseFace } from '../../wire/http';
import type { HouseFace } from '../../wire/types';

let face = $state.raw<HouseFace | null>(null);

export const house = {
  get face() {
    return face;
  },
};

/** Look again. Where the house cannot be reached, what was seen last stays. */
export async function lookAtHouse() {
  try {
    face = await houseFace();
  } catch {
    // The page says elsewhere that the line is cut.
  }
}
