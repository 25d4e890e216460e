// Draws a plate of the album: its marks become filled polygons with uneven edges. Follows tools/duplik_plates/inking.py
// step by step: both must draw the same lines (a test compares them).

export type Point = [number, number];
type Knot = [number, number, number];

export interface Hand {
  wobble: number;
  tooth: number;
  light: number;
  weight: number;
  hatching: number;
}
export const MASTER: Hand = { wobble: 1, tooth: 0.38, light: 1, weight: 1, hatching: 1 };

export interface Layer {
  what: 'fill' | 'stroke' | 'halo' | 'clip' | 'end';
  colour: string;
  shapes: Point[][];
  width: number;
  part: string;
  closed: boolean;
}

interface Mark {
  op: string;
  points: Knot[];
  name: string;
  w: number;
  ink: string;
  fill: string;
  spot: string;
  shift: number[];
  halo: number;
  hatch: number[] | null;
  shine: number;
  light: number;
  taper: number[];
  nib: number;
  wobble: number;
  root: number;
  caps: number;
  gap: number;
  angle: number;
  jitter: number;
  look: number[];
  lid: number;
  size: number[];
  pupil: number;
}

const LIGHT = [0.62, 0.78];
const NIB = (-40 * Math.PI) / 180;
const SHUT = 0.8; // from here on a closed eye is one arc
const NUMBERS: Record<string, keyof Mark> = {
  w: 'w',
  h: 'halo',
  x: 'shine',
  l: 'light',
  n: 'nib',
  b: 'wobble',
  r: 'root',
  q: 'caps',
  g: 'gap',
  a: 'angle',
  j: 'jitter',
  d: 'lid',
  u: 'pupil',
};
const COLOURS: Record<string, keyof Mark> = { i: 'ink', f: 'fill', c: 'spot' };
const GROUPS: Record<string, keyof Mark> = { m: 'shift', t: 'taper', o: 'look', z: 'size', e: 'hatch' };

function read(line: string): Mark {
  const [op, ...words] = line.split(' ');
  const mark: Mark = {
    op,
    points: [],
    name: '',
    w: 0,
    ink: 'k',
    fill: '',
    spot: '',
    shift: [3, 2.5],
    halo: 0,
    hatch: null,
    shine: 0,
    light: 0.55,
    taper: [0, 0],
    nib: 0.5,
    wobble: 1,
    root: 0,
    caps: 1,
    gap: 0,
    angle: 0,
    jitter: 0.25,
    look: [0, 0],
    lid: 0,
    size: [0, 0],
    pupil: 0.42,
  };
  if (op === '(') {
    mark.name = line.slice(2);
    return mark;
  }
  for (const word of words) {
    const letter = word[0];
    if (word.includes(',')) {
      const [x, rest] = word.split(',');
      const [y, radius] = rest.split(':');
      mark.points.push([Number(x), parseFloat(y), radius !== undefined ? Number(radius) : y.endsWith('!') ? 1 : 0]);
    } else if (letter in COLOURS) (mark as unknown as Record<string, unknown>)[COLOURS[letter]] = word.slice(1);
    else if (letter in NUMBERS) (mark as unknown as Record<string, unknown>)[NUMBERS[letter]] = Number(word.slice(1));
    else (mark as unknown as Record<string, unknown>)[GROUPS[letter]] = word.slice(1).split(':').map(Number);
  }
  return mark;
}

/** Mulberry32: numbers from 0 to 1, the same as the server's. */
function shuffler(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function seedOf(text: string): number {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) h = Math.imul(h ^ byte, 0x01000193);
  return h >>> 0;
}

const table = shuffler(7);
const NOISE = Array.from({ length: 1024 }, () => table() * 2 - 1);

function wave(u: number): number {
  const i = Math.floor(u);
  let t = u - i;
  t = t * t * (3 - 2 * t);
  return NOISE[i & 1023] * (1 - t) + NOISE[(i + 1) & 1023] * t;
}

// Curves.

