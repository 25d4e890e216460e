// Canvas for four, with the four scoring cards of the deal: what a move may be, what a painting is worth.
const { deal, CATALOGUE } = require('./deal.cjs');

const HAND_LIMIT = 5, LAYERS = 3, PAINTINGS = 3, BONUS_POINTS = 2;
const ELEMENTS = ['hue', 'shape', 'texture', 'tone'];
const ICONS = [...ELEMENTS, ...ELEMENTS.map((element) => `bonus_${element}`)];

const DEAL = deal('canvas');
const CARDS = DEAL.cards;
const FACES = CARDS.map(({ id, half, title, swatches }) => ({ id, half, title, swatches }));

const count = (element, swatches) => {
  let found = 0;
  for (const swatch of swatches) if (swatch.includes(element)) found++;
  return found;
};

// The scoring cards on the mat of this deal: how often a painting meets each, and what ribbons of it are worth.
const GOALS = {
  composizione: { points: [1, 3, 9], met: (seen) => +seen.every((swatch) => swatch.length > 0) },
  enfasi: { points: [1, 4, 11], met: (seen) => +(count('hue', seen) === 1) },
  ripetizione: { points: [3, 7, 11, 16], met: (seen) => Math.floor(count('shape', seen) / 2) },
  varieta: { points: [4, 8, 13], met: (seen) => Math.min(...ELEMENTS.map((element) => count(element, seen))) },
};
const ON_THE_MAT = DEAL.state.goals;
for (const goal of ON_THE_MAT) if (!(goal in GOALS)) throw new Error(`no rule for ${goal}`);

// Why a seat may not make a move now, or null.
function refusal(table, seat, move) {
  if (seat !== table.turn) return 'not_your_turn';
  const { hand, tokens, backgrounds } = table.players[seat];
  if (move.type === 'take') {
    if (hand.length >= HAND_LIMIT) return 'hand_full';
    if (!Number.isInteger(move.index) || move.index < 0 || move.index >= table.row.length) return 'no_such_card';
    if (move.index > tokens) return 'not_enough_tokens';
    return null;
  }
  if (move.type === 'paint') {
    const { cards, background = 0 } = move;
    if (hand.length < LAYERS) return 'too_few_cards';
    if (!Array.isArray(cards) || cards.length !== LAYERS) return 'three_cards';
    if (cards.some((at) => !Number.isInteger(at) || at < 0 || at >= hand.length)) return 'not_in_hand';
    if (new Set(cards).size < LAYERS) return 'same_card_twice';
    if (!Number.isInteger(background) || background < 0 || background >= backgrounds.length) return 'no_such_background';
    return null;
  }
  return 'unknown_move';
}

// What one sees through cards, bottom to top: a filled swatch hides the whole swatch below it.
function visible(cards) {
  const seen = [[], [], [], [], []];
  for (const card of cards) {
    CARDS[card].swatches.forEach((swatch, place) => { if (swatch.length > 0) seen[place] = swatch; });
  }
  return seen.map((swatch) => ICONS.filter((icon) => swatch.includes(icon)));
}

function bonusRibbons(seen) {
  let won = 0;
  for (const swatch of seen) for (const icon of swatch) if (icon.startsWith('bonus_')) won += count(icon.slice(6), seen);
  return won;
}

// A painting and what it wins; `owned` says how many ribbons of a scoring card the painter has already.
function judged(cards, background, owned) {
  const seen = visible(cards), met = {}, won = {};
  for (const goal of ON_THE_MAT) {
    met[goal] = GOALS[goal].met(seen);
    won[goal] = Math.min(met[goal], GOALS[goal].points.length - owned(goal));
  }
  return { cards, background, seen, met, won, bonus: bonusRibbons(seen) };
}

function points(owned, bonus) {
  let sum = BONUS_POINTS * bonus;
  for (const goal of ON_THE_MAT) if (owned(goal) > 0) sum += GOALS[goal].points[owned(goal) - 1];
  return sum;
}

const capital = (words) => words[0].toUpperCase() + words.slice(1);

// The topmost first half and the topmost second half of cards, bottom to top.
function title(cards) {
  const halves = ['first', 'second']
    .map((half) => cards.findLast((card) => CARDS[card].half === half))
    .filter((card) => card !== undefined)
    .map((card) => CARDS[card].title);
  const together = (words) => capital(halves.map(words).join(' '));
  const read = { it: together((half) => half.it), en: together((half) => half.en) };
  const languages = Object.keys(halves[0].more ?? {}).filter((one) => halves.every((half) => half.more?.[one]));
  if (languages.length > 0) {
    read.more = Object.fromEntries(languages.map((one) => [one, together((half) => half.more[one])]));
  }
  return read;
}

// Clockwise, skipping whoever has three paintings; -1 when everybody has.
function nextPainter(players, turn) {
  for (let step = 1; step <= players.length; step++) {
    const seat = (turn + step) % players.length;
    if (players[seat].paintings.length < PAINTINGS) return seat;
  }
  return -1;
}

// --- a table of plain objects, changed in place -------------------------------------------------------------------

function lay() {
  const { goals, deck, row, players, first, turn } = DEAL.state;
  return {
    goals: [...goals], deck: [...deck], row: row.map((spot) => ({ ...spot })), turn, first,
    ...(CATALOGUE ? {} : { cards: Object.fromEntries(row.map(({ card }) => [card, FACES[card]])) }),
    players: players.map(({ backgrounds, tokens }) => ({
      hand: [], tokens, ribbons: Object.fromEntries(goals.map((goal) => [goal, 0])), bonus: 0, points: 0,
      backgrounds: [...backgrounds], paintings: [],
    })),
  };
}

// One legal move; the event that tells of it. When it ends the game, `over` is true and the turn stays where it is.
function play(table, seat, move) {
  const event = move.type === 'take' ? take(table, seat, move) : paint(table, seat, move);
  const next = nextPainter(table.players, table.turn);
  if (next >= 0) table.turn = next;
  return { event, over: next < 0 };
}

function take(table, seat, { index }) {
  const player = table.players[seat];
  for (let skipped = 0; skipped < index; skipped++) table.row[skipped].tokens++;
  const [{ card, tokens: gained }] = table.row.splice(index, 1);
  player.hand.push(card);
  player.tokens += gained - index;
  if (table.deck.length > 0) {
    const fresh = table.deck.shift();
    table.row.push({ card: fresh, tokens: 0 });
    if (!CATALOGUE) table.cards[fresh] = FACES[fresh];
  }
  return { type: 'CardTaken', seat, card, index, paid: index, gained, ...(CATALOGUE ? {} : { title: title([card]) }) };
}

function paint(table, seat, { cards, background = 0 }) {
  const player = table.players[seat];
  const owned = (goal) => player.ribbons[goal];
  const layers = cards.map((at) => player.hand[at]);
  const [sheet] = player.backgrounds.splice(background, 1);
  const painting = judged(layers, sheet, owned);
  player.hand = player.hand.filter((_, at) => !cards.includes(at));
  let ribbons = 0;
  for (const goal of ON_THE_MAT) {
    player.ribbons[goal] += painting.won[goal];
    ribbons += painting.won[goal];
  }
  player.bonus += painting.bonus;
  player.points = points(owned, player.bonus);
  const named = CATALOGUE ? {} : { title: title(layers) };
  player.paintings.push({ ...painting, ...named });
  return { type: 'PaintingHung', seat, number: player.paintings.length, ribbons, bonus: painting.bonus, ...named };
}

module.exports = {
  CARDS, FACES, DEAL, ON_THE_MAT, CATALOGUE, lay, play, refusal, judged, points, title, nextPainter,
};
