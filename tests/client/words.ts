// The table in words outside a browser: bots do something every quarter of a second, and what is read out is written down.
import { inARow } from '../../client/src/kit/row';
import { TableInWords } from '../../client/src/shell/words.svelte';

let now = 1_000_000;
const timers = new Map<number, { at: number; act: () => void }>();
let number = 0;
const state = Object.assign((value: unknown) => value, { raw: (value: unknown) => value });
Object.assign(globalThis, {
  $state: state,
  setTimeout: (act: () => void, ms = 0) => (timers.set(++number, { at: now + ms, act }), number),
  clearTimeout: (id: number) => timers.delete(id),
});
Date.now = () => now;

const breaths: { at: number; text: string }[] = [];
let version = 5;
let asked = 0;
const words = new TableInWords({
  ask: async () => {
    asked++;
    return { ok: true } as never;
  },
  idle: async () => {},
  standing: () => ({ round: 1, version }),
  more: (count: number) => `(+${count})`,
});
const news = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => [from + i + 1, `Mossa ${from + i + 1}.`]);
const hear = (since: number) => words.hear({ type: 'words', id: 'x', round: 1, version, now: ['Aspetta.'], changed: news(since, version) } as never);

async function pass(ms: number, each: () => void = () => {}) {
  for (const end = now + ms; now < end; now += 250) {
    each();
    for (const [id, timer] of [...timers]) {
      if (timer.at > now) continue;
      timers.delete(id);
      timer.act();
      await Promise.resolve();
    }
    if (breaths.at(-1)?.text !== words.spoken && words.spoken) breaths.push({ at: now, text: words.spoken });
  }
}

hear(0);
await pass(1000);
const first = breaths.length;
words.changed();
await pass(30_000, () => {
  version++;
  words.changed();
  hear(version - 1);
});
const during = breaths.slice();
const kept = words.news.length;
await pass(20_000);
words.say('Tocca a te.');
await pass(1);
const company = ['Anna', 'Bea', 'Carlo', 'Dora'];
const rows = ['it', 'en', 'de', 'fr'].flatMap((language) => [0, 1, 2, 3, 4].map((count) => [inARow(company.slice(0, count), language), new Intl.ListFormat(language).format(company.slice(0, count))]));
process.stdout.write(JSON.stringify({ rows, first, during, kept, asked, version, latest: breaths.at(-2)?.text, repeated: breaths.at(-1)?.text }));