function oval(x: number, y: number, rx: number, ry: number, turn: number): Knot[] {
  const c = Math.cos((turn * Math.PI) / 180),
    s = Math.sin((turn * Math.PI) / 180);
  return Array.from({ length: 15 }, (_, i) => {
    const a = (i / 15) * 2 * Math.PI;
    const px = rx * Math.cos(a),
      py = ry * Math.sin(a);
    return [x + px * c - py * s, y + px * s + py * c, 0] as Knot;
  });
}

function smooth(points: Knot[], closed = false, step = 4): Knot[] {
  const n = points.length;
  if (n < 3 && !closed) {
    const a = points[0],
      b = points[n - 1];
    const m = Math.max(2, Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from(
      { length: m + 1 },
      (_, i) =>
        [a[0] + ((b[0] - a[0]) * i) / m, a[1] + ((b[1] - a[1]) * i) / m, a[2] + ((b[2] - a[2]) * i) / m] as Knot,
    );
  }
  const found: Knot[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p0 = closed ? points[(i + n - 1) % n] : points[Math.max(i - 1, 0)];
    const p1 = points[i];
    const p2 = closed ? points[(i + 1) % n] : points[i + 1];
    const p3 = closed ? points[(i + 2) % n] : points[Math.min(i + 2, n - 1)];
    const d01 = Math.sqrt(Math.max(1e-3, Math.hypot(p1[0] - p0[0], p1[1] - p0[1])));
    const chord = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]);
    const d12 = Math.sqrt(Math.max(1e-3, chord));
    const d23 = Math.sqrt(Math.max(1e-3, Math.hypot(p3[0] - p2[0], p3[1] - p2[1])));
    const into = [0, 0, 0],
      away = [0, 0, 0];
    for (let j = 0; j < 3; j++) {
      const v0 = p0[j],
        v1 = p1[j],
        v2 = p2[j],
        v3 = p3[j];
      into[j] = d01 < 0.05 ? v2 - v1 : d12 * ((v1 - v0) / d01 - (v2 - v0) / (d01 + d12) + (v2 - v1) / d12);
      away[j] = d23 < 0.05 ? v2 - v1 : d12 * ((v2 - v1) / d12 - (v3 - v1) / (d12 + d23) + (v3 - v2) / d23);
    }
    const k = Math.max(2, Math.floor(chord / step));
    for (let j = 0; j < k; j++) {
      const t = j / k,
        t2 = t * t,
        t3 = t * t * t;
      const h1 = 2 * t3 - 3 * t2 + 1,
        h2 = t3 - 2 * t2 + t,
        h3 = 3 * t2 - 2 * t3,
        h4 = t3 - t2;
      found.push([0, 1, 2].map((c) => h1 * p1[c] + h2 * into[c] + h3 * p2[c] + h4 * away[c]) as Knot);
    }
  }
  found.push(closed ? points[0] : points[n - 1]);
  return found;
}

const flat = (knots: Knot[]): Point[] => knots.map(([x, y]) => [x, y]);

function runs(points: Knot[], closed: boolean): Point[][] {
  if (!points.some((p) => p[2])) return [flat(smooth(points, closed))];
  let line = points;
  if (closed) {
    const first = points.findIndex((p) => p[2]);
    line = [...points.slice(first), ...points.slice(0, first), points[first]];
  }
  const pieces: Knot[][] = [];
  let current: Knot[] = [line[0]];
  for (const p of line.slice(1)) {
    current.push(p);
    if (p[2]) {
      pieces.push(current);
      current = [p];
    }
  }
  if (current.length > 1) pieces.push(current);
  return pieces.map((piece) => flat(smooth(piece)));
}

const polygon = (points: Knot[]): Point[] => runs(points, true).flat();

function area(shape: Point[]): number {
  let total = 0;
  let [px, py] = shape[shape.length - 1];
  for (const [x, y] of shape) {
    total += px * y - x * py;
    px = x;
    py = y;
  }
  return total / 2;
}

function length(line: Point[]): number {
  let total = 0;
  for (let i = 1; i < line.length; i++) total += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return total;
}

