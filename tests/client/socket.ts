// A table's socket in Node, with a fake clock and a fake server.
import { TableSocket } from '../../client/src/wire/socket';

let now = 1_000_000;
const timers = new Map<number, { at: number; every: number; act: () => void }>();
let number = 0;
const wait = (act: () => void, ms = 0, every = 0) => (timers.set(++number, { at: now + ms, every, act }), number);
Object.assign(globalThis, {
  setTimeout: (act: () => void, ms: number) => wait(act, ms),
  clearTimeout: (id: number) => timers.delete(id),
  setInterval: (act: () => void, ms: number) => wait(act, ms, ms),
  clearInterval: (id: number) => timers.delete(id),
  addEventListener: () => {},
  removeEventListener: () => {},
  document: { hidden: false, addEventListener: () => {}, removeEventListener: () => {}, querySelector: () => null },
  location: { protocol: 'http:', host: 'house', pathname: '/' },
});
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true } });
Date.now = () => now;

class Line extends EventTarget {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  closed = false;
  said: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly url: string) {
    super();
    Line.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen();
    this.hear({ type: 'welcome' });
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {
    this.closed = true;
  }
}
Object.assign(globalThis, { WebSocket: Line });

function pass(seconds: number) {
  for (const end = now + 1000 * seconds; now < end; now += 500) {
    for (const [id, each] of [...timers]) {
      if (each.at > now) continue;
      if (each.every) each.at += each.every;
      else timers.delete(id);
      each.act();
    }
  }
}

const told: string[] = [];
const page = new TableSocket('t', {
  position: () => ({ token: 'k', language: 'it', round: 2, version: 7, chat: 3, watch: false }),
  onMessage: () => {},
  onGoodbye: () => {},
  onState: (state) => told.push(state),
});
const seen: Record<string, unknown> = {};
const here = (line: Line) => line.said.filter((each) => each.type === 'here');

const first = Line.all[0];
first.open();
pass(11);
seen.early = here(first).length;
pass(4);
seen.asked = here(first).length;
first.hear({ type: 'ok', id: here(first)[0].id });
pass(11);
first.hear({ type: 'room' }); // any message proves that the connection is alive
pass(11);
seen.lively = here(first).length;
first.hear({ type: 'waits', sentence: 'aspetta' });
pass(40);
seen.waiting = here(first).length;
first.hear({ type: 'waits', sentence: '' });
Object.assign(document, { hidden: true });
pass(40);
seen.hidden = here(first).length;
Object.assign(document, { hidden: false });
for (let seconds = 0; seconds < 30 && !first.closed; seconds++) pass(1);
seen.dead = first.closed;
seen.lines = Line.all.length;
const second = Line.all.at(-1)!;
second.open();
seen.hello = second.said[0];
seen.again = second.said[1]?.type;
seen.told = told.at(-1);
page.close();
process.stdout.write(JSON.stringify(seen));
