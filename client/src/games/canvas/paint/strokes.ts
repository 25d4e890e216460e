// The strokes of a plan: paths, pigments and patches, in painting order.
import { writeRgb, type Lab } from './colour';
import { noise, ramp, throwOf } from './dice';
import { BROADEST, cellAt, type Flow, type Pixels } from './flow';
import type { Hand, Round } from './hands';
import { TALL, WIDE } from './order';
import type { Tone } from './tones';

/** Floats of a stroke: five points, half width, chart row, dryness, opacity; then three colours of four bytes. */
export const FLOATS = 17;
export const BYTES = FLOATS * 4;
export const POINTS = 5;
const PIGMENT = 14 * 4;

export interface Strokes {
  count: number;
  floats: Float32Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
  spill: number;
  ground: boolean;
}

export interface Surface {
  pixels: Pixels;
  flow: Flow;
  tone: Tone;
  ground: boolean;
  bounds: Bounds;
  seed: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Rows of the brush chart: broad, medium, fine, each in four variants. */
export const BRUSHES = 3;
export const COPIES = 4;

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** A step that visits each of `count` places once, in a scattered order. */
function stride(count: number): number {
  let step = Math.max(1, Math.floor(count * 0.6180339887));
  while (gcd(step, count) !== 1) step += 1;
  return step;
}

export function boundsOf(pixels: Pixels): Bounds | null {
  let left = WIDE;
  let top = TALL;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < TALL; y += 1)
    for (let x = 0; x < WIDE; x += 1)
      if (pixels[(y * WIDE + x) * 4 + 3] > 8) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
  return right < 0 ? null : { left, top, right: right + 1, bottom: bottom + 1 };
}

/**
 * The direction of a stroke at a point, as a unit vector. Without an edge it follows the air (ground) or a general
 * slant (things).
 */
function wayOf({ flow, ground, seed }: Surface, hand: Hand): (x: number, y: number) => [number, number] {
  return (x, y) => {
    const cell = cellAt(x, y);
    const u = x / WIDE;
    const v = y / WIDE;
    const free = ground
      ? -0.12 +
        hand.swirl *
          (1.5 * (noise(u * 2.3 + 4, v * 3.1, seed + 71) - 0.5) + 0.9 * (noise(u * 5.5, v * 6.5, seed + 73) - 0.5))
      : -0.95 + 1.5 * (noise(u * 5, v * 5, seed + 75) - 0.5);
    const pull = ground ? 5 * hand.around : 7;
    const c = flow.cos[cell] * pull + Math.cos(2 * free) * (ground ? 0.3 : 0.25);
    const s = flow.sin[cell] * pull + Math.sin(2 * free) * (ground ? 0.3 : 0.25);
    const angle = Math.atan2(s, c) / 2;
    return [Math.cos(angle), Math.sin(angle)];
  };
}

export function strokesOf(surface: Surface, hand: Hand, round: Round, number: number): Strokes {
  const { pixels, flow, tone, ground, bounds, seed } = surface;
  const columns = Math.max(1, Math.round((bounds.right - bounds.left) / round.spacing));
  const rows = Math.max(1, Math.round((bounds.bottom - bounds.top) / round.spacing));
  const cells = columns * rows;
  const step = stride(cells);
  const buffer = new ArrayBuffer(cells * BYTES);
  const floats = new Float32Array(buffer);
  const bytes = new Uint8Array(buffer);
  const way = wayOf(surface, hand);
  let count = 0;
  let place = cells >> 1;
  for (let n = 0; n < cells; n += 1) {
    place = (place + step) % cells;
    const dice = (place + 1) * 16 + number * 786433 + seed;
    const x =
      bounds.left + (((place % columns) + 0.5 + (throwOf(dice) - 0.5) * 1.1) / columns) * (bounds.right - bounds.left);
    const y =
      bounds.top +
      ((Math.floor(place / columns) + 0.5 + (throwOf(dice + 1) - 0.5) * 1.1) / rows) * (bounds.bottom - bounds.top);
    if (x < 0 || y < 0 || x >= WIDE || y >= TALL) continue;
    const at = (Math.floor(y) * WIDE + Math.floor(x)) * 4;
    if (!ground && pixels[at + 3] < 40) continue;
    const breadth = ground ? BROADEST : Math.max(0.6, flow.breadth[cellAt(x, y)]);
    // A fine brush goes where a broad one cannot; elsewhere it only adds a few strokes.
    const share = round.fine ? (breadth < round.width * 1.7 ? 1 : round.share) : round.share;
    if (throwOf(dice + 2) > share || (!round.fine && !ground && breadth < round.width * 0.34)) continue;
    let width = round.width * (0.72 + 0.56 * throwOf(dice + 3));
    let length = round.length * (0.6 + 0.7 * throwOf(dice + 4));
    if (!ground) {
      width = Math.min(width, Math.max(1.3, 2.1 * breadth));
      length = Math.min(length, breadth * 6 + 4);
    }
    const base = count * FLOATS;
    trace(pixels, at, x, y, length, way, floats, base, ground);
    floats[base + 10] = width / 2;
    const kind = width > 9 ? 0 : width > 4 ? 1 : 2;
    floats[base + 11] = kind * COPIES + Math.floor(throwOf(dice + 5) * COPIES);
    floats[base + 12] = hand.dry * (0.45 + 0.75 * throwOf(dice + 6));
    floats[base + 13] = round.opaque * (ground ? 1 : ramp(0.05, 0.5, pixels[at + 3] / 255));
    mix(tone(x, y), round, dice, bytes, base * 4 + PIGMENT);
    bytes[base * 4 + PIGMENT + 3] = throwOf(dice + 14) * 255;
    const region = base * 4 + PIGMENT + 8;
    const alpha = pixels[at + 3] / 255;
    for (let channel = 0; channel < 3; channel += 1) bytes[region + channel] = pixels[at + channel] * alpha;
    bytes[region + 3] = pixels[at + 3];
    count += 1;
  }
  return { count, floats, bytes, spill: round.spill, ground };
}

