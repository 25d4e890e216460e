// Judges a painting for the easel: visible icons, ribbons of each goal, and reasons. The server's rules decide;
// tests/games/canvas/test_inspector.py compares both.
import { NUMBERS } from '../../wire/games/canvas';

export type Swatch = readonly string[];
export const ELEMENTS = ['hue', 'shape', 'texture', 'tone'] as const;
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet'] as const;
export type Element = (typeof ELEMENTS)[number];

export const POINTS: Record<string, readonly number[]> = NUMBERS.ribbon_points;

/** One icon on the painting: its element or bonus, and its swatch. */
export interface Spot {
  icon: string;
  place: number;
}

/** A goal's result. `groups`: the icons behind each ribbon; `reason` and `facts`: why, as text. */
export interface Verdict {
  ribbons: number;
  groups: Spot[][];
  reason: string;
  facts: Record<string, number | string | Spot[] | Spot[][]>;
}

/** Cards are given bottom to top. A filled swatch hides the whole swatch below it. */
export function visible(cards: readonly (readonly Swatch[])[]): Swatch[] {
  return COLOURS.map((_, place) => cards.reduce<Swatch>((seen, card) => (card[place].length ? card[place] : seen), []));
}

export function places(icon: string, swatches: readonly Swatch[]): number[] {
  return swatches.flatMap((swatch, place) => (swatch.includes(icon) ? [place] : []));
}

const spots = (icon: string, where: readonly number[]): Spot[] => where.map((place) => ({ icon, place }));

/** As many pairs as possible, each place used once on its side. */
function matching(
  left: readonly number[],
  right: readonly number[],
  fits: (one: number, other: number) => boolean,
): [number, number][] {
  const partner = new Map<number, number>();
  const settle = (one: number, tried: Set<number>): boolean => {
    for (const other of right) {
      if (tried.has(other) || !fits(one, other)) continue;
      tried.add(other);
      const before = partner.get(other);
      if (before === undefined || settle(before, tried)) {
        partner.set(other, one);
        return true;
      }
    }
    return false;
  };
  for (const one of left) settle(one, new Set());
  return [...partner].map(([other, one]): [number, number] => [one, other]).sort((a, b) => a[0] - b[0]);
}

/** Split a list into full groups of `size`; the rest is dropped. */
function grouped<T>(things: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.floor(things.length / size) }, (_, n) => things.slice(n * size, (n + 1) * size));
}

type Judge = (swatches: readonly Swatch[], where: Record<Element, number[]>) => Verdict;

const met = (groups: Spot[][], facts: Verdict['facts'] = {}): Verdict => ({
  ribbons: groups.length,
  groups,
  reason: 'yes',
  facts,
});
const missed = (facts: Verdict['facts'] = {}, reason = 'no'): Verdict => ({ ribbons: 0, groups: [], reason, facts });

const pairs = (one: Element, other: Element, found: [number, number][]): Spot[][] =>
  found.map(([a, b]) => [
    { icon: one, place: a },
    { icon: other, place: b },
  ]);

const JUDGES: Record<string, Judge> = {
  composizione(swatches) {
    const empty = swatches.flatMap((swatch, place) => (swatch.length ? [] : [place]));
    if (empty.length) return missed({ empty: spots('', empty), count: empty.length });
    return met([swatches.flatMap((swatch, place) => spots(swatch[0], [place]))]);
  },
  consistenza(_, where) {
    const all = ELEMENTS.flatMap((element) => spots(element, where[element]));
    return all.length === 6 ? met([all], { count: 6 }) : missed({ count: all.length });
  },
  enfasi(_, where) {
    if (where.hue.length === 1) return met([spots('hue', where.hue)], { spots: spots('hue', where.hue) });
    return missed({ count: where.hue.length }, where.hue.length ? 'many' : 'none');
  },
  gerarchia(_, where) {
    const tones = where.tone.length;
    const more = ELEMENTS.find((element) => where[element].length > tones);
    if (!tones) return missed({}, 'none');
    return more
      ? missed({ count: tones, more, many: where[more].length })
      : met([spots('tone', where.tone)], { count: tones });
  },
  movimento(_, where) {
    const runs = ELEMENTS.flatMap((element) => {
      const start = [0, 1, 2].find((from) => [0, 1, 2].every((step) => where[element].includes(from + step)));
      return start === undefined
        ? []
        : [
            spots(
              element,
              where[element].filter((place) => place >= start && inOneRun(where[element], start, place)),
            ),
          ];
    });
    return runs.length ? met(runs, { groups: runs }) : missed();
  },
  proporzione(_, where) {
    const ranked = [...ELEMENTS].sort((a, b) => where[b].length - where[a].length);
    const [most, second] = ranked;
    const facts = { most, many: where[most].length, second, few: where[second].length };
    if (where[most].length >= 5) return { ...met([spots(most, where[most])], facts), reason: 'five' };
    if (where[most].length < 3 || where[second].length < 2) return missed(facts);
    return met([[...spots(most, where[most].slice(0, 3)), ...spots(second, where[second].slice(0, 2))]], {
      ...facts,
      many: 3,
      few: 2,
    });
  },
  prossimita(_, where) {
    const found = pairs(
      'texture',
      'tone',
      matching(where.texture, where.tone, (a, b) => Math.abs(a - b) === 1),
    );
    return found.length
      ? met(found, { groups: found })
      : missed({ count: where.texture.length, other: where.tone.length });
  },
  ripetizione(_, where) {
    const found = grouped(spots('shape', where.shape), 2);
    return found.length
      ? met(found, { groups: found, count: where.shape.length })
      : missed({ count: where.shape.length });
  },
  spazio(_, where) {
    const found = pairs(
      'hue',
      'shape',
      matching(where.hue, where.shape, (a, b) => Math.abs(a - b) >= 2),
    );
    return found.length
      ? met(found, { groups: found })
      : missed({ count: where.hue.length, other: where.shape.length });
  },
  stile(_, where) {
    const found = grouped(spots('texture', where.texture), 3);
    return found.length
      ? met(found, { groups: found, count: where.texture.length })
      : missed({ count: where.texture.length });
  },
  simmetria(swatches) {
    const found = [
      [0, 4],
      [1, 3],
    ].flatMap(([left, right]) =>
      ELEMENTS.filter((element) => swatches[left].includes(element) && swatches[right].includes(element)).map(
        (element) => spots(element, [left, right]),
      ),
    );
    return found.length ? met(found, { groups: found }) : missed();
  },
  varieta(_, where) {
    const sets = Math.min(...ELEMENTS.map((element) => where[element].length));
    const absent = ELEMENTS.filter((element) => !where[element].length);
    if (!sets) return missed({ absent: absent.map((icon) => ({ icon, place: -1 })), count: absent.length });
    return met(
      Array.from({ length: sets }, (_, n) => ELEMENTS.flatMap((element) => spots(element, [where[element][n]]))),
      { count: sets },
    );
  },
};

