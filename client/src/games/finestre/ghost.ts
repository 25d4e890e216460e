// The ghost: one's best run with the same rules, kept in this browser only.
import type { View } from './types';

export interface Step {
  window: number;
  after: number;
  right: boolean;
}
export interface Run {
  right: number;
  time: number;
  steps: Step[];
  game?: string;
} // game: the table and the number of the game in which it was run

/** The key of comparable runs: same options, and for a daily deal the same day. */
export function kind(view: View, options: Record<string, unknown>): string {
  const street = view.terms.day ? `day-${view.terms.day}` : options.new_houses ? 'new' : 'classic';
  return `ludoteca.finestre.ghost.${view.terms.difficulty}.${view.terms.rounds}.${view.terms.round_time}.${street}`;
}

/** The run so far. A card without a choice counts its whole time. */
export function runOf(view: View): Run {
  const numbers = Object.keys(view.rounds ?? {})
    .map(Number)
    .sort((a, b) => a - b);
  const steps = numbers.map((number) => {
    const round = view.rounds![number],
      pawn = round.pawns['0'];
    return {
      window: pawn?.window ?? -1,
      after: pawn?.after ?? 1000 * (view.terms.round_time || 60),
      right: pawn?.window === round.answer,
    };
  });
  return summed(steps);
}

export function summed(steps: Step[]): Run {
  return {
    right: steps.filter((step) => step.right).length,
    time: steps.reduce((sum, step) => sum + step.after, 0),
    steps,
  };
}

/** Better: more right cards, or as many in less time. */
export function better(a: Run, b: Run | null): boolean {
  return b === null || a.right > b.right || (a.right === b.right && a.time < b.time);
}

export function ghostOf(key: string): Run | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Run | null;
    return kept && Array.isArray(kept.steps) ? kept : null;
  } catch {
    return null;
  }
}

export function keepGhost(key: string, run: Run): void {
  try {
    localStorage.setItem(key, JSON.stringify(run));
  } catch {
    // Without storage there is no ghost.
  }
}
