// Text interface in Node: bots move every 250 ms, and the test records what is read aloud.
import { formatDate, formatLongDay } from '../../client/src/kit/format/date';
import { formatList } from '../../client/src/kit/format/list';
import { LocalNumber, NUMBER } from '../../client/src/kit/format/fluentNumber';
import { TextInterface } from '../../client/src/shell/table/state/textInterface.svelte';

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
const words = new TextInterface({
  ask: async () => {
    asked++;
    return { ok: true } as never;
  },
  whenIdle: async () => {},
  position: () => ({ round: 1, version }),
  moreText: (count: number) => `(+${count})`,
});
const news = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => [from + i + 1, `Mossa ${from + i + 1}.`]);
const hear = (since: number) =>
  words.receive({
    type: 'words',
    id: 'x',
    round: 1,
    version,
    now: ['Aspetta.'],
    changed: news(since, version),
  } as never);

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
words.scheduleRefresh();
await pass(30_000, () => {
  version++;
  words.scheduleRefresh();
  hear(version - 1);
});
const during = breaths.slice();
const kept = words.changes.length;
const happened = version;
const asking = asked;
await pass(20_000);
const latest = breaths.at(-1)?.text;
words.readAloud('Tocca a te.');
await pass(1);
const repeated = breaths.at(-1)?.text;
await pass(60_000);
// An experienced player types on while the voice is still reading.
const typed = breaths.length;
const play = () => {
  version++;
  hear(version - 1);
};
words.readAloud('Adesso: tira i dadi, poi mettili dove vuoi.');
await pass(250);
await words.send('tira');
play();
await pass(250);
play();
await pass(250);
words.readAloud('Restano dodici dadi bianchi nella riserva.');
await pass(20_000);
const fast = breaths.slice(typed);
const racing = breaths.length;
const call = { aloud: ['La sagoma è alta: 36 per 25.'], now: ['La sagoma è alta: 36 per 25.'] };
words.readAloud('Ascolta la via e tieni a mente le finestre; poi di’ «pronto».');
await pass(250);
version++;
words.receive({ type: 'words', id: 'x', round: 1, version, ...call, changed: news(version - 1, version) } as never);
await pass(250);
words.receive({ type: 'words', id: 'x', round: 1, version, ...call } as never);
await pass(20_000);
const race = breaths.slice(racing);
// Changes caused by a typed line are its answer; changes by other players or by the pointer are not.
const sticking = breaths.length;
const stuck = (lines: string[]) => {
  version++;
  words.receive({
    type: 'words',
    id: 'x',
    round: 1,
    version,
    mine: ['Sul tuo foglio:', ...lines],
    aloud: lines,
    changed: [],
  } as never);
};
await words.send('attacca una bicicletta');
stuck(['Timbro 1: una bicicletta.']);
await pass(5000);
const answered = words.answer;
stuck(['Timbro 1: una bicicletta.', 'Timbro 2: una rana.']);
await pass(5000);
const stamps = breaths.slice(sticking).map(({ text }) => text);
const company = ['Anna', 'Bea', 'Carlo', 'Dora'];
const rows = ['it', 'en', 'de', 'fr'].flatMap((language) =>
  [0, 1, 2, 3, 4].map((count) => [
    formatList(company.slice(0, count), language),
    new Intl.ListFormat(language).format(company.slice(0, count)),
  ]),
);
const scope = (language: string) =>
  ({
    bundle: { locales: [language] },
    memoizeIntlObject: (_: unknown, how: object) => new Intl.NumberFormat(language, how),
  }) as never;
const ways = [
  {},
  { maximumFractionDigits: 1 },
  { minimumFractionDigits: 2 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { style: 'percent' },
];
const numbers = ['it', 'en', 'de', 'fr'].flatMap((language) =>
  [0, 1, -7, 12.5, 0.04, -3.14159, 999.96, 1000, 12345.678].flatMap((value) =>
    ways.map((how) => {
      const asked = Object.fromEntries(
        Object.entries(how).map(([name, each]) => [name, typeof each === 'number' ? new LocalNumber(each) : each]),
      );
      return [
        String((NUMBER([new LocalNumber(value)], asked) as LocalNumber).toString(scope(language))),
        new Intl.NumberFormat(language, how as never).format(value).replace('-', '−'),
      ];
    }),
  ),
);
const year = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, 1 + day, 12));
const days = ['it', 'en', 'de', 'fr'].flatMap((language) =>
  year.map((day) => [
    formatLongDay(language, day),
    formatDate(language, { weekday: 'long', day: 'numeric', month: 'long' }, day),
  ]),
);
process.stdout.write(
  JSON.stringify({
    rows,
    days,
    numbers,
    first,
    during,
    kept,
    asked: asking,
    happened,
    latest,
    repeated,
    fast,
    race,
    stamps,
    answered,
  }),
);