/** Whether every place between `start` and `place` holds the element too. */
function inOneRun(where: readonly number[], start: number, place: number): boolean {
  for (let step = start; step <= place; step += 1) if (!where.includes(step)) return false;
  return true;
}

export function verdict(goal: string, swatches: readonly Swatch[]): Verdict {
  const where = Object.fromEntries(ELEMENTS.map((element) => [element, places(element, swatches)])) as Record<
    Element,
    number[]
  >;
  return JUDGES[goal](swatches, where);
}

export function ribbons(goal: string, swatches: readonly Swatch[]): number {
  return verdict(goal, swatches).ribbons;
}

/** One ribbon for each visible element of the kind of each visible bonus icon. */
export function bonusVerdict(swatches: readonly Swatch[]): Verdict {
  const groups: Spot[][] = [];
  const shown: Spot[] = [];
  for (const element of ELEMENTS) {
    for (const place of places(`bonus_${element}`, swatches)) {
      shown.push({ icon: `bonus_${element}`, place });
      for (const other of places(element, swatches))
        groups.push([
          { icon: `bonus_${element}`, place },
          { icon: element, place: other },
        ]);
    }
  }
  if (!shown.length) return missed({}, 'none');
  return groups.length ? met(groups, { spots: shown, count: groups.length }) : missed({ spots: shown });
}

/** The points of this many ribbons of a goal. */
export function points(goal: string, won: number): number {
  return won <= 0 ? 0 : POINTS[goal][Math.min(won, POINTS[goal].length) - 1];
}

export interface Tally {
  goal: string;
  verdict: Verdict;
  awarded: number;
  before: number;
  after: number;
}

/** The whole painting: the ribbons of every goal, up to the end of its table, and the points it would add. */
export function appraise(goals: readonly string[], owned: Record<string, number>, swatches: readonly Swatch[]) {
  const lines: Tally[] = goals.map((goal) => {
    const found = verdict(goal, swatches);
    const have = owned[goal] ?? 0;
    const awarded = Math.min(found.ribbons, POINTS[goal].length - have);
    return { goal, verdict: found, awarded, before: points(goal, have), after: points(goal, have + awarded) };
  });
  const bonus = bonusVerdict(swatches);
  const total = lines.reduce((sum, line) => sum + line.after - line.before, NUMBERS.bonus_points * bonus.ribbons);
  return { lines, bonus, total };
}

/** The arrangement of a hand that adds most points, as positions bottom to top; null with fewer than three cards. */
export function best(
  hand: readonly (readonly Swatch[])[],
  goals: readonly string[],
  owned: Record<string, number>,
): { order: [number, number, number]; total: number } | null {
  let found: { order: [number, number, number]; total: number } | null = null;
  for (let a = 0; a < hand.length; a += 1)
    for (let b = 0; b < hand.length; b += 1)
      for (let c = 0; c < hand.length; c += 1) {
        if (a === b || b === c || a === c) continue;
        const { total } = appraise(goals, owned, visible([hand[a], hand[b], hand[c]]));
        if (!found || total > found.total) found = { order: [a, b, c], total };
      }
  return found;
}