function even(line: Point[], step: number): Point[] {
  const found: Point[] = [line[0]];
  let left = step;
  for (let i = 1; i < line.length; i++) {
    let [ax, ay] = line[i - 1];
    const [bx, by] = line[i];
    let d = Math.hypot(bx - ax, by - ay);
    while (d >= left && d > 0) {
      const t = left / d;
      ax += (bx - ax) * t;
      ay += (by - ay) * t;
      found.push([ax, ay]);
      d = Math.hypot(bx - ax, by - ay);
      left = step;
    }
    left -= d;
  }
  const end = found[found.length - 1],
    last = line[line.length - 1];
  if (Math.hypot(end[0] - last[0], end[1] - last[1]) > step * 0.3) found.push(last);
  return found;
}

function cap(tip: Knot, before: Knot, from: number, to: number): Point[] {
  const towards = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const found: Point[] = [];
  for (let j = from; j < to; j++) {
    const a = towards + Math.PI / 2 - (Math.PI * j) / 8;
    found.push([tip[0] + tip[2] * Math.cos(a), tip[1] + tip[2] * Math.sin(a)]);
  }
  return found;
}

function tube(joints: Knot[], capped: boolean, cappedRoot: boolean): Point[] {
  const c = smooth(joints);
  const one: Point[] = [],
    other: Point[] = [];
  c.forEach(([x, y, r], i) => {
    const a = c[Math.max(0, i - 1)],
      b = c[Math.min(c.length - 1, i + 1)];
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nx = -(b[1] - a[1]) / d,
      ny = (b[0] - a[0]) / d;
    one.push([x + nx * r, y + ny * r]);
    other.push([x - nx * r, y - ny * r]);
  });
  const end = capped ? cap(c[c.length - 1], c[c.length - 2], 1, 8) : [];
  other.reverse();
  return cappedRoot
    ? [...cap(c[0], c[1], 4, 8), ...one, ...end, ...other, ...cap(c[0], c[1], 1, 5)]
    : [...one, ...end, ...other];
}

// The pen.

interface Stroke {
  fadeIn?: number;
  fadeOut?: number;
  outside?: number;
  nib?: number;
  light?: number;
  thin?: number;
  wobble?: number;
}

class Inker {
  hand: Hand;
  chance: () => number;

  constructor(hand: Hand, chance: () => number) {
    this.hand = hand;
    this.chance = chance;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.chance();
  }

  ribbon(
    line: Point[],
    width: number,
    { fadeIn = 0, fadeOut = 0, outside = 0, nib = 0.35, light = 0.55, thin = 0.16, wobble = 1 }: Stroke = {},
  ): Point[] {
    const whole = length(line);
    if (whole < 1.2) return [];
    const points = even(line, Math.min(3.2, Math.max(1.2, whole / 10)));
    const n = points.length;
    if (n < 2) return [];
    const stray = 0.9 * wobble * this.hand.wobble;
    const tooth = this.hand.tooth,
      lit = light * this.hand.light;
    const wide = width * this.hand.weight;
    const off = this.chance() * 900,
      bank = this.chance() * 900;
    const one: Point[] = [],
      other: Point[] = [];
    let s = 0;
    for (let i = 0; i < n; i++) {
      const [px, py] = points[i];
      const [ax, ay] = points[Math.max(0, i - 2)],
        [bx, by] = points[Math.min(n - 1, i + 2)];
      let dx = bx - ax,
        dy = by - ay;
      const d = Math.hypot(dx, dy) || 1;
      dx /= d;
      dy /= d;
      let k = 1 - nib / 2 + nib * Math.abs(Math.sin(Math.atan2(dy, dx) - NIB));
      if (outside) k *= 1 + lit * outside * (dx * LIGHT[1] - dy * LIGHT[0]);
      k *= 1 + 0.16 * wave((off + s) / 70 + 511);
      const u = s / whole;
      if (fadeIn && u < fadeIn) k *= thin + (1 - thin) * (u / fadeIn) ** 0.7;
      if (fadeOut && 1 - u < fadeOut) k *= thin + (1 - thin) * (Math.max(0, 1 - u) / fadeOut) ** 0.7;
      const h = Math.max(0.45, (wide * k) / 2);
      const x = px + stray * wave((off + s) / 46),
        y = py + stray * wave((off + s) / 46 + 333);
      const ha = h + tooth * wave((bank + s) / 5),
        hb = h + tooth * wave((bank + s) / 6 + 200);
      one.push([x - dy * ha, y + dx * ha]);
      other.push([x + dy * hb, y - dx * hb]);
      if (i < n - 1) s += Math.hypot(points[i + 1][0] - px, points[i + 1][1] - py);
    }
    return [...one, ...other.reverse()];
  }

