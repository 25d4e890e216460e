// Canvas on Colyseus. Nothing is hidden from one seat that another may see: only the deck is a secret, of the server's.
import { ArraySchema, MapSchema, schema, t } from '@colyseus/schema';
import rules from '../rules/canvas.cjs';
import { MODE, serve, TableRoom } from './room.mjs';

const { CATALOGUE } = rules;

class Messages extends TableRoom {
  lay() {
    this.table = rules.lay();
  }

  refusal(seat, move) {
    return rules.refusal(this.table, seat, move);
  }

  play(seat, move) {
    const { event, over } = rules.play(this.table, seat, move);
    if (over) this.lay();
    const { table } = this;
    this.tell({
      version: this.version, seat, events: [event], ...(over ? { view: this.look() } : { patch: this.patch(event) }),
      actors: [table.turn], clock: { now: this.now() },
    });
  }

  // What a move has changed: it is known where it is made.
  patch({ type, seat, number }) {
    const { table } = this, player = table.players[seat];
    if (type === 'CardTaken') {
      const fresh = table.row[table.row.length - 1].card;
      return {
        ...(CATALOGUE ? {} : { cards: { [fresh]: rules.FACES[fresh] } }), row: table.row, deck_left: table.deck.length,
        players: { [seat]: { hand: player.hand, tokens: player.tokens } }, turn: table.turn,
      };
    }
    const { hand, ribbons, bonus, points, backgrounds, paintings } = player;
    return {
      players: { [seat]: { hand, ribbons, bonus, points, backgrounds, paintings: { [number - 1]: paintings[number - 1] } } },
      turn: table.turn,
    };
  }

  look() {
    const { deck, players, ...seen } = this.table;
    return {
      ...seen, deck_left: deck.length,
      players: { ...players.map((player) => ({ ...player, paintings: { ...player.paintings } })) },
    };
  }
}

// --- the same table as Schema: what changes is found and sent by Colyseus ----------------------------------------

const title = { it: t.string(), en: t.string(), de: t.string() };
const Face = schema({ id: t.string(), half: t.string(), ...title, swatches: t.string() }, 'Face');
const Spot = schema({ card: t.uint8(), tokens: t.uint8() }, 'Spot');
const Painting = schema({
  cards: t.array('uint8'), background: t.uint8(), seen: t.string(), met: t.array('uint8'), won: t.array('uint8'),
  bonus: t.uint8(), ...title,
}, 'Painting');
const Player = schema({
  hand: t.array('uint8'), tokens: t.uint8(), ribbons: t.array('uint8'), bonus: t.uint8(), points: t.uint8(),
  backgrounds: t.array('uint8'), paintings: t.array(Painting),
}, 'Player');
// What happened last: its fields change with every move, so that it travels with the patch and needs no message.
const Deed = schema({
  type: t.string(), seat: t.uint8(), card: t.uint8(), index: t.uint8(), gained: t.uint8(), number: t.uint8(),
  ribbons: t.uint8(), bonus: t.uint8(), ...title,
}, 'Deed');
const Table = schema({
  version: t.uint32(), now: t.uint32(), turn: t.uint8(), first: t.uint8(), deckLeft: t.uint8(), goals: t.array('string'),
  cards: t.map(Face), row: t.array(Spot), players: t.array(Player), last: t.ref(Deed),
}, 'Table');

const swatches = (all) => all.map((swatch) => swatch.join('+')).join(' ');
const read = ({ it, en, more }) => ({ it, en, de: more?.de ?? '' });
const face = (card) => {
  const { id, half, title, swatches: all } = rules.FACES[card];
  return new Face({ id, half, ...read(title), swatches: swatches(all) });
};

class AsSchema extends TableRoom {
  lay() {
    this.state ??= new Table({ last: new Deed() });
    const { state } = this, dealt = rules.lay();
    this.deck = dealt.deck;
    state.turn = dealt.turn;
    state.first = dealt.first;
    state.deckLeft = dealt.deck.length;
    state.goals = new ArraySchema(...dealt.goals);
    state.row = new ArraySchema(...dealt.row.map((spot) => new Spot(spot)));
    state.cards = new MapSchema();
    if (!CATALOGUE) for (const { card } of dealt.row) state.cards.set(String(card), face(card));
    state.players = new ArraySchema(...dealt.players.map(({ backgrounds, tokens }) => new Player({
      hand: [], tokens, ribbons: dealt.goals.map(() => 0), bonus: 0, points: 0, backgrounds, paintings: [],
    })));
    if (this.version === 0) this.broadcastPatch();       // nobody is here yet: whoever comes gets all of it
  }

  refusal(seat, move) {
    return rules.refusal(this.state, seat, move);
  }

  play(seat, move) {
    const { state } = this;
    state.version = this.version;
    state.now = this.now();
    state.last.seat = seat;
    if (move.type === 'take') this.take(seat, move);
    else this.paint(seat, move);
    const next = rules.nextPainter(state.players, state.turn);
    if (next >= 0) state.turn = next;
    else this.lay();
    this.broadcastPatch();
  }

  take(seat, { index }) {
    const { state, deck } = this, player = state.players[seat];
    for (let skipped = 0; skipped < index; skipped++) state.row[skipped].tokens++;
    const { card, tokens: gained } = state.row[index];
    state.row.splice(index, 1);
    player.hand.push(card);
    player.tokens += gained - index;
    if (deck.length > 0) {
      const fresh = deck.shift();
      state.row.push(new Spot({ card: fresh, tokens: 0 }));
      if (!CATALOGUE) state.cards.set(String(fresh), face(fresh));
      state.deckLeft = deck.length;
    }
    Object.assign(state.last, { type: 'CardTaken', card, index, gained, ...this.titled([card]) });
  }

  paint(seat, { cards, background = 0 }) {
    const { state } = this, player = state.players[seat];
    const owned = (goal) => player.ribbons[rules.ON_THE_MAT.indexOf(goal)];
    const layers = cards.map((at) => player.hand[at]);
    const painting = rules.judged(layers, player.backgrounds[background], owned);
    player.backgrounds.splice(background, 1);
    for (const at of [...cards].sort((one, other) => other - one)) player.hand.splice(at, 1);
    let ribbons = 0;
    rules.ON_THE_MAT.forEach((goal, place) => {
      if (painting.won[goal] > 0) player.ribbons[place] += painting.won[goal];
      ribbons += painting.won[goal];
    });
    player.bonus += painting.bonus;
    player.points = rules.points(owned, player.bonus);
    const named = this.titled(layers);
    player.paintings.push(new Painting({
      cards: layers, background: painting.background, seen: swatches(painting.seen),
      met: rules.ON_THE_MAT.map((goal) => painting.met[goal]), won: rules.ON_THE_MAT.map((goal) => painting.won[goal]),
      bonus: painting.bonus, ...named,
    }));
    Object.assign(state.last, {
      type: 'PaintingHung', number: player.paintings.length, ribbons, bonus: painting.bonus, ...named,
    });
  }

  titled(cards) {
    return CATALOGUE ? {} : read(rules.title(cards));
  }
}

await serve(MODE === 'schema' ? AsSchema : Messages);
