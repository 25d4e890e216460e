// The brush chart and the linen: small textures of brush strokes, computed once.
import { noise, ramp } from './dice';
import { BRUSHES, COPIES } from './strokes';

export const LONG = 128;
export const ACROSS = 32;
export const CHART_ROWS = BRUSHES * COPIES;

const HAIRS = [10, 6, 3];

/**
 * Rows of strokes from head (left) to tail (right). Red: coverage; green: height of the paint; blue: pigment; alpha:
 * resistance when the brush runs dry.
 */
export function brushChart(): Uint8Array {
  const chart = new Uint8Array(LONG * ACROSS * CHART_ROWS * 4);
  for (let row = 0; row < CHART_ROWS; row += 1) {
    const hairs = HAIRS[Math.floor(row / COPIES)];
    const k = row * 29 + 5;
    for (let j = 0; j < ACROSS; j += 1)
      for (let i = 0; i < LONG; i += 1) {
        const u = (i + 0.5) / LONG;
        const v = ((j + 0.5) / ACROSS) * 2 - 1;
        const hair = noise((v * 0.5 + 0.5) * hairs, u * 3.4, k);
        const bundle = noise((v * 0.5 + 0.5) * hairs * 0.45, u * 1.6, k + 3);
        const wobble = (noise(u * 3, 0.5, k + 7) - 0.5) * 0.3;
        const edge = 1 - ramp(0.74, 1, Math.abs(v + wobble) + (hair - 0.5) * 0.36);
        const ends = ramp(0, 0.05, u + (hair - 0.5) * 0.07) * ramp(0, 0.09, 1 - u + (hair - 0.5) * 0.16);
        const rim = ramp(0.5, 0.86, Math.abs(v + wobble)) * 0.3 + ramp(0.9, 0.99, u) * 0.25;
        const at = ((row * ACROSS + j) * LONG + i) * 4;
        chart[at] = 255 * edge * ends;
        chart[at + 1] = 255 * Math.min(1, 0.18 + 0.62 * hair * (0.55 + 0.6 * bundle) + rim);
        chart[at + 2] = 255 * ramp(0.4, 0.72, bundle * 0.6 + hair * 0.4);
        chart[at + 3] = 255 * Math.min(1, hair * 0.7 + bundle * 0.45);
      }
  }
  return chart;
}

export const LINEN = 128;

/** A tileable linen texture with slightly uneven threads, one byte a pixel. */
export function linen(): Uint8Array {
  const cloth = new Uint8Array(LINEN * LINEN);
  const threads = 32;
  for (let y = 0; y < LINEN; y += 1)
    for (let x = 0; x < LINEN; x += 1) {
      const u = (x / LINEN) * threads;
      const v = (y / LINEN) * threads;
      const warp = Math.abs(Math.sin(Math.PI * u)) * (0.75 + 0.5 * noise(Math.floor(u), 3, 11));
      const weft = Math.abs(Math.sin(Math.PI * v)) * (0.75 + 0.5 * noise(3, Math.floor(v), 13));
      const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
      cloth[y * LINEN + x] = 255 * Math.min(1, over ? warp * 0.8 + weft * 0.15 : weft * 0.8 + warp * 0.15);
    }
  return cloth;
}