  outline(knots: Knot[], width: number, light: number): Point[][] {
    const pieces = runs(knots, true);
    const outside = area(pieces.flat()) > 0 ? -1 : 1;
    if (pieces.length === 1 && !knots.some((k) => k[2])) {
      const run = pieces[0];
      const k = Math.floor(this.chance() * run.length);
      const over = Math.max(3, Math.floor(run.length * 0.02));
      return [
        this.ribbon([...run.slice(k), ...run.slice(1, k + 1), ...run.slice(k + 1, k + over)], width, {
          fadeIn: 0.04,
          fadeOut: 0.05,
          outside,
          light,
          thin: 0.5,
        }),
      ];
    }
    return pieces.map((run) =>
      this.ribbon(overshot(run), width, { fadeIn: 0.06, fadeOut: 0.12, outside, light, thin: 0.6 }),
    );
  }

  edge(shape: Point[], [asked, gap, limit, angle, width]: number[]): Point[][] {
    const reach = asked * this.hand.hatching;
    if (!reach) return [];
    const sign = area(shape) > 0 ? -1 : 1;
    const ring = [...shape, shape[0]];
    const wall = even(ring, 7),
      points = even(ring, gap);
    const dx = Math.cos((angle * Math.PI) / 180),
      dy = Math.sin((angle * Math.PI) / 180);
    const found: Point[][] = [];
    for (let i = 1; i < points.length - 1; i++) {
      const [ax, ay] = points[i - 1],
        [bx, by] = points[i + 1];
      const d = Math.hypot(bx - ax, by - ay) || 1;
      const facing = ((-(by - ay) * LIGHT[0] + (bx - ax) * LIGHT[1]) / d) * sign;
      if (facing < limit) continue;
      const [x, y] = points[i];
      let far = reach * (0.45 + (0.55 * (facing - limit)) / (1 - limit)) * this.between(0.7, 1.15);
      far = Math.min(far, free(wall, x, y, dx, dy, far));
      if (far > 4)
        found.push(
          this.ribbon(
            [
              [x, y],
              [x + dx * far, y + dy * far],
            ],
            width,
            { fadeIn: 0.01, fadeOut: 0.75, nib: 0.1, wobble: 0.5 },
          ),
        );
    }
    return found;
  }

  shine(shape: Point[], inset: number): Point[][] {
    const sign = area(shape) > 0 ? -1 : 1;
    const points = even([...shape, shape[0]], 6);
    const found: Point[][] = [];
    let run: Point[] = [];
    for (let i = 1; i < points.length - 1; i++) {
      const [ax, ay] = points[i - 1],
        [bx, by] = points[i + 1];
      const d = Math.hypot(bx - ax, by - ay) || 1;
      const nx = (-(by - ay) / d) * sign,
        ny = ((bx - ax) / d) * sign;
      if (nx * LIGHT[0] + ny * LIGHT[1] < -0.5) run.push([points[i][0] - nx * inset, points[i][1] - ny * inset]);
      else if (run.length) {
        found.push(run);
        run = [];
      }
    }
    if (run.length) found.push(run);
    const drawn: Point[][] = [];
    for (const line of found) {
      if (length(line) <= 22) continue;
      const from = Math.floor(line.length * this.between(0.05, 0.2));
      const keep = line.slice(from, Math.floor(line.length * this.between(0.75, 0.95)));
      if (keep.length > 1) drawn.push(this.ribbon(keep, 2.4, { fadeIn: 0.3, fadeOut: 0.6, nib: 0.3 }));
    }
    return drawn;
  }

