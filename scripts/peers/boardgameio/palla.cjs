// Palla on boardgame.io: a turn is a turn; writing, looking and bottles are its stages. There are no timers here: when
// the sand has run through, anybody may say so (`time`), and the server looks at its own clock.
const { INVALID_MOVE } = require('boardgame.io/core');
const rules = require('../rules/palla.cjs');
const { serve } = require('./serve.cjs');

const act = ({ G, events, playerID }, asked) => {
  const seat = +playerID, now = Date.now();
  const refused = asked.type === 'time' ? now < G.ends : rules.refusal(G, seat, asked) !== null;
  if (refused) return INVALID_MOVE;
  const { turn, phase } = G, heard = [];
  const over = rules.play(G, asked.type === 'time' ? null : seat, asked, now, (event) => heard.push(event));
  if (over || G.turn !== turn) events.endTurn();
  else if (G.phase === 'bottles' && phase !== 'bottles') {
    events.setActivePlayers({ value: owing(G, (due) => ({ stage: 'bottles', maxMoves: due })) });
  } else if (asked.type === 'time') events.setActivePlayers({ all: 'reveal', maxMoves: 1 });
  if (over) Object.assign(G, rules.lay(now));
  G.events = heard;
  G.now = now;
};

const owing = (G, stage) => Object.fromEntries(
  G.seats.flatMap(({ due }, seat) => (due > 0 ? [[seat, stage(due)]] : [])));

const aloud = { move: act, client: false, ignoreStaleStateID: true };
const time = { ...aloud, noLimit: true };

serve({
  setup: () => ({ ...rules.lay(Date.now()), events: [], now: Date.now() }),
  playerView: ({ G: { deck, ...seen }, playerID }) => (seen.phase !== 'write' ? seen : {
    ...seen, seats: seen.seats.map((each, seat) => (seat === +playerID ? each : { ...each, written: null })),
  }),
  turn: {
    activePlayers: { all: 'write', maxMoves: 1, next: { all: 'reveal', maxMoves: 1 } },
    stages: {
      write: { moves: { write: { ...aloud, redact: true }, pass: aloud, time } },
      reveal: { moves: { ready: aloud, time } },
      bottles: { moves: { bottle: aloud, time } },
    },
  },
});
