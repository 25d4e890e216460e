// The view of Duplik, and what follows from it.
import { NUMBERS, type View } from '../../wire/games/duplik';

export type { Ballot, Criterion, View as DuplikView, RoundSheet, Title, Verdict } from '../../wire/games/duplik';

export { NUMBERS };

/** The languages of the album; others get English. */
export type Written = 'it' | 'en';
export const written = (language: string): Written => (language === 'it' ? 'it' : 'en');

export function artists(view: View): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (view.master + step + 1) % view.seats);
}

export function spoken(view: View): string[] {
  return Object.keys(view.lines)
    .map(Number)
    .sort((a, b) => a - b)
    .map((number) => view.lines[number])
    .filter((line) => line.trim());
}

/** The points of a drawing so far: one per criterion, more for the bonus. */
export function pointsOf(view: View, author: number): number {
  return Object.entries(view.verdicts[author] ?? {}).reduce(
    (sum, [number, verdict]) => sum + (verdict.met ? (Number(number) === view.bonus ? NUMBERS.bonus_points : 1) : 0),
    0,
  );
}

export function totals(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) =>
    view.sheet.reduce((sum, sheet) => sum + sheet.points[seat], 0),
  );
}

/** How long redrawing each drawing lasts, as the server counts it. */
export const birthOf = (count: number): number => Math.min(NUMBERS.birth, Math.floor(NUMBERS.all_births / count));
