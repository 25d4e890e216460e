// This browser's share of a fair seed: added under the server's commitment and stored, to verify the seed after the
// game.
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

/** The share for a commitment: generated once, then always the same. */
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
    // Without storage it cannot be verified later that the share was used.
  }
  return number;
}

/** The stored share for a commitment, or null. */
export const savedShare = (commitment: string): string | null => kept()[commitment] ?? null;

export interface SeedCheck {
  key: 'commitment' | 'seed' | 'mine';
  good: boolean;
  from: string;
  sum: string;
}

/** Verify: the secret matches the commitment, secret and shares give the seed, and one's own share is among them. */
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
