// Parameters of the painting styles: width, length, wetness and liveliness of strokes.
import type { HandName } from './order';

/**
 * One round of strokes, in card units. `spacing`: one stroke per square of this side; `share`: the part of them that is
 * painted.
 */
export interface Round {
  width: number;
  length: number;
  spacing: number;
  share: number;
  opaque: number;
  spill: number;
  lively: number;
  fine?: boolean;
  light?: number;
}

export interface Hand {
  ground: readonly Round[];
  sheet: readonly Round[];
  /**
   * How dry strokes end (0 wet, 1 chalk), how high the paint is, how far the ground's strokes wander, how much they
   * follow edges.
   */
  dry: number;
  relief: number;
  swirl: number;
  around: number;
  weave: number;
}

const rich: Hand = {
  ground: [
    { width: 25, length: 92, spacing: 25, share: 1, opaque: 0.96, spill: 5, lively: 1 },
    { width: 14, length: 60, spacing: 15.5, share: 1, opaque: 0.94, spill: 4, lively: 1.25 },
    { width: 8, length: 34, spacing: 13, share: 0.5, opaque: 0.92, spill: 3, lively: 1.5 },
    { width: 3.6, length: 22, spacing: 15, share: 0.28, opaque: 0.9, spill: 2, lively: 2.1, light: 0.03 },
  ],
  sheet: [
    { width: 12, length: 38, spacing: 8.6, share: 1, opaque: 0.97, spill: 1.8, lively: 1 },
    { width: 6.5, length: 24, spacing: 5.6, share: 0.85, opaque: 0.96, spill: 1.4, lively: 1.2 },
    { width: 2.6, length: 11, spacing: 2.5, share: 0.1, opaque: 0.95, spill: 1, lively: 0.9, fine: true },
    { width: 4.4, length: 14, spacing: 7.5, share: 0.2, opaque: 0.92, spill: 1, lively: 2, light: 0.03 },
  ],
  dry: 0.5,
  relief: 1,
  swirl: 1,
  around: 0.4,
  weave: 0.4,
};

const dry: Hand = {
  ground: [
    { width: 21, length: 60, spacing: 20, share: 1, opaque: 0.9, spill: 5, lively: 1.05 },
    { width: 13, length: 40, spacing: 13.5, share: 0.95, opaque: 0.84, spill: 4, lively: 1.5 },
    { width: 7, length: 24, spacing: 11, share: 0.5, opaque: 0.82, spill: 3, lively: 1.9, light: 0.012 },
  ],
  sheet: [
    { width: 10, length: 28, spacing: 7.6, share: 1, opaque: 0.93, spill: 2.2, lively: 1.1 },
    { width: 5.5, length: 18, spacing: 5.2, share: 0.8, opaque: 0.88, spill: 1.8, lively: 1.5 },
    { width: 2.4, length: 10, spacing: 2.5, share: 0.1, opaque: 0.92, spill: 1, lively: 1, fine: true },
    { width: 4, length: 12, spacing: 7, share: 0.24, opaque: 0.85, spill: 1.2, lively: 2.2, light: 0.02 },
  ],
  dry: 0.95,
  relief: 0.62,
  swirl: 0.55,
  around: 0.2,
  weave: 0.7,
};

const calm: Hand = {
  ground: [
    { width: 30, length: 130, spacing: 29, share: 1, opaque: 0.97, spill: 6, lively: 0.65 },
    { width: 18, length: 86, spacing: 19, share: 1, opaque: 0.95, spill: 5, lively: 0.8 },
    { width: 9, length: 46, spacing: 17, share: 0.45, opaque: 0.92, spill: 4, lively: 1.05 },
  ],
  sheet: [
    { width: 14, length: 46, spacing: 9.5, share: 1, opaque: 0.98, spill: 1.5, lively: 0.7 },
    { width: 7.5, length: 30, spacing: 6.3, share: 0.85, opaque: 0.97, spill: 1.2, lively: 0.85 },
    { width: 2.6, length: 12, spacing: 2.5, share: 0.08, opaque: 0.96, spill: 0.8, lively: 0.7, fine: true },
    { width: 4.4, length: 16, spacing: 8.5, share: 0.14, opaque: 0.92, spill: 1, lively: 1.5, light: 0.03 },
  ],
  dry: 0.3,
  relief: 0.72,
  swirl: 0.7,
  around: 0.25,
  weave: 0.4,
};

export const HANDS: Record<HandName, Hand> = { rich, dry, calm };
