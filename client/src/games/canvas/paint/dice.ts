// Deterministic random numbers: integer hashes, and a smooth noise made from them.

/** A number in [0, 1) for an integer: the permutation step of PCG. */
export function throwOf(n: number): number {
  const state = (Math.imul(n, 747796405) + 2891336453) >>> 0;
  const word = Math.imul(((state >>> ((state >>> 28) + 4)) ^ state) >>> 0, 277803737) >>> 0;
  return (((word >>> 22) ^ word) >>> 8) / 16777216;
}

const SIDE = 256;
const table = Float32Array.from({ length: SIDE * SIDE }, (_, n) => throwOf(n + 7919));

/** Smooth noise in [0, 1) over the plane; `k` selects one of many. */
export function noise(x: number, y: number, k: number): number {
  const u = x + ((k * 61) & 255);
  const v = y + ((k * 113) & 255);
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = u - i;
  const b = v - j;
  const s = a * a * (3 - 2 * a);
  const t = b * b * (3 - 2 * b);
  const x0 = i & 255;
  const x1 = (i + 1) & 255;
  const y0 = (j & 255) * SIDE;
  const y1 = ((j + 1) & 255) * SIDE;
  const top = table[y0 + x0] + (table[y0 + x1] - table[y0 + x0]) * s;
  const low = table[y1 + x0] + (table[y1 + x1] - table[y1 + x0]) * s;
  return top + (low - top) * t;
}

/** Three octaves of noise in [0, 1). */
export function clouds(x: number, y: number, k: number): number {
  return (
    (noise(x, y, k) * 4 +
      noise(1.6 * x + 1.2 * y + 7, 1.6 * y - 1.2 * x + 3, k + 17) * 2 +
      noise(1.1 * x + 3.8 * y + 5, 1.1 * y - 3.8 * x + 9, k + 34)) /
    7
  );
}

export const ramp = (low: number, high: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
