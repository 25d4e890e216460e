// The client's limits, and whether its socket reconnects after each close code.
import * as types from '../../client/src/wire/types';
import { TableSocket } from '../../client/src/wire/socket';

Object.assign(globalThis, {
  setTimeout: () => 0,
  clearTimeout: () => {},
  setInterval: () => 0,
  clearInterval: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  document: { hidden: false, addEventListener: () => {}, removeEventListener: () => {}, querySelector: () => null },
  location: { protocol: 'http:', host: 'house', pathname: '/' },
});

let opened = 0;
class Line extends EventTarget {
  static last: Line;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    super();
    opened += 1;
    Line.last = this;
  }
  close() {}
}
Object.assign(globalThis, { WebSocket: Line });

/** Whether the socket reconnects by itself after this code. */
function comesBack(code: string): boolean {
  const socket = new TableSocket('t', {
    position: () => ({ token: 'k', language: 'it', round: null, version: null, chat: 0, watch: false }),
    onMessage: () => {},
    onGoodbye: () => {},
    onState: () => {},
  });
  Line.last.onmessage({ data: JSON.stringify({ type: 'goodbye', code, sentence: '' }) });
  const before = opened;
  socket.retry();
  socket.close();
  return opened > before;
}

const limits = Object.fromEntries(
  Object.entries(types).map(([name, value]) => [name, value instanceof Set ? [...value].sort() : value]),
);
const codes = [...types.FINAL_CODES, ...types.RETRY_CODES];
process.stdout.write(JSON.stringify({ limits, back: codes.filter(comesBack).sort() }));