  hatching(shape: Point[], gap: number, angle: number, width: number, jitter: number): Point[][] {
    const c = Math.cos((-angle * Math.PI) / 180),
      s = Math.sin((-angle * Math.PI) / 180);
    const turned: Point[] = shape.map(([x, y]) => [x * c - y * s, x * s + y * c]);
    const top = Math.max(...turned.map((q) => q[1]));
    let y = Math.min(...turned.map((q) => q[1])) + gap / 2;
    const found: Point[][] = [];
    while (y < top) {
      const cuts: number[] = [];
      let [px, py] = turned[turned.length - 1];
      for (const [qx, qy] of turned) {
        if (py > y !== qy > y) cuts.push(px + ((y - py) * (qx - px)) / (qy - py));
        px = qx;
        py = qy;
      }
      cuts.sort((m, n) => m - n);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        let a = cuts[i],
          b = cuts[i + 1];
        const wide = b - a;
        a += this.between(0, jitter) * wide * 0.3;
        b -= this.between(0, jitter) * wide * 0.5;
        if (b - a > 3)
          found.push(
            this.ribbon(
              [
                [a * c + y * s, -a * s + y * c],
                [b * c + y * s, -b * s + y * c],
              ],
              width,
              { fadeIn: 0.1, fadeOut: 0.25, nib: 0.1, wobble: 0.6 },
            ),
          );
      }
      y += gap * this.between(0.75, 1.25);
    }
    return found;
  }

  ground(mark: Mark): Point[][] {
    const [cx, cy] = mark.points[0];
    const [rx, ry] = mark.size;
    const found: Point[][] = [];
    let y = -ry;
    while (y <= ry) {
      const half = Math.sqrt(Math.max(0, 1 - (y / ry) ** 2)) * rx;
      const left = cx - half + this.between(-0.12, 0.12) * rx;
      const right = cx + half + this.between(-0.1, 0.2) * rx;
      const middle = cy + y + this.between(-1.5, 1.5);
      if (right - left > 6) {
        const line: Point[] = [
          [left, cy + y + 1],
          [(left + right) / 2, middle],
          [right, cy + y - 1],
        ];
        found.push(
          this.ribbon(line, mark.w * (1 - (0.35 * Math.abs(y)) / ry), {
            fadeIn: 0.25,
            fadeOut: 0.4,
            nib: 0.1,
            wobble: 0.8,
          }),
        );
      }
      y += mark.gap * this.between(0.8, 1.2);
    }
    return found;
  }

  dot(x: number, y: number, r: number): Point[] {
    const knots: Knot[] = [];
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * 2 * Math.PI;
      const wide = r * this.between(0.88, 1.12),
        high = r * this.between(0.88, 1.12);
      knots.push([x + wide * Math.cos(a), y + high * Math.sin(a), 0]);
    }
    return runs(knots, true)[0];
  }
}

function overshot(run: Point[]): Point[] {
  const [a, b] = run,
    c = run[run.length - 2],
    e = run[run.length - 1];
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    g = Math.hypot(e[0] - c[0], e[1] - c[1]) || 1;
  return [
    [a[0] - ((b[0] - a[0]) / d) * 1.6, a[1] - ((b[1] - a[1]) / d) * 1.6],
    ...run,
    [e[0] + ((e[0] - c[0]) / g) * 1.6, e[1] + ((e[1] - c[1]) / g) * 1.6],
  ];
}

