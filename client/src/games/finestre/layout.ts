// The positions and scale of houses. Street and outline share one scale, so that sizes can be compared.
import type { House, PaneWindow, Street } from './types';

export const SLOT = 117; // a house and its part of the pavement
export const PAVEMENT = 9;
const ROW_GAP = 6;
export const ROOF: Record<House['roof'], number> = {
  gable: 40,
  mansard: 33,
  stepped: 38,
  hip: 34,
  flat: 17,
  tower: 44,
};
const TALLEST_ROOF = 44;
const ROOF_TIPS = 30; // the part of the upper roofs that a short screen may cut: no window is so high
const MARGIN = 6; // around the outline on its card
/** The scale grows in tenths, so that similar screens show the same street. */
export const STEPS = Array.from({ length: 71 }, (_, tenths) => (10 + tenths) / 10);
/** The shortest side, in px, that children have to hit. */
export const FOR_CHILDREN = 28;

export interface Place {
  x: number;
  y: number;
} // the left of the front, and the top of its roof
export interface Pane extends PaneWindow {
  number: number;
  left: number;
  top: number;
}
/** All lengths are in street units; `step` is px per unit. */
export interface Plan {
  step: number;
  columns: number;
  rows: number;
  left: number;
  right: number;
  width: number;
  height: number;
  grounds: number[];
  houses: Place[];
  panes: Pane[];
}
/** The room for street and card in px, and the height of everything else below the street. */
export interface Room {
  width: number;
  height: number;
  foot(card: number): number;
}

/** The card's size for every outline of this street. */
export function cardOf(street: Street): { width: number; height: number } {
  return {
    width: Math.max(...street.windows.map((each) => each.width)) + 2 * MARGIN,
    height: Math.max(...street.windows.map((each) => each.height)) + 2 * MARGIN,
  };
}

const rowOf = (street: Street) => TALLEST_ROOF + Math.max(...street.houses.map((each) => each.height)) + PAVEMENT;
const shortest = (street: Street) => Math.min(...street.windows.flatMap((each) => [each.width, each.height]));

/**
 * The largest scale at which street and card are visible together, in one to three rows. With `children` panes are
 * never too small for their fingers; the street may then scroll. `equal`: the same scale for everybody.
 */
export function grow(
  street: Street,
  room: Room,
  children: boolean,
  equal: boolean,
  tips = ROOF_TIPS,
): { step: number; columns: number } {
  const row = rowOf(street),
    card = cardOf(street).height;
  const least = children ? (STEPS.find((step) => step * shortest(street) >= FOR_CHILDREN) ?? 1) : 1;
  const wide = (columns: number, step: number) => columns * SLOT * step <= room.width;
  const high = (columns: number, step: number) =>
    ((6 / columns) * (row + ROW_GAP) - ROW_GAP - tips) * step + room.foot(card * step) <= room.height;
  const most = [6, 3, 2].find((columns) => wide(columns, least)) ?? (children ? 2 : 3);
  if (equal) return { step: least, columns: most };
  let best = { step: 0, columns: most };
  for (const columns of [6, 3, 2]) {
    for (const step of STEPS)
      if (step > best.step && wide(columns, step) && high(columns, step)) best = { step, columns };
  }
  // The children's scale may be too wide for the narrowest phones, where two houses do not fit side by side.
  if (best.step < least)
    best = {
      step: wide(most, least) ? least : ([...STEPS].reverse().find((step) => wide(most, step)) ?? 1),
      columns: most,
    };
  return best;
}

/** The houses in rows. A short screen has less sky and cuts `tips` of the roofs. */
export function lay(street: Street, room: Room, children = false, equal = false, tips = ROOF_TIPS): Plan {
  const { step, columns } = grow(street, room, children, equal, tips);
  const rows = 6 / columns,
    row = rowOf(street);
  const tall = (room.height - room.foot(cardOf(street).height * step)) / step;
  const sky = Math.floor(Math.max(-tips, Math.min(rows === 1 ? 110 : 40, tall - rows * row - (rows - 1) * ROW_GAP)));
  // The scene fills its room, with the houses in the middle.
  const width = Math.max(columns * SLOT, room.width / step);
  const left = Math.floor((width - columns * SLOT) / 2);
  const grounds = Array.from({ length: rows }, (_, each) => sky + (each + 1) * row - PAVEMENT + each * ROW_GAP);
  const houses = street.houses.map((house, number) => ({
    x: left + (number % columns) * SLOT + Math.floor((SLOT - house.width) / 2),
    y: grounds[Math.floor(number / columns)] - house.height,
  }));
  const panes = street.windows.map((window, number) => ({
    ...window,
    number,
    left: houses[window.house].x + window.x,
    top: houses[window.house].y + window.y,
  }));
  return {
    step,
    columns,
    rows,
    left,
    right: left + columns * SLOT,
    width,
    height: grounds[rows - 1] + PAVEMENT,
    grounds,
    houses,
    panes,
  };
}

/** The distance from a point to a pane; 0 inside. */
function distance(pane: Pane, x: number, y: number): number {
  return Math.hypot(
    Math.max(pane.left - x, 0, x - pane.left - pane.width),
    Math.max(pane.top - y, 0, y - pane.top - pane.height),
  );
}

export const TOLERANCE = 11; // px by which a finger may miss a small pane

/** The pane that a tap means: the nearest one, if near enough. */
export function paneAt(plan: Plan, x: number, y: number): number | null {
  let nearest: Pane | null = null,
    best = TOLERANCE / plan.step;
  for (const pane of plan.panes) {
    const far = distance(pane, x, y);
    if (far < best || (far === best && nearest === null)) {
      nearest = pane;
      best = far;
    }
  }
  return nearest === null ? null : nearest.number;
}

/** The next pane in a direction, for arrow keys: straight ahead counts more than aside. */
export function neighbour(plan: Plan, from: number, dx: number, dy: number): number {
  const here = plan.panes[from];
  const centre = (pane: Pane) => [pane.left + pane.width / 2, pane.top + pane.height / 2];
  const [x, y] = centre(here);
  let found = from,
    best = Infinity;
  for (const pane of plan.panes) {
    const [u, v] = centre(pane);
    const ahead = (u - x) * dx + (v - y) * dy,
      aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (pane.number === from || ahead <= 2) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < best) {
      best = cost;
      found = pane.number;
    }
  }
  return found;
}
