// The writing rules in the browser: refusals without the network, and the best paths at once.
import { NUMBERS } from '../../wire/games/specchio';

export const SIDE = NUMBERS.side;
export const SIZE = SIDE * SIDE;
const CENTRE: readonly number[] = NUMBERS.centre;

export const NEIGHBOURS: number[][] = Array.from({ length: SIZE }, (_, cell) => {
  const found: number[] = [];
  if (cell >= SIDE) found.push(cell - SIDE);
  if (cell % SIDE) found.push(cell - 1);
  if (cell % SIDE < SIDE - 1) found.push(cell + 1);
  if (cell < SIZE - SIDE) found.push(cell + SIDE);
  return found;
});

export const isLetter = (mark: string) => mark >= 'A' && mark <= 'Z';
/** A cell as the text interface names it: column letter and row number, as in D5. */
export const cellName = (cell: number) => `${'ABCDEFGH'[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;
export const isCentre = (cell: number) => CENTRE.includes(cell);

/** The cells of which a new word needs one: the centre at first, then written cells and their neighbours. */
export function shore(cells: string): Set<number> {
  const found = new Set<number>();
  for (let cell = 0; cell < SIZE; cell++) {
    if (isLetter(cells[cell])) {
      found.add(cell);
      for (const near of NEIGHBOURS[cell]) found.add(near);
    }
  }
  return found.size ? found : new Set(CENTRE);
}

export const newCells = (cells: string, path: number[]) => path.filter((cell) => cells[cell] === ' ');

export interface Fault {
  code: string;
  cell: number | null;
  facts: Record<string, unknown>;
}

/**
 * The first writing rule that a word along a path would break, or null. `landing`: Polpo's rule instead of the centre.
 */
export function fault(cells: string, word: string, path: number[], used: string[], landing: boolean): Fault | null {
  if (word.length < 2) return { code: 'too-short', cell: null, facts: { word } };
  if (used.includes(word)) return { code: 'word-repeated', cell: null, facts: { word } };
  const bad = pathFault(cells, word, path);
  if (bad) return bad;
  if (path.length !== word.length)
    return {
      code: 'path-length',
      cell: path.at(-1) ?? null,
      facts: { word, letters: word.length, cells: path.length },
    };
  if (!newCells(cells, path).length) return { code: 'no-new-letter', cell: path[0], facts: {} };
  if (!landing) {
    const coast = shore(cells);
    if (!path.some((cell) => coast.has(cell)))
      return { code: [...cells].some(isLetter) ? 'not-adjacent' : 'not-through-the-centre', cell: path[0], facts: {} };
  }
  return null;
}

/** The first problem of a partial path: rules 1, 5 and 6. */
export function pathFault(cells: string, word: string, path: number[]): Fault | null {
  const seen = new Set<number>();
  for (let i = 0; i < path.length; i++) {
    const cell = path[i];
    const letter = word[i];
    if (i && path[i - 1] !== cell && !NEIGHBOURS[path[i - 1]].includes(cell))
      return { code: 'not-consecutive', cell, facts: {} };
    if (seen.has(cell)) return { code: 'cell-used-twice', cell, facts: { letter } };
    seen.add(cell);
    if (cells[cell] === '#') return { code: 'bottle-there', cell, facts: {} };
    if (cells[cell] === '=') return { code: 'line-there', cell, facts: {} };
    if (letter && cells[cell] !== ' ' && cells[cell] !== letter)
      return { code: 'cell-taken', cell, facts: { there: cells[cell], letter } };
  }
  return null;
}

// Shapes.

const STEP: Record<string, [number, number]> = { R: [0, 1], D: [1, 0], L: [0, -1], U: [-1, 0] };
type Offset = [number, number];

export function drawn(shape: string): Offset[] {
  let row = 0;
  let column = 0;
  const cells: Offset[] = [[0, 0]];
  for (const step of shape) {
    row += STEP[step][0];
    column += STEP[step][1];
    cells.push([row, column]);
  }
  return atOrigin(cells);
}

function atOrigin(cells: Offset[]): Offset[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => [row - top, column - left]);
}

const named = (cells: Offset[]) =>
  cells
    .map(([row, column]) => row * SIDE + column)
    .sort((a, b) => a - b)
    .join();

function outlines(shape: string): Map<string, Offset[]> {
  const found = new Map<string, Offset[]>();
  for (const mirror of [1, -1]) {
    let cells: Offset[] = drawn(shape).map(([row, column]) => [row, mirror * column]);
    for (let turn = 0; turn < 4; turn++) {
      cells = atOrigin(cells.map(([row, column]) => [column, -row]));
      found.set(named(cells), cells);
    }
  }
  return found;
}

export function follows(shape: string, path: number[], strict = false): boolean {
  if (path.length !== shape.length + 1) return false;
  const cells = atOrigin(path.map((cell) => [Math.floor(cell / SIDE), cell % SIDE]));
  if (strict) return cells.every(([row, column], i) => drawn(shape)[i][0] === row && drawn(shape)[i][1] === column);
  return outlines(shape).has(named(cells));
}

const shapePathsOf = new Map<string, number[][]>();

/** Every path on the grid that has the shape. */
export function shapePaths(shape: string, strict = false): number[][] {
  const key = `${shape}${strict}`;
  const known = shapePathsOf.get(key);
  if (known) return known;
  const walks: Offset[][] = strict ? [drawn(shape)] : [];
  if (!strict) {
    for (const cells of outlines(shape).values()) {
      const has = new Set(cells.map(([row, column]) => row * SIDE + column));
      const onward = (path: Offset[]) => {
        if (path.length === cells.length) walks.push(path);
        const [row, column] = path.at(-1)!;
        for (const [down, right] of Object.values(STEP)) {
          const there: Offset = [row + down, column + right];
          if (
            there[1] < 0 ||
            there[0] < 0 ||
            !has.has(there[0] * SIDE + there[1]) ||
            path.some((each) => each[0] === there[0] && each[1] === there[1])
          )
            continue;
          onward([...path, there]);
        }
      };
      for (const start of cells) onward([start]);
    }
  }
  const found: number[][] = [];
  for (const walk of walks) {
    const height = Math.max(...walk.map(([row]) => row));
    const width = Math.max(...walk.map(([, column]) => column));
    for (let top = 0; top + height < SIDE; top++)
      for (let left = 0; left + width < SIDE; left++)
        found.push(walk.map(([row, column]) => (top + row) * SIDE + left + column));
  }
  shapePathsOf.set(key, found);
  return found;
}

/** Polpo: a new letter in the lowest row with room, or right above a letter of an earlier turn. */
export function lands(cells: string, path: number[]): boolean {
  const fresh = newCells(cells, path);
  const lowest = Math.floor(cells.lastIndexOf(' ') / SIDE);
  return fresh.some(
    (cell) => Math.floor(cell / SIDE) === lowest || (cell + SIDE < SIZE && isLetter(cells[cell + SIDE])),
  );
}

/** Among equal places people prefer left to right and downwards. */
const backwards = (path: number[]) => path.filter((cell, i) => i && cell < path[i - 1]).length;
const turns = (path: number[]) =>
  path.filter((cell, i) => i > 1 && cell - path[i - 1] !== path[i - 1] - path[i - 2]).length;

/**
 * Paths along a shape, most reused letters first, then in reading order; in Polpo they must land, in Medusa touch
 * letters.
 */
export function pathsAlong(cells: string, word: string, shape: string, strict: boolean, landing: boolean): number[][] {
  if (word.length !== shape.length + 1) return [];
  const coast = shore(cells);
  const fits = shapePaths(shape, strict).filter(
    (path) =>
      path.every((cell, i) => cells[cell] === ' ' || cells[cell] === word[i]) &&
      newCells(cells, path).length > 0 &&
      (landing ? lands(cells, path) : path.some((cell) => coast.has(cell))),
  );
  const height = (path: number[]) =>
    path.reduce((sum, cell) => sum + (cells[cell] === ' ' ? SIDE - Math.floor(cell / SIDE) : 0), 0);
  return fits
    .map((path) => ({
      path,
      fresh: newCells(cells, path).length,
      height: landing ? height(path) : 0,
      backwards: backwards(path),
    }))
    .sort((a, b) => a.fresh - b.fresh || a.height - b.height || a.backwards - b.backwards)
    .map(({ path }) => path);
}

// The best paths.

const TURN = 1;
const NEW = 64;
const NEVER = 1 << 29;
const PATIENCE = 6000;
const WAY: Record<number, number> = { [-SIDE]: 0, [-1]: 1, 1: 2, [SIDE]: 3 };

interface Walk {
  cost: number;
  left: number;
  path: number[];
  paid: number;
  way: number;
  touched: number;
}

const price = (cells: string, cell: number) => (cells[cell] === ' ' ? NEW : 0);
const fits = (cells: string, cell: number, letter: string) => cells[cell] === ' ' || cells[cell] === letter;

/** The least cost of the rest of a word, by whether it touches letters, its letter, its cell and direction. */
function promises(cells: string, word: string, coast: Set<number>): Int32Array[][] {
  const last = word.length - 1;
  const rest = [0, 1].map(() => Array.from({ length: word.length }, () => new Int32Array(SIZE * 4).fill(NEVER)));
  for (let i = last; i >= 0; i--) {
    for (let cell = 0; cell < SIZE; cell++) {
      if (!fits(cells, cell, word[i])) continue;
      const ashore = coast.has(cell);
      for (let way = 0; way < 4; way++) {
        const here = cell * 4 + way;
        if (i === last) {
          rest[1][i][here] = 0;
          if (ashore) rest[0][i][here] = 0;
          continue;
        }
        let touched = NEVER;
        let dry = NEVER;
        for (const there of NEIGHBOURS[cell]) {
          const step = WAY[there - cell];
          if (step === 3 - way) continue;
          const pay = price(cells, there) + (step === way ? 0 : TURN);
          touched = Math.min(touched, rest[1][i + 1][there * 4 + step] + pay);
          dry = Math.min(dry, rest[0][i + 1][there * 4 + step] + pay);
        }
        rest[1][i][here] = Math.min(NEVER, touched);
        rest[0][i][here] = Math.min(NEVER, ashore ? touched : dry);
      }
    }
  }
  return rest;
}

/** The paths of a word, fewest new cells first, then the straightest; as in the rules, by A* guided from the end. */
export function bestPaths(cells: string, word: string, limit = 6): number[][] {
  const found: number[][] = [];
  const last = word.length - 1;
  if (last < 0 || word.length > SIZE) return found;
  const coast = shore(cells);
  const rest = promises(cells, word, coast);
  let hurry = false;
  let looked = 0;
  let queue = new Heap((a, b) => (hurry ? a.left - b.left || a.cost - b.cost : a.cost - b.cost || a.left - b.left));
  for (let cell = 0; cell < SIZE; cell++) {
    if (!fits(cells, cell, word[0])) continue;
    const promise = Math.min(...[0, 1, 2, 3].map((way) => rest[0][0][cell * 4 + way]));
    if (promise < NEVER)
      queue.push({
        cost: price(cells, cell) + promise,
        left: last,
        path: [cell],
        paid: price(cells, cell),
        way: -1,
        touched: coast.has(cell) ? 1 : 0,
      });
  }
  for (let walk = queue.pop(); walk && found.length < limit; walk = queue.pop()) {
    if (!walk.left) {
      if (walk.paid >= NEW && walk.touched) {
        found.push(walk.path);
        looked = 0;
      }
      continue;
    }
    if (++looked > PATIENCE) {
      if (hurry) break;
      hurry = true;
      looked = 0;
      queue = queue.sorted();
    }
    const i = last - walk.left + 1;
    const cell = walk.path.at(-1)!;
    for (const there of NEIGHBOURS[cell]) {
      if (walk.path.includes(there)) continue;
      const step = WAY[there - cell];
      const promise = rest[walk.touched][i][there * 4 + step];
      if (promise >= NEVER) continue;
      const paid = walk.paid + price(cells, there) + (step === walk.way || walk.way < 0 ? 0 : TURN);
      queue.push({
        cost: paid + promise,
        left: walk.left - 1,
        path: [...walk.path, there],
        paid,
        way: step,
        touched: walk.touched || (coast.has(there) ? 1 : 0),
      });
    }
  }
  return found.sort(
    (a, b) =>
      newCells(cells, a).length - newCells(cells, b).length || turns(a) - turns(b) || backwards(a) - backwards(b),
  );
}

class Heap {
  private items: Walk[] = [];
  private before: (a: Walk, b: Walk) => number;

  constructor(before: (a: Walk, b: Walk) => number) {
    this.before = before;
  }

  push(item: Walk) {
    const { items } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (this.before(items[at], items[up]) >= 0) break;
      [items[at], items[up]] = [items[up], items[at]];
      at = up;
    }
  }

  pop(): Walk | undefined {
    const { items } = this;
    const first = items[0];
    const last = items.pop();
    if (items.length && last) {
      items[0] = last;
      let at = 0;
      for (;;) {
        const left = 2 * at + 1;
        if (left >= items.length) break;
        const least = left + 1 < items.length && this.before(items[left + 1], items[left]) < 0 ? left + 1 : left;
        if (this.before(items[least], items[at]) >= 0) break;
        [items[at], items[least]] = [items[least], items[at]];
        at = least;
      }
    }
    return first;
  }

  /** The same paths in the current order. */
  sorted(): Heap {
    const again = new Heap(this.before);
    for (const item of this.items) again.push(item);
    return again;
  }
}
