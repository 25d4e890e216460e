// Four people at one match, through Socket.IO's own client: plays the steps of standard input ([{seat, move, wrong}]),
// prints what each seat knows after each of them, a line of JSON for each. A wrong move has to change nothing.
const { readFileSync } = require('node:fs');
const { applyPatch } = require('rfc6902');
const { io } = require('socket.io-client');

const SEATS = 4, PATIENCE = 5000, MATCH = 'checked';
const steps = JSON.parse(readFileSync(0, 'utf8'));
const say = (...told) => process.stdout.write(`${JSON.stringify(told)}\n`);

const sit = (number) => {
  const socket = io(`http://127.0.0.1:${process.argv[2]}/bench`, { transports: ['websocket'] });
  const seat = { socket, state: null, raw: '', frames: 0, wake: () => {} };
  socket.onAny((...told) => { seat.raw += JSON.stringify(told); });
  const hears = (state) => {
    seat.frames += state._stateID !== seat.state?._stateID;      // what was refused is told to all as it was
    seat.state = state;
    seat.wake();
  };
  socket.on('sync', (match, { state }) => hears(state));
  socket.on('update', (match, state) => hears(state));
  socket.on('patch', (match, before, after, patch) => {
    const state = structuredClone(seat.state);
    applyPatch(state, patch);
    hears(state);
  });
  socket.emit('sync', MATCH, String(number), null, SEATS);
  return seat;
};

const pause = (time) => new Promise((passed) => { setTimeout(passed, time); });
const until = async (seats, reached) => {
  for (const seat of seats) while (!reached(seat)) await new Promise((wake) => { seat.wake = wake; });
};
const known = (seats) => seats.map((seat) => {
  const { state, raw } = seat;
  seat.raw = '';
  return { state, raw };
});

(async () => {
  const seats = [];
  for (let number = 0; number < SEATS; number++) {
    seats.push(sit(number));
    await until(seats, ({ state }) => state !== null);
  }
  say('laid', known(seats));
  for (const { seat, move, wrong } of steps) {
    const at = seats[seat].state._stateID, before = seats.map(({ frames }) => frames);
    const action = { type: 'MAKE_MOVE', payload: { type: move.type, args: [move], playerID: String(seat) } };
    seats[seat].socket.emit('update', action, at, MATCH, String(seat));
    if (wrong) await pause(15);
    else await Promise.race([until(seats, ({ state }) => state._stateID > at), pause(PATIENCE)]);
    const same = seats.every(({ state }) => state._stateID === at);
    say(wrong ? 'refused' : 'played', known(seats), wrong && same ? 'unchanged' : null,
      seats.map(({ frames }, each) => frames - before[each]));
    if (same === !wrong) break;
  }
  process.stdout.write('', () => process.exit(0));
})();
