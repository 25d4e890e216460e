// Strokes of a pen, and the SVG path that draws them.
import { getStroke } from 'perfect-freehand';
import { NUMBERS, type Drawing, type Ink } from '../../wire/games/duplik';

export const PAPER = { width: NUMBERS.paper[0], height: NUMBERS.paper[1] };
export const PAPER_COLOUR = '#FFFDF7';
export const INK_COLOUR = '#231F1A';
const LONGEST = NUMBERS.longest_stroke;
const PAUSE = 4; // between two strokes, in points
/** The pressure of an even line. A mouse writes EVEN - 1: its pressure is then estimated from speed. */
const EVEN = 128;
export const MOUSE_PRESSURE = EVEN - 1;

export type { Drawing, Ink };

export function inksOf(drawing: Drawing | undefined): Ink[] {
  const strokes = drawing?.strokes ?? {};
  return Object.keys(strokes)
    .map(Number)
    .sort((a, b) => a - b)
    .map((number) => strokes[number]);
}

function triples(points: number[]): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (let i = 0; i + 2 < points.length; i += 3) found.push([points[i], points[i + 1], points[i + 2]]);
  return found;
}

export interface Shape {
  d: string;
  filled: boolean;
  width: number;
  colour: string;
}

const shapes = new WeakMap<Ink, Shape>();

/** The path of a stroke; cached, because strokes never change. */
export function shapeOf(ink: Ink): Shape {
  let shape = shapes.get(ink);
  if (!shape) shapes.set(ink, (shape = makeShape(ink)));
  return shape;
}

export function makeShape(ink: Ink): Shape {
  const points = triples(ink.points);
  const colour = ink.tool === 'eraser' ? PAPER_COLOUR : INK_COLOUR;
  if (ink.tool === 'eraser' || points.every((point) => point[2] === EVEN))
    return { d: softened(points), filled: false, width: ink.width, colour };
  const guessed = points.every((point) => point[2] === MOUSE_PRESSURE);
  const outline = getStroke(
    points.map(([x, y, p]) => [x, y, guessed ? 0.5 : p / 255]),
    {
      size: ink.width * (guessed ? 1.25 : 1.6),
      thinning: guessed ? 0.45 : 0.6,
      smoothing: 0.55,
      streamline: 0.35,
      simulatePressure: guessed,
      last: true,
    },
  );
  return { d: closed(outline), filled: true, width: ink.width, colour };
}

function softened(points: [number, number, number][]): string {
  if (points.length === 1) return `M${points[0][0]} ${points[0][1]}l.1 0`;
  if (points.length < 4) return 'M' + points.map(([x, y]) => `${x} ${y}`).join('L');
  let d = `M${points[0][0]} ${points[0][1]}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const [nx, ny] = points[i + 1];
    d += `Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
  }
  const last = points[points.length - 1];
  return `${d}L${last[0]} ${last[1]}`;
}

function closed(outline: number[][]): string {
  if (!outline.length) return '';
  let d = `M${outline[0][0].toFixed(1)} ${outline[0][1].toFixed(1)}`;
  for (let i = 1; i < outline.length; i++) {
    const [x, y] = outline[i];
    const [nx, ny] = outline[(i + 1) % outline.length];
    d += `Q${x.toFixed(1)} ${y.toFixed(1)} ${((x + nx) / 2).toFixed(1)} ${((y + ny) / 2).toFixed(1)}`;
  }
  return d + 'Z';
}

/**
 * A finished line as strokes that the server accepts: close points dropped, very long lines cut into pieces that touch.
 */
export function strokesFrom(points: number[], width: number, tool: 'pen' | 'eraser'): Ink[] {
  const thin: number[] = [];
  for (let i = 0; i < points.length; i += 3) {
    const last = thin.length - 3;
    const end = i + 3 >= points.length;
    if (thin.length && !end && Math.hypot(points[i] - thin[last], points[i + 1] - thin[last + 1]) < 2.5) continue;
    thin.push(points[i], points[i + 1], points[i + 2]);
  }
  const pieces: Ink[] = [];
  for (let from = 0; from < thin.length; from += 3 * (LONGEST - 1)) {
    const piece = thin.slice(from, from + 3 * LONGEST);
    if (piece.length > 3 || !pieces.length) pieces.push({ points: piece, width, tool });
  }
  return pieces;
}

/** The width and height of a paper. */
export const paperOf = (upright: boolean | undefined) =>
  upright ? { width: PAPER.height, height: PAPER.width } : PAPER;

/** The first part of some strokes, by length in points; the last one is cut. */
export function uptoPart(inks: Ink[], part: number): Ink[] {
  let left = Math.round(part * inks.reduce((sum, ink) => sum + ink.points.length / 3 + PAUSE, 0));
  const shown: Ink[] = [];
  for (const ink of inks) {
    const points = ink.points.length / 3;
    if (left < points) {
      if (left > 0) shown.push({ ...ink, points: ink.points.slice(0, 3 * left) });
      break;
    }
    shown.push(ink);
    left -= points + PAUSE;
  }
  return shown;
}

export const lastPoint = (ink: Ink): [number, number] => [
  ink.points[ink.points.length - 3],
  ink.points[ink.points.length - 2],
];

/** Whether a stroke of the server is this local one. */
export function same(a: Ink, b: Ink): boolean {
  return (
    a.width === b.width &&
    (a.tool ?? 'pen') === (b.tool ?? 'pen') &&
    a.points.length === b.points.length &&
    a.points.every((value, i) => value === b.points[i])
  );
}
