// Palla on Colyseus. Secret are the letters to come and, while everybody writes, the words of the others.
import { ArraySchema, schema, StateView, t } from '@colyseus/schema';
import rules from '../rules/palla.cjs';
import { MODE, SEATS, serve, TableRoom } from './room.mjs';

class PallaRoom extends TableRoom {
  // The sand runs from when a phase begins; when it is through the table goes on by itself.
  turnHourglass(ends) {
    this.sand?.clear();
    this.sand = this.clock.setTimeout(() => {
      this.version++;
      this.play(null, { type: 'time' });
    }, ends - this.now());
  }
}

class Messages extends PallaRoom {
  lay() {
    this.table = rules.lay(this.now());
    this.turnHourglass(this.table.ends);
  }

  refusal(seat, move) {
    return rules.refusal(this.table, seat, move);
  }

  play(seat, move) {
    const { table } = this, { turn, phase } = table, now = this.now(), events = [];
    const over = rules.play(table, seat, move, now, (event) => events.push(event));
    if (over) this.lay();
    const entered = !over && (table.turn !== turn || table.phase !== phase);
    if (entered) this.turnHourglass(table.ends);
    const change = over ? { view: this.look(null) } : { patch: entered ? this.entered(turn) : this.changed(seat, move) };
    const update = {
      version: this.version, seat, events, ...change, actors: rules.actors(this.table),
      clock: { now, deadline: this.table.ends },
    };
    if (move.type !== 'write' || over || entered) return this.tell(update);
    const { written } = table.seats[seat];
    this.tell(update, seat, { ...update, patch: { seats: { [seat]: { done: true, written } } } });
  }

  // What a move has changed that leaves the table in its phase.
  changed(seat, { type }) {
    const { cells, due } = this.table.seats[seat];
    return { seats: { [seat]: type === 'bottle' ? { cells, due } : { done: true } } };
  }

  // What is new when a phase begins: for looking the boards and all words, for bottles who owes how many, for a turn
  // its letters and the boards as the bottles have left them.
  entered(before) {
    const { turn, phase, began, ends, letters, seen, seats } = this.table;
    const entry = { phase, began, ends };
    if (turn !== before) Object.assign(entry, { turn, letters, seen });
    entry.seats = Object.fromEntries(seats.map((each, seat) => {
      const { cells, words, beside, done, due, written } = each;
      return [seat, phase === 'reveal' ? { cells, words, done, written }
        : phase === 'bottles' ? { beside, done, due } : { cells, beside, done, due, written }];
    }));
    return entry;
  }

  look(viewer) {
    const { deck, seats, ...seen } = this.table, secret = seen.phase === 'write';
    const open = seats.map((each, seat) => (secret && seat !== viewer ? { ...each, written: null } : each));
    return { ...seen, seats: { ...open } };
  }
}

// --- the same table as Schema -------------------------------------------------------------------------------------

const Writing = schema({ text: t.string(), word: t.string(), path: t.array('uint8') }, 'Writing');
const Shown = schema({ text: t.string(), word: t.string(), path: t.array('uint8'), fresh: t.uint8() }, 'Shown');
// What happened to a seat is state too: the word it showed, the letters counted, the bottles owed and dropped.
const Seat = schema({
  written: t.ref(Writing).optional().view(), cells: t.string(), words: t.array('string'), beside: t.uint8(), done: t.boolean(),
  due: t.uint8(), shown: t.ref(Shown).optional(), letters: t.string(), count: t.uint8(), penalty: t.uint8(),
  why: t.string(), dropped: t.int8(),
}, 'Seat');
const Table = schema({
  version: t.uint32(), now: t.uint32(), by: t.int8(), turn: t.uint8(), phase: t.string(), began: t.uint32(), ends: t.uint32(),
  letters: t.string(), seen: t.string(), seats: t.array(Seat), deck: t.array('string').noSync(),
}, 'Table');
const NOBODY = -1, BESIDE = -1;

class AsSchema extends PallaRoom {
  lay() {
    this.state ??= new Table({ seats: Array.from({ length: SEATS }, () => new Seat()) });
    const { state } = this, { seats, ...dealt } = rules.lay(this.now());
    Object.assign(state, dealt);
    seats.forEach(({ words, ...each }, seat) => {
      Object.assign(state.seats[seat], { ...each, words: new ArraySchema(), shown: null });
    });
    this.turnHourglass(state.ends);
    if (this.version === 0) this.broadcastPatch();       // nobody is here yet: whoever comes gets all of it
  }

  seated(client, seat) {
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
  }

  onLeave(client) {
    super.onLeave(client);
    client.view?.dispose();
  }

  refusal(seat, move) {
    return rules.refusal(this.state, seat, move);
  }

  play(seat, move) {
    const { state } = this, { turn, phase } = state, now = this.now();
    state.version = this.version;
    state.now = now;
    state.by = seat ?? NOBODY;
    const over = rules.play(state, seat, move, now, (event) => this.happened(event), (writing) => new Writing(writing));
    if (over) this.lay();
    else if (state.turn !== turn || state.phase !== phase) this.turnHourglass(state.ends);
    if (seat !== null && state.seats[seat].written && move.type === 'write') {
      this.chairs[seat]?.view.add(state.seats[seat].written);      // a word is new each turn: shown to its writer anew
    }
    this.broadcastPatch();
  }

  happened({ type, seat, ...facts }) {
    const of = this.state.seats[seat];
    switch (type) {
      case 'WordShown':
      case 'NothingWritten':
        Object.assign(of, { letters: '', count: 0, penalty: 0, why: '', dropped: BESIDE });
        if (type === 'WordShown') of.shown = new Shown({ text: facts.text, word: facts.word, path: [...facts.path], fresh: facts.new });
        break;
      case 'LettersCounted':
        of.letters = facts.letters;
        of.count = facts.count;
        break;
      case 'Penalised':
        of.penalty = facts.count;
        of.why = facts.why;
        break;
      case 'BottleDropped':
        of.dropped = facts.cell ?? BESIDE;
        break;
      case 'TurnBegan':
        this.state.seats.forEach((each) => { each.shown = null; });
    }
  }
}

await serve(MODE === 'schema' ? AsSchema : Messages);
