// Compares two courses of a deal: who leads after a stage, and how long its bar is.

/** Who leads; null for a tie or a stage that one has not reached. */
export function leader(own: number | undefined, other: number | undefined, fewLead: boolean): 'own' | 'other' | null {
  if (own === undefined || other === undefined || own === other) return null;
  return own < other === fewLead ? 'own' : 'other';
}

/** The length of a bar, 0 to 1. Values that halve at each stage use a logarithmic scale. */
export function barLength(value: number, all: number[], halving: boolean): number {
  const least = Math.min(0, ...all),
    most = Math.max(...all);
  if (most === least) return 1;
  return halving ? Math.log1p(Math.max(0, value)) / Math.log1p(most) : (value - least) / (most - least);
}
