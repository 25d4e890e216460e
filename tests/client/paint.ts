// Rendering of Canvas's paintings in Node: digests of stroke plans, keys of orders, places in the exhibition.
import { createHash } from 'node:crypto';
import { standings } from '../../client/src/games/canvas/worth';
import { orderOf, TALL, WIDE, type Film } from '../../client/src/games/canvas/paint/order';
import { planOf } from '../../client/src/games/canvas/paint/plan';
import { BYTES, FLOATS } from '../../client/src/games/canvas/paint/strokes';

/** A sky that darkens downwards, and a red disc on a transparent film. */
const sky = new Uint8ClampedArray(WIDE * TALL * 4);
const disc = new Uint8ClampedArray(WIDE * TALL * 4);
for (let y = 0; y < TALL; y += 1)
  for (let x = 0; x < WIDE; x += 1) {
    const at = (y * WIDE + x) * 4;
    sky.set([150 - y / 6, 190 - y / 6, 220 - y / 8, 255], at);
    if (Math.hypot(x - 150, y - 180) < 70) disc.set([210, 70, 50, 255], at);
  }

function planned(seed: number, hand: 'rich' | 'dry' | 'calm') {
  const plan = planOf(sky, sky, [disc], seed, hand);
  const sum = createHash('sha256');
  const rounds = [...plan.ground, ...plan.sheets.flatMap((sheet) => sheet?.rounds ?? [])];
  for (const { bytes, count } of rounds) sum.update(bytes.subarray(0, count * BYTES));
  const own = plan.sheets[0]!.rounds;
  const strayed = own.flatMap(({ floats, count }) =>
    Array.from({ length: count }, (_, n) => Math.hypot(floats[n * FLOATS + 4] - 150, floats[n * FLOATS + 5] - 180)),
  );
  const red = own[0].bytes.subarray(56, 59);
  return {
    digest: sum.digest('hex'),
    strokes: rounds.reduce((all, { count }) => all + count, 0),
    farthest: Math.max(...strayed),
    red: [...red],
  };
}

const order = (film: Film, shapes = '<circle r="9"/>') => orderOf('carta', '<rect/>', [{ shapes, film }]);
console.log(
  JSON.stringify({
    plans: {
      once: planned(7, 'rich'),
      again: planned(7, 'rich'),
      other: planned(8, 'rich'),
      dry: planned(7, 'dry'),
      calm: planned(7, 'calm'),
    },
    keys: [order('paint'), order('paint'), order('glow'), order('paint', '<circle r="8"/>')].map((each) => each.key),
    hand: order('paint').hand,
    tie: standings({ winners: [2, 0], scores: [30, 12, 30, 12] } as never).map(({ seat, place }) => [seat, place]),
    won: standings({ winners: [1], scores: [30, 30, 8] } as never).map(({ seat, place }) => [seat, place]),
  }),
);
