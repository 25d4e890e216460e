// Plans a painting from its pixels: rounds of strokes for ground and sheets, and the shadow of each sheet.
import { HANDS } from './hands';
import { cellAt, COLUMNS, flowOf, ROWS, soften, CELL, type Pixels } from './flow';
import { TALL, WIDE, type HandName } from './order';
import { boundsOf, strokesOf, type Strokes } from './strokes';
import { airOf, groundTone, sheetTone, type Tone } from './tones';
import { writeRgb } from './colour';

export const UNDER_COLUMNS = 75;
export const UNDER_ROWS = 92;

export interface SheetPlan {
  pixels: Pixels;
  /** The sheet's shadow, a byte per cell; details too thin for a brush, a byte per card unit. */
  shadow: Uint8Array<ArrayBuffer>;
  thin: Uint8Array<ArrayBuffer>;
  rounds: Strokes[];
}

export interface Plan {
  pixels: Pixels;
  under: Uint8Array<ArrayBuffer>;
  ground: Strokes[];
  sheets: (SheetPlan | null)[];
}

/** Haze for each sheet: the deeper, the more; the topmost last. */
const HAZE = [0.13, 0.06, 0];
const THROWN = [4, 7];

/** `around`: the ground with the silhouettes of everything on it. */
export function planOf(
  ground: Pixels,
  around: Pixels,
  sheets: readonly Pixels[],
  seed: number,
  handName: HandName,
): Plan {
  const hand = HANDS[handName];
  const air = airOf(ground);
  const tone = groundTone(ground, air, seed);
  const field = {
    pixels: ground,
    flow: flowOf(around, true),
    tone,
    ground: true,
    bounds: { left: -8, top: -8, right: WIDE + 8, bottom: TALL + 8 },
    seed,
  };
  const below = new Float32Array(COLUMNS * ROWS);
  return {
    pixels: ground,
    under: underpainting(tone),
    ground: hand.ground.map((round, n) => strokesOf(field, hand, round, n + 1)),
    sheets: sheets.map((pixels, n) => {
      const bounds = boundsOf(pixels);
      if (!bounds) return null;
      const flow = flowOf(pixels, false);
      const surface = {
        pixels,
        flow,
        tone: sheetTone(pixels, flow, air, HAZE[n + HAZE.length - sheets.length] ?? 0, seed + n),
        ground: false,
        bounds,
        seed: seed + 131 * (n + 1),
      };
      const plan = {
        pixels,
        shadow: shadowOf(pixels, below),
        thin: thinOf(pixels),
        rounds: hand.sheet.map((round, r) => strokesOf(surface, hand, round, 10 + n * 8 + r)),
      };
      for (let cell = 0; cell < below.length; cell += 1) below[cell] = Math.max(below[cell], coverOf(pixels, cell));
      return plan;
    }),
  };
}

function underpainting(tone: Tone): Uint8Array<ArrayBuffer> {
  const under = new Uint8Array(UNDER_COLUMNS * UNDER_ROWS * 4);
  for (let row = 0; row < UNDER_ROWS; row += 1)
    for (let column = 0; column < UNDER_COLUMNS; column += 1) {
      const lab = tone(((column + 0.5) / UNDER_COLUMNS) * WIDE, ((row + 0.5) / UNDER_ROWS) * TALL);
      const at = (row * UNDER_COLUMNS + column) * 4;
      // A little burnt sienna, which shows between strokes as on a primed canvas.
      writeRgb([lab[0] * 0.93, lab[1] * 0.85 + 0.012, lab[2] * 0.85 + 0.016], under, at);
      under[at + 3] = 255;
    }
  return under;
}

const coverOf = (pixels: Pixels, cell: number): number =>
  pixels[((Math.floor(cell / COLUMNS) * CELL + 1) * WIDE + (cell % COLUMNS) * CELL + 1) * 4 + 3] / 255;

/** A soft, cool shadow to the lower right, only on things: on the sky it would look like a sticker. */
function shadowOf(pixels: Pixels, below: Float32Array): Uint8Array<ArrayBuffer> {
  const cast = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1)
      cast[row * COLUMNS + column] = coverOf(pixels, cellAt(column * CELL + 1 - THROWN[0], row * CELL + 1 - THROWN[1]));
  soften(cast, 3);
  return Uint8Array.from(cast, (shade, cell) => 255 * shade * (0.08 + 0.92 * below[cell]));
}

/** Details finer than a brush: most of the eight neighbours belong to something else. */
function thinOf(pixels: Pixels): Uint8Array<ArrayBuffer> {
  const thin = new Uint8Array(WIDE * TALL);
  const ring = Array.from({ length: 8 }, (_, n) => [
    Math.round(2.6 * Math.cos((n * Math.PI) / 4)),
    Math.round(2.6 * Math.sin((n * Math.PI) / 4)),
  ]);
  for (let y = 3; y < TALL - 3; y += 1)
    for (let x = 3; x < WIDE - 3; x += 1) {
      const at = (y * WIDE + x) * 4;
      if (pixels[at + 3] < 90) continue;
      let strange = 0;
      for (const [dx, dy] of ring) {
        const to = at + (dy * WIDE + dx) * 4;
        const gap =
          Math.abs(pixels[at] - pixels[to]) +
          Math.abs(pixels[at + 1] - pixels[to + 1]) +
          Math.abs(pixels[at + 2] - pixels[to + 2]) +
          2 * Math.abs(pixels[at + 3] - pixels[to + 3]);
        if (gap > 70) strange += 1;
      }
      thin[y * WIDE + x] = strange >= 7 ? 255 : strange === 6 ? 190 : strange === 5 ? 70 : 0;
    }
  return thin;
}
