// Two courses of one deal compared: who was ahead after a stage, and how long its bar is.

/** Who is ahead, where both have come so far and one is. */
export function leader(own: number | undefined, other: number | undefined, fewLead: boolean): 'own' | 'other' | null {
  if (own === undefined || other === undefined || own === other) return null;
  return own < other === fewLead ? 'own' : 'other';
}

/** A share of the longest bar, from 0 to 1. What halves again and again (codes left) is seen by how often it halved. */
export function barLength(value: number, all: number[], halving: boolean): number {
  const least = Math.min(0, ...all),
    most = Math.max(...all);
  if (most === least) return 1;
  return halving ? Math.log1p(Math.max(0, value)) / Math.log1p(most) : (value - least) / (most - least);
}
