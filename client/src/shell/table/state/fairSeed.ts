// This browser's part of a fair deal: a number of its own added under the house's commitment, kept to check everything when the game is over.
import { sha256 } from './sha256';

const KEPT = 'ludoteca.luck';
const MOST = 30;

export interface Share {
  seat: number;
  share: string;
}
export interface FairSeed {
  secret: string;
  commitment: string;
  shares: Share[];
}

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

/** The number this browser adds under a commitment: drawn once, and the same however often it is asked. */
export function myShare(commitment: string): string {
  const all = kept();
  if (all[commitment]) return all[commitment];
  const number = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...Object.entries(all), [commitment, number]].slice(-MOST))),
    );
  } catch {
    // Without storage nothing is remembered: the sums are right all the same.
  }
  return number;
}

/** What this browser added under a commitment, if it did and remembers. */
export const savedShare = (commitment: string): string | null => kept()[commitment] ?? null;

export interface SeedCheck {
  key: 'commitment' | 'seed' | 'mine';
  good: boolean;
  from: string;
  sum: string;
}

/** Every sum done again: the secret gives the commitment, everything together gives the seed, and my own number is in it. */
export function verifySeed({ secret, commitment, shares }: FairSeed, seed: string): SeedCheck[] {
  const lines = [secret, ...[...shares].sort((a, b) => a.seat - b.seat).map(({ seat, share }) => `${seat} ${share}`)];
  const found: SeedCheck[] = [
    {
      key: 'commitment',
      good: sha256(`ludoteca ${secret}`) === commitment,
      from: `ludoteca ${secret}`,
      sum: commitment,
    },
    { key: 'seed', good: sha256(lines.join('\n')) === seed, from: lines.join(' + '), sum: seed },
  ];
  const mine = savedShare(commitment);
  if (mine) found.push({ key: 'mine', good: shares.some(({ share }) => share === mine), from: mine, sum: '' });
  return found;
}
