// Four people at one table, through Colyseus's own client: plays the steps of standard input ([{seat, move, wrong}]),
// prints what each seat knows after each of them, a line of JSON for each. A wrong move has to be refused.
import { readFileSync } from 'node:fs';
import { Client } from '@colyseus/sdk';

const SEATS = 4, PATIENCE = 5000, SCHEMA = process.env.MODE === 'schema';
const steps = JSON.parse(readFileSync(0, 'utf8'));
const client = new Client(`http://127.0.0.1:${process.argv[2]}`);

const rooms = [await client.create('table')];
while (rooms.length < SEATS) rooms.push(await client.joinById(rooms[0].roomId));
const seats = rooms.map((room) => {
  const seat = { view: null, update: null, raw: '', heard: 0, refused: null, wake: () => {} };
  const hears = () => { seat.heard++; seat.wake(); };
  room.connection.transport.ws.addEventListener('message', ({ data }) => {
    seat.raw += Buffer.from(data).toString('latin1');
  });
  if (SCHEMA) room.onStateChange(hears);
  room.onMessage('view', (view) => { seat.view = view; hears(); });
  room.onMessage('update', (update) => { seat.update = update; hears(); });
  room.onError((code, message) => { seat.refused = message; hears(); });
  return seat;
});

const all = async (seats, until) => {
  await Promise.all(seats.map(async (seat) => {
    while (!until(seat)) await new Promise((wake) => { seat.wake = wake; });
  }));
};
const say = (...told) => process.stdout.write(`${JSON.stringify(told)}\n`);
const known = () => seats.map((seat, number) => {
  const { view, update, raw } = seat;
  seat.raw = '';
  return SCHEMA ? { state: rooms[number].state.toJSON(), raw } : { view, update, raw };
});

const pause = (time) => new Promise((passed) => { setTimeout(passed, time); });
if (SCHEMA) {
  while (rooms.some(({ state }) => state?.turn === undefined)) await pause(5);
} else {
  rooms.forEach((room) => room.send('look'));
  await all(seats, (seat) => seat.view !== null);
}
say('laid', known());
for (const { seat, move, wrong } of steps) {
  const before = seats.map(({ heard }) => heard);
  rooms[seat].send('act', { type: 'act', seat, action: move });
  const hearing = wrong ? [seats[seat]] : seats;
  const heard = (each) => each.heard > before[seats.indexOf(each)];
  await Promise.race([all(hearing, heard), pause(PATIENCE)]);
  if (wrong) await pause(5);
  say(wrong ? 'refused' : 'played', known(), seats[seat].refused, seats.map(({ heard }, each) => heard - before[each]));
  if (!hearing.every(heard)) break;
  seats[seat].refused = null;
}
process.stdout.write('', () => process.exit(0));