/** From the middle in both directions along the flow, two points each, stopping at another patch of colour. */
function trace(
  pixels: Pixels,
  at: number,
  x: number,
  y: number,
  length: number,
  way: (x: number, y: number) => [number, number],
  floats: Float32Array,
  base: number,
  ground: boolean,
) {
  floats[base + 4] = x;
  floats[base + 5] = y;
  const [ax, ay] = way(x, y);
  const stride = length / 8;
  for (const sense of [-1, 1]) {
    let px = x;
    let py = y;
    let dx = ax * sense;
    let dy = ay * sense;
    let stopped = false;
    for (let n = 1; n <= 4; n += 1) {
      if (!stopped) {
        const qx = px + dx * stride;
        const qy = py + dy * stride;
        const to =
          (Math.max(0, Math.min(TALL - 1, Math.round(qy))) * WIDE + Math.max(0, Math.min(WIDE - 1, Math.round(qx)))) *
          4;
        const gap =
          Math.abs(pixels[at] - pixels[to]) +
          Math.abs(pixels[at + 1] - pixels[to + 1]) +
          Math.abs(pixels[at + 2] - pixels[to + 2]) +
          Math.abs(pixels[at + 3] - pixels[to + 3]);
        if (gap > (ground ? 110 : 80)) stopped = true;
        else {
          px = qx;
          py = qy;
          let [wx, wy] = way(px, py);
          if (wx * dx + wy * dy < 0) [wx, wy] = [-wx, -wy];
          dx = dx * 0.35 + wx * 0.65;
          dy = dy * 0.35 + wy * 0.65;
          const norm = Math.hypot(dx, dy) || 1;
          dx /= norm;
          dy /= norm;
        }
      }
      if (n % 2 === 0) {
        // A stopped stroke keeps a minimal length, because its points must differ.
        const tip = stopped ? 0.35 * n : 0;
        const slot = base + 4 + sense * n;
        floats[slot] = px + dx * tip;
        floats[slot + 1] = py + dy * tip;
      }
    }
  }
}

/** Each stroke varies the mix, with a second pigment in some of its hairs. */
function mix(lab: Lab, round: Round, dice: number, bytes: Uint8Array, at: number) {
  const lively = round.lively;
  lab[0] += (throwOf(dice + 7) - 0.5) * 0.068 * lively + (round.light ?? 0);
  const hue = Math.atan2(lab[2], lab[1]) + (throwOf(dice + 8) - 0.5) * 0.34 * lively;
  const chroma = Math.hypot(lab[1], lab[2]) * (1 + (throwOf(dice + 9) - 0.5) * 0.22 * lively) + 0.004 * lively;
  lab[1] = chroma * Math.cos(hue);
  lab[2] = chroma * Math.sin(hue);
  writeRgb(lab, bytes, at);
  writeRgb(
    [
      lab[0] + (throwOf(dice + 11) - 0.42) * 0.085 * lively,
      lab[1] + (throwOf(dice + 12) - 0.5) * 0.05 * lively,
      lab[2] + (throwOf(dice + 13) - 0.5) * 0.05 * lively,
    ],
    bytes,
    at + 4,
  );
}
