// The flow field of a sheet: the direction of brush strokes along edges, and the width of each patch.
import { TALL, WIDE } from './order';

/** Pixels of a sheet in card units, straight alpha. */
export type Pixels = Uint8ClampedArray;

/**
 * On a grid of cells of two card units: direction as a doubled angle, strength of the nearest edges, width of the
 * patch.
 */
export interface Flow {
  cos: Float32Array;
  sin: Float32Array;
  pullX: Float32Array;
  pullY: Float32Array;
  breadth: Float32Array;
}

export const CELL = 2;
export const COLUMNS = WIDE / CELL;
export const ROWS = TALL / CELL;

const RINGS = [1.4, 3, 5.2, 8.5, 13, 19];
const TURNS = 8;
export const BROADEST = RINGS[RINGS.length - 1];

/** The difference of two pixels including alpha: 0 to about 2. */
function unlike(pixels: Pixels, a: number, b: number): number {
  const alpha = pixels[a + 3];
  const other = pixels[b + 3];
  const red = (pixels[a] * alpha - pixels[b] * other) / 65025;
  const green = (pixels[a + 1] * alpha - pixels[b + 1] * other) / 65025;
  const blue = (pixels[a + 2] * alpha - pixels[b + 2] * other) / 65025;
  const veil = (alpha - other) / 255;
  return Math.sqrt(red * red + green * green + blue * blue + veil * veil);
}

/** The flow of a sheet; zero where nothing is drawn. `everywhere`: for the ground, which covers everything. */
export function flowOf(pixels: Pixels, everywhere: boolean): Flow {
  const cells = COLUMNS * ROWS;
  const flow: Flow = {
    cos: new Float32Array(cells),
    sin: new Float32Array(cells),
    pullX: new Float32Array(cells),
    pullY: new Float32Array(cells),
    breadth: new Float32Array(cells),
  };
  const cosines = RINGS.map((_, ring) =>
    Array.from({ length: TURNS }, (__, turn) => Math.cos(((turn + (ring % 2) / 2) * 2 * Math.PI) / TURNS)),
  );
  const sines = RINGS.map((_, ring) =>
    Array.from({ length: TURNS }, (__, turn) => Math.sin(((turn + (ring % 2) / 2) * 2 * Math.PI) / TURNS)),
  );
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = column * CELL + 1;
      const y = row * CELL + 1;
      const here = (y * WIDE + x) * 4;
      if (!everywhere && pixels[here + 3] < 10) continue;
      const cell = row * COLUMNS + column;
      let alive = 1;
      let breadth = 0;
      let before = 0;
      let pullX = 0;
      let pullY = 0;
      for (let ring = 0; ring < RINGS.length && alive > 0.03; ring += 1) {
        const radius = RINGS[ring];
        let same = 0;
        for (let turn = 0; turn < TURNS; turn += 1) {
          const dx = cosines[ring][turn];
          const dy = sines[ring][turn];
          const px = Math.max(0, Math.min(WIDE - 1, Math.round(x + dx * radius)));
          const py = Math.max(0, Math.min(TALL - 1, Math.round(y + dy * radius)));
          const edge = Math.min(1, Math.max(0, (unlike(pixels, here, (py * WIDE + px) * 4) - 0.09) * 7));
          pullX += (dx * edge * alive) / (1 + 0.4 * ring);
          pullY += (dy * edge * alive) / (1 + 0.4 * ring);
          same += 1 - edge;
        }
        alive *= Math.min(1, Math.max(0, (same / TURNS - 0.1) * 2));
        breadth += alive * (radius - before);
        before = radius;
      }
      flow.breadth[cell] = breadth;
      flow.pullX[cell] = pullX / 6;
      flow.pullY[cell] = pullY / 6;
      flow.cos[cell] = (pullY * pullY - pullX * pullX) / 36;
      flow.sin[cell] = (-2 * pullX * pullY) / 36;
    }
  for (const field of [flow.cos, flow.sin]) soften(field, everywhere ? 5 : 3);
  for (const field of [flow.pullX, flow.pullY]) soften(field, 2);
  return flow;
}

/** Two box blurs in each direction, in place. */
export function soften(field: Float32Array, radius: number, columns = COLUMNS, rows = ROWS) {
  const line = new Float32Array(Math.max(columns, rows));
  const run = (start: number, step: number, length: number) => {
    for (let pass = 0; pass < 2; pass += 1) {
      let sum = 0;
      for (let n = -radius; n <= radius; n += 1) sum += field[start + Math.max(0, Math.min(length - 1, n)) * step];
      for (let n = 0; n < length; n += 1) {
        line[n] = sum / (2 * radius + 1);
        sum +=
          field[start + Math.min(length - 1, n + radius + 1) * step] - field[start + Math.max(0, n - radius) * step];
      }
      for (let n = 0; n < length; n += 1) field[start + n * step] = line[n];
    }
  };
  for (let row = 0; row < rows; row += 1) run(row * columns, 1, columns);
  for (let column = 0; column < columns; column += 1) run(column, columns, rows);
}

export const cellAt = (x: number, y: number): number =>
  Math.max(0, Math.min(ROWS - 1, Math.floor(y / CELL))) * COLUMNS +
  Math.max(0, Math.min(COLUMNS - 1, Math.floor(x / CELL)));