function free(wall: Point[], x: number, y: number, dx: number, dy: number, far: number): number {
  let best = far;
  let [px, py] = wall[wall.length - 1];
  for (const [qx, qy] of wall) {
    const ex = qx - px,
      ey = qy - py;
    const cross = dx * ey - dy * ex;
    if (cross) {
      const t = ((px - x) * ey - (py - y) * ex) / cross;
      if (5 < t && t < best) {
        const u = ((px - x) * dy - (py - y) * dx) / cross;
        if (0 <= u && u <= 1) best = t;
      }
    }
    px = qx;
    py = qy;
  }
  return best;
}

function layer(what: Layer['what'], colour = '', shapes: Point[][] = [], part = '', width = 0, closed = true): Layer {
  return { what, colour, shapes, width, part, closed };
}

function inkMark(mark: Mark, text: string, hand: Hand, part: string): Layer[] {
  const inker = new Inker(hand, shuffler(seedOf(text)));
  const found: Layer[] = [];
  const fill = (colour: string, shape: Point[]) => found.push(layer('fill', colour, [shape], part));
  const stroke = (colour: string, ribbons: Point[][]) => {
    const drawn = ribbons.filter((ribbon) => ribbon.length);
    if (drawn.length) found.push(layer('stroke', colour, drawn, part));
  };
  if (mark.op === 'O' || mark.op === 'T') {
    const caps = Math.floor(mark.caps);
    const shape = mark.op === 'O' ? polygon(mark.points) : tube(mark.points, (caps & 1) === 1, caps > 1);
    if (mark.halo) found.push(layer('halo', 'p', [shape], '', mark.halo * 2, mark.op === 'O' || caps > 1));
    if (mark.fill) fill(mark.fill, shape);
    if (mark.spot)
      fill(
        mark.spot,
        shape.map(([x, y]) => [x + mark.shift[0], y + mark.shift[1]]),
      );
    if (mark.hatch) stroke('k', inker.edge(shape, mark.hatch));
    if (mark.w && mark.op === 'O') stroke(mark.ink, inker.outline(mark.points, mark.w, mark.light));
    else if (mark.w) {
      const fade = Math.min(0.2, mark.root / (length(shape) || 1));
      stroke(mark.ink, [
        inker.ribbon(shape, mark.w, {
          fadeIn: fade,
          fadeOut: fade,
          outside: area(shape) > 0 ? -1 : 1,
          light: mark.light,
          thin: 0.12,
        }),
      ]);
    }
    if (mark.shine) stroke('p', inker.shine(shape, mark.shine));
  } else if (mark.op === 'L') {
    const [fadeIn, fadeOut] = mark.taper;
    stroke(
      mark.ink,
      runs(mark.points, false).map((run) =>
        inker.ribbon(run, mark.w, { fadeIn, fadeOut, nib: mark.nib, wobble: mark.wobble }),
      ),
    );
  } else if (mark.op === 'H')
    stroke(mark.ink, inker.hatching(polygon(mark.points), mark.gap, mark.angle, mark.w, mark.jitter));
  else if (mark.op === 'G') stroke('k', inker.ground(mark));
  else if (mark.op === 'D') fill(mark.ink, inker.dot(mark.points[0][0], mark.points[0][1], mark.size[0]));
  else if (mark.op === 'E') found.push(...eye(mark, inker, part));
  return found;
}

