// Where the houses stand. One unit is one CSS pixel on every screen; only the number of houses in a row changes.
import type { House, PaneWindow, Street } from './types';

export const SLOT = 117;            // a house and its share of the pavement
const PAVEMENT = 9, TALLEST = 156, ROW_GAP = 6;
export const ROOF: Record<House['roof'], number> = { gable: 40, mansard: 33, stepped: 38, hip: 34, flat: 17, tower: 44 };
const TALLEST_ROOF = 44;
const ROW = TALLEST_ROOF + TALLEST + PAVEMENT;
const ROOF_TIPS = 30;               // what a short screen may leave out of the upper roofs: no window is that high

export interface Place { x: number; y: number }     // the left of the front, and where its roof begins
export interface Pane extends PaneWindow { number: number; left: number; top: number }
export interface Plan { columns: number; rows: number; left: number; right: number; width: number; height: number; grounds: number[]; houses: Place[]; panes: Pane[] }

/** Six houses in one row where there is room, else two rows of three. On a short screen the sky makes way, and the tips of the roofs. */
export function lay(street: Street, room: number, tall = Infinity): Plan {
  const columns = room >= 6 * SLOT ? 6 : 3;
  const rows = 6 / columns;
  const most = rows === 1 ? 64 : 18;
  const sky = Math.floor(Math.max(-ROOF_TIPS, Math.min(most, tall - rows * ROW - (rows - 1) * ROW_GAP)));
  // The scene fills the room it is given, in whole pixels; the houses stand in its middle.
  const width = Math.max(columns * SLOT, Math.floor(room));
  const left = Math.floor((width - columns * SLOT) / 2);
  const grounds = Array.from({ length: rows }, (_, row) => sky + (row + 1) * ROW - PAVEMENT + row * ROW_GAP);
  const houses = street.houses.map((house, number) => ({
    x: left + (number % columns) * SLOT + Math.floor((SLOT - house.width) / 2),
    y: grounds[Math.floor(number / columns)] - house.height,
  }));
  const panes = street.windows.map((window, number) => ({
    ...window, number, left: houses[window.house].x + window.x, top: houses[window.house].y + window.y,
  }));
  return { columns, rows, left, right: left + columns * SLOT, width, height: grounds[rows - 1] + PAVEMENT, grounds, houses, panes };
}

/** How far a point is from a pane; 0 inside. */
function distance(pane: Pane, x: number, y: number): number {
  return Math.hypot(Math.max(pane.left - x, 0, x - pane.left - pane.width), Math.max(pane.top - y, 0, y - pane.top - pane.height));
}

export const TOLERANCE = 11;        // a finger may miss a small pane by this much

/** The pane a tap means: the nearest one, if it is near enough. */
export function paneAt(plan: Plan, x: number, y: number): number | null {
  let nearest: Pane | null = null, best = TOLERANCE;
  for (const pane of plan.panes) {
    const far = distance(pane, x, y);
    if (far < best || (far === best && nearest === null)) { nearest = pane; best = far; }
  }
  return nearest === null ? null : nearest.number;
}

/** The next pane in a direction, for the arrow keys: straight ahead counts for more than aside. */
export function neighbour(plan: Plan, from: number, dx: number, dy: number): number {
  const here = plan.panes[from];
  const centre = (pane: Pane) => [pane.left + pane.width / 2, pane.top + pane.height / 2];
  const [x, y] = centre(here);
  let found = from, best = Infinity;
  for (const pane of plan.panes) {
    const [u, v] = centre(pane);
    const ahead = (u - x) * dx + (v - y) * dy, aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (pane.number === from || ahead <= 2) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < best) { best = cost; found = pane.number; }
  }
  return found;
}
