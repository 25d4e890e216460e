// Place on Colyseus: four seats in turn, 18 cells change with each move, and every seat has a hidden hand.
//
// `views` and `broadcast` say what the first comparison said, word for word: a path for each cell, one's hand every
// time. `lean` is a message for each seat too, with the facts of an update of ours and the changed cells by number.
import { ArraySchema, schema, StateView, t } from '@colyseus/schema';
import { MODE, SEATS, serve, TableRoom } from './room.mjs';

const CELLS = 64, CHANGED = 18;
const HANDS = Array.from({ length: SEATS }, (_, seat) => [0, 1, 2, 3, 4].map((number) => `card-${seat}-${number}`));
const PATHS = Array.from({ length: CELLS }, (_, cell) => `/board/cells/${cell}/owner`);

const refusal = (turn, seat, { type, x, y }) => {
  if (seat !== turn) return 'not_your_turn';
  if (type !== 'place') return 'unknown_move';
  return [x, y].every((each) => Number.isInteger(each) && each >= 0 && each < 8) ? null : 'off_board';
};

class Messages extends TableRoom {
  lay() {
    this.table = { seq: 0, turn: 0, scores: Array(SEATS).fill(0), board: Array(CELLS).fill(0) };
  }

  refusal(seat, move) {
    return refusal(this.table.turn, seat, move);
  }

  play(seat, { x, y }) {
    const { table } = this, owner = seat + 10 * (table.seq & 7), ops = [], cells = {};
    for (let each = 0; each < CHANGED; each++) {
      const cell = (x * 8 + y + each) % CELLS;
      table.board[cell] = owner;
      if (MODE === 'lean') cells[cell] = owner;
      else ops.push({ op: 'replace', path: PATHS[cell], value: owner });
    }
    table.scores[seat]++;
    table.seq++;
    table.turn = (table.turn + 1) % SEATS;
    const { seq, turn, scores } = table;
    if (MODE === 'lean') {
      const update = {
        version: this.version, seat, events: [{ type: 'Placed', seat, x, y }], seq, turn, scores, cells, actors: [turn],
        clock: { now: this.now() },
      };
      for (const client of this.clients) client.send('update', update);
    } else if (MODE === 'broadcast') {
      this.broadcast('update', { type: 'diff', seq, by: seat, turn, scores, ops });
    } else {
      for (const client of this.clients) {
        client.send('update', { type: 'diff', seq, by: seat, turn, scores, hand: HANDS[client.userData.seat], ops });
      }
    }
  }

  look(seat) {
    return { ...this.table, hand: HANDS[seat] };
  }
}

const Hand = schema({ cards: t.array('string').view() }, 'Hand');
const Table = schema({
  version: t.uint32(), now: t.uint32(), by: t.uint8(), x: t.uint8(), y: t.uint8(), seq: t.uint32(), turn: t.uint8(),
  scores: t.array('uint32'), board: t.array('uint8'), hands: t.array(Hand),
}, 'Table');

class AsSchema extends TableRoom {
  lay() {
    this.state = new Table({
      version: 0, now: 0, seq: 0, turn: 0, scores: new ArraySchema(...Array(SEATS).fill(0)),
      board: new ArraySchema(...Array(CELLS).fill(0)), hands: HANDS.map((cards) => new Hand({ cards: [...cards] })),
    });
    this.broadcastPatch();                               // nobody is here yet: whoever comes gets all of it
  }

  seated(client, seat) {
    client.view = new StateView();
    client.view.add(this.state.hands[seat]);
  }

  onLeave(client) {
    super.onLeave(client);
    client.view?.dispose();
  }

  refusal(seat, move) {
    return refusal(this.state.turn, seat, move);
  }

  play(seat, { x, y }) {
    const { state } = this, { board } = state, owner = seat + 10 * (state.seq & 7);
    for (let each = 0; each < CHANGED; each++) board[(x * 8 + y + each) % CELLS] = owner;
    state.scores[seat]++;
    Object.assign(state, {
      version: this.version, now: this.now(), by: seat, x, y, seq: state.seq + 1, turn: (state.turn + 1) % SEATS,
    });
    this.broadcastPatch();
  }
}

await serve(MODE === 'schema' ? AsSchema : Messages);
