// The house as one sees it from the door: its name, its notice, the tables in the window.
import { fetchHouseInfo } from '../../wire/http';
import type { HouseFace } from '../../wire/types';

let face = $state.raw<HouseFace | null>(null);

export const houseInfo = {
  get face() {
    return face;
  },
};

/** Look again. Where the house cannot be reached, what was seen last stays. */
export async function loadHouseInfo() {
  try {
    face = await fetchHouseInfo();
  } catch {
    // The page says elsewhere that the line is cut.
  }
}
