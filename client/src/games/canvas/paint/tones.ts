// The colour of a sheet at a point: light from the upper left, and the air of its ground.
import { labOf, type Lab } from './colour';
import { clouds, noise, ramp } from './dice';
import { cellAt, type Flow, type Pixels } from './flow';
import { TALL, WIDE } from './order';

const LAMP = [-0.62, -0.78];

export type Tone = (x: number, y: number) => Lab;

function flat(pixels: Pixels, x: number, y: number): Lab {
  const at =
    (Math.max(0, Math.min(TALL - 1, Math.round(y))) * WIDE + Math.max(0, Math.min(WIDE - 1, Math.round(x)))) * 4;
  return labOf(pixels[at], pixels[at + 1], pixels[at + 2]);
}

/** The mean colour of the upper half of a ground: the colour of its air. */
export function airOf(ground: Pixels): Lab {
  const sum: Lab = [0, 0, 0];
  let count = 0;
  for (let y = 6; y < TALL * 0.55; y += 12)
    for (let x = 6; x < WIDE; x += 12) {
      const lab = flat(ground, x, y);
      for (let n = 0; n < 3; n += 1) sum[n] += lab[n];
      count += 1;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** The ground: varied into warm and cool patches, lighter towards the lamp. */
export function groundTone(pixels: Pixels, air: Lab, seed: number): Tone {
  const night = 1 - ramp(0.35, 0.72, air[0]);
  return (x, y) => {
    const u = x / WIDE;
    const v = y / WIDE;
    const lab = flat(pixels, x, y);
    const wx = clouds(u * 2.1 + 3, v * 2.1, seed + 1) - 0.5;
    const wy = clouds(u * 2.1 + 9, v * 2.1, seed + 2) - 0.5;
    const broad = clouds(u * 1.5 + wx * 2.2, v * 3.2 + wy * 1.6, seed + 5) - 0.5;
    const small = noise(u * 5 + wy * 3, v * 9 + wx * 3, seed + 8) - 0.5;
    const warm = ramp(0.02, 0.16, broad);
    const cool = ramp(0.02, 0.16, -broad);
    const pool = Math.exp(-((u - 0.28) ** 2 + (v - 0.3) ** 2) / 0.2);
    // Nearly white areas would look yellow: reduce the warmth there.
    const shy = 1 - 0.65 * ramp(0.88, 0.95, lab[0]);
    const day = 1 - night;
    lab[0] +=
      warm * (0.026 + 0.02 * night) -
      cool * 0.032 +
      small * 0.03 +
      pool * (0.022 + 0.03 * night) -
      0.02 * ramp(0.5, 1.2, Math.hypot(u - 0.3, v - 0.3));
    lab[1] += shy * (warm * 0.006 * day + cool * 0.004 - small * 0.012);
    lab[2] += shy * (warm * 0.02 * day - cool * 0.018 + pool * 0.008);
    return lab;
  };
}

/** A thing: warm towards the lamp, cool away from it, paler the deeper it lies. */
export function sheetTone(pixels: Pixels, flow: Flow, air: Lab, depth: number, seed: number): Tone {
  const night = 1 - ramp(0.35, 0.72, air[0]);
  return (x, y) => {
    const lab = flat(pixels, x, y);
    const cell = cellAt(x, y);
    const px = flow.pullX[cell];
    const py = flow.pullY[cell];
    const strength = Math.hypot(px, py);
    const turn = strength > 1e-4 ? ((px * LAMP[0] + py * LAMP[1]) / strength) * Math.min(1, strength * 3) : 0;
    const room = ramp(1.5, 7, flow.breadth[cell]);
    // Glazes and lights are not shaded.
    const body = ramp(0.5, 0.95, pixels[(Math.floor(y) * WIDE + Math.floor(x)) * 4 + 3] / 255);
    const lit = Math.max(0, turn) * (0.45 + 0.55 * room) * body;
    const shade = Math.max(0, -turn) * (0.45 + 0.55 * room) * body;
    const dark = 1 - ramp(0.26, 0.46, lab[0]);
    const bright = ramp(0.8, 0.97, lab[0]);
    const patch = clouds(x / 34, y / 34, seed + 51) - 0.5;
    const speck = noise(x / 12, y / 12, seed + 57) - 0.5;
    lab[0] +=
      lit * (0.085 + 0.1 * dark) * (1 - 0.5 * bright) -
      shade * (0.07 + 0.065 * ramp(0.2, 0.55, lab[0])) +
      body * (patch * 0.085 * (0.4 + 0.6 * room) + speck * 0.03 - 0.03 * ramp(110, 350, y));
    lab[1] += lit * (0.004 - 0.014 * dark) + shade * 0.008 + patch * 0.02;
    lab[2] += lit * (0.026 - 0.04 * dark) - shade * 0.034 + speck * 0.02;
    const bounced = 0.2 * shade;
    const tint = (0.05 + 0.1 * night) * (1 - 0.7 * bright);
    lab[0] += body * ((air[0] - lab[0]) * depth * 0.6 - 0.03 * night * (1 - bright));
    lab[1] += (air[1] - lab[1]) * Math.min(0.6, depth + bounced + tint);
    lab[2] += (air[2] - lab[2]) * Math.min(0.6, depth + bounced + tint);
    return lab;
  };
}
