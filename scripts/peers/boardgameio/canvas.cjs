// Canvas on boardgame.io: the deck is stripped by playerView, all else is everybody's.
const { INVALID_MOVE } = require('boardgame.io/core');
const rules = require('../rules/canvas.cjs');
const { serve } = require('./serve.cjs');

const move = ({ G, playerID }, asked) => {
  const seat = +playerID;
  if (rules.refusal(G, seat, asked) !== null) return INVALID_MOVE;
  const { event, over } = rules.play(G, seat, asked);
  if (over) Object.assign(G, rules.lay());
  G.events = [event];
  G.now = Date.now();
};

serve({
  setup: () => ({ ...rules.lay(), events: [], now: Date.now() }),
  playerView: ({ G: { deck, ...seen } }) => ({ ...seen, deck_left: deck.length }),
  turn: {
    minMoves: 1, maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },    // who has three paintings is skipped by the rules
  },
  moves: { take: { move, client: false }, paint: { move, client: false } },
});
