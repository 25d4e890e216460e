// Place on boardgame.io: four seats in turn, 18 cells change with each move, and every seat has a hidden hand.
const { INVALID_MOVE } = require('boardgame.io/core');
const { serve } = require('./serve.cjs');

const SEATS = 4, CELLS = 64, CHANGED = 18;
const fits = (each) => Number.isInteger(each) && each >= 0 && each < 8;

serve({
  setup: () => ({
    seq: 0, scores: Array(SEATS).fill(0), board: Array(CELLS).fill(0), events: [],
    hands: Array.from({ length: SEATS }, (_, seat) => [0, 1, 2, 3, 4].map((number) => `card-${seat}-${number}`)),
  }),
  playerView: ({ G: { hands, ...seen }, playerID }) => ({ ...seen, hand: hands[playerID] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, { x, y }) => {
      if (!fits(x) || !fits(y)) return INVALID_MOVE;
      const seat = +playerID, owner = seat + 10 * (G.seq & 7);
      for (let each = 0; each < CHANGED; each++) G.board[(x * 8 + y + each) % CELLS] = owner;
      G.scores[seat]++;
      G.seq++;
      G.events = [{ type: 'Placed', seat, x, y }];
    },
  },
});