function eye(mark: Mark, inker: Inker, part: string): Layer[] {
  const [x, y] = mark.points[0];
  const [rx, ry] = mark.size;
  const c = Math.cos((mark.angle * Math.PI) / 180),
    s = Math.sin((mark.angle * Math.PI) / 180);
  const at = (px: number, py: number): Point => [x + px * c - py * s, y + px * s + py * c];
  const ring = oval(x, y, rx, ry, mark.angle);
  const white = polygon(ring);
  if (mark.lid >= SHUT) {
    const arc = runs(
      [
        [...at(-rx, -ry * 0.1), 0],
        [...at(0, ry * 0.5), 0],
        [...at(rx, -ry * 0.1), 0],
      ],
      false,
    )[0];
    return [
      layer('fill', mark.fill || 'p', [white], part),
      layer('stroke', mark.ink, [inker.ribbon(arc, mark.w * 1.5, { fadeIn: 0.12, fadeOut: 0.2, nib: 0.3 })], part),
    ];
  }
  const ball = inker.dot(x + mark.look[0] * rx * 0.5, y + mark.look[1] * ry * 0.5, rx * mark.pupil);
  const found = [layer('fill', 'p', [white], part), layer('clip', '', [white]), layer('fill', 'k', [ball], part)];
  const level = -ry + 2 * ry * mark.lid;
  if (mark.lid)
    found.push(
      layer(
        'fill',
        mark.fill || 'p',
        [[at(-rx * 1.4, -ry * 1.4), at(rx * 1.4, -ry * 1.4), at(rx * 1.4, level), at(-rx * 1.4, level)]],
        part,
      ),
    );
  found.push(layer('end'));
  const strokes = inker.outline(ring, mark.w, 0.55);
  if (mark.lid) {
    const half = rx * Math.sqrt(Math.max(0, 1 - (level / ry) ** 2));
    const line = runs(
      [
        [...at(-half - 1, level), 0],
        [...at(0, level + 1.5), 0],
        [...at(half + 1.5, level), 0],
      ],
      false,
    )[0];
    strokes.push(inker.ribbon(line, mark.w * 1.25, { fadeIn: 0.1, fadeOut: 0.1, nib: 0.5 }));
  }
  found.push(
    layer(
      'stroke',
      mark.ink,
      strokes.filter((each) => each.length),
      part,
    ),
  );
  return found;
}

/** The layers of a plate, back to front. */
export function ink(plate: string, hand: Hand = MASTER): Layer[] {
  const found: Layer[] = [];
  const parts: string[] = [];
  for (const text of plate.split('\n')) {
    const mark = read(text);
    if (mark.op === '(') parts.push(mark.name);
    else if (mark.op === ')') parts.pop();
    else if (mark.op === '[') found.push(layer('clip', '', [polygon(mark.points)]));
    else if (mark.op === ']') found.push(layer('end'));
    else found.push(...inkMark(mark, text, hand, parts[parts.length - 1] ?? ''));
  }
  return found;
}

// What the page shows.

export const INKS: Record<string, string> = { p: '#fcf6e8', k: '#231d1a', s: '#e4572e', t: '#f8dcc3' };

const path = (shape: Point[], closed = true): string =>
  'M' + shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + (closed ? 'Z' : '');
const texts = new Map<string, string>();
let drawings = 0;

/** The content of an SVG of 1000 by 750; cached, because plates never change. */
export function svgOf(plate: string, hand: Hand = MASTER): string {
  const key = hand === MASTER ? plate : plate + JSON.stringify(hand);
  const kept = texts.get(key);
  if (kept !== undefined) return kept;
  drawings += 1;
  let clips = 0;
  let colour = '';
  let ready = '';
  const out: string[] = [];
  const flush = () => {
    if (ready) out.push(`<path d="${ready}" fill="${INKS[colour]}"/>`);
    ready = '';
  };
  for (const each of ink(plate, hand)) {
    if (each.what === 'clip') {
      flush();
      const id = `plate${drawings}-${(clips += 1)}`;
      out.push(`<clipPath id="${id}"><path d="${path(each.shapes[0])}"/></clipPath><g clip-path="url(#${id})">`);
    } else if (each.what === 'end') {
      flush();
      out.push('</g>');
    } else if (each.what === 'halo') {
      flush();
      const line = `stroke="${INKS.p}" stroke-width="${each.width}" stroke-linejoin="round"`;
      out.push(`<path d="${path(each.shapes[0], each.closed)}" fill="none" ${line}/>`);
    } else {
      // consecutive strokes of one colour become one path; their windings agree, so nothing is cut out
      if (each.colour !== colour || each.what === 'fill') flush();
      colour = each.colour;
      ready += each.shapes.map((shape) => path(shape)).join('');
      if (each.what === 'fill') flush();
    }
  }
  flush();
  const text = out.join('');
  if (texts.size > 24) texts.delete(texts.keys().next().value as string);
  texts.set(key, text);
  return text;
}
