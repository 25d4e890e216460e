// Public information about the house: its name, its notice, and the tables it lists.
import { fetchHouseInfo } from '../../wire/http';
import type { HouseFace } from '../../wire/types';

let face = $state.raw<HouseFace | null>(null);

export const houseInfo = {
  get face() {
    return face;
  },
};

/** Load it again. On an error the last answer is kept. */
export async function loadHouseInfo() {
  try {
    face = await fetchHouseInfo();
  } catch {
    // The page shows elsewhere that the connection is lost.
  }
}
