// The view of Duplik as it arrives; absent fields have their defaults.
import type { Drawing, Ink } from './ink';

export interface Title { it: string; en: string }
export interface Criterion { text: Title }
export interface Verdict { met: boolean; voted?: boolean; silent?: boolean }
export interface Ballot { caller: number; number: number; votes: Record<string, boolean>; abstained: number[] }
export interface RoundSheet { master: number; title: Title; bonus: number; met: Record<string, boolean[]>; points: number[] }
export type Phase = 'prepare' | 'draw' | 'ink' | 'pass' | 'judge' | 'gallery' | 'over';

export interface DuplikView {
  seats: number;
  ritual: number[][];
  first: number;
  round: number;
  rounds: number;
  phase: Phase;
  master: number;
  titles: Title[];
  title?: Title | null;
  picture?: { objects: unknown[]; ink: Ink[] } | null;
  bonus: number;
  began: number;
  all_said: boolean;
  lines: Record<string, string>;
  drawings: Record<string, Drawing>;
  resting: number[];
  direction: 'left' | 'right';
  judges: Record<string, number>;
  criteria: Criterion[];
  verdicts: Record<string, Record<string, Verdict>>;
  ballots: Record<string, Ballot>;
  contests: Record<string, number>;
  contested: number[];
  may_contest: number[];
  ready: number[];
  sheet: RoundSheet[];
}

export const CRITERIA = 10;
export const CONTESTS = 2;

export function artists(view: DuplikView): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (view.master + step + 1) % view.seats);
}

export function spoken(view: DuplikView): string[] {
  return Object.keys(view.lines).map(Number).sort((a, b) => a - b).map((number) => view.lines[number]).filter((line) => line.trim());
}

/** Points of a drawing so far: one a criterion, three the bonus. */
export function pointsOf(view: DuplikView, author: number): number {
  return Object.entries(view.verdicts[author] ?? {}).reduce((sum, [number, verdict]) => sum + (verdict.met ? (Number(number) === view.bonus ? 3 : 1) : 0), 0);
}

export function totals(view: DuplikView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => view.sheet.reduce((sum, sheet) => sum + sheet.points[seat], 0));
}
