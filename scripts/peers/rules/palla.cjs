// Pesce Palla for four, as it is dealt: eight turns of writing in secret, looking, dropping bottles; a hourglass.
//
// A table has `seats`, each with cells (64 signs), words, beside, done, due and what is written this turn. The same
// moves change plain objects, Immer's drafts and Colyseus's Schema: what is made anew comes from `writing`, what
// happened goes to `tell`.
const { deal } = require('./deal.cjs');

const SIDE = 8, SIZE = SIDE * SIDE, EMPTY = ' ', BOTTLE = '#', LONGEST_TEXT = 60;
const CENTRE = [27, 28, 35, 36];
const SECONDS = 1000, TIME_TO_LOOK = 25 * SECONDS, TIME_TO_DROP = 25 * SECONDS;

const DEAL = deal('palla').state;
const TURNS = 1 + DEAL.deck.length;
const SAND = DEAL.options.hourglass * SECONDS;
const FIRST = DEAL.request.letters, DECK = DEAL.deck.map((request) => request.letters);

const NEIGHBOURS = Array.from({ length: SIZE }, (_, cell) => {
  const column = cell % SIDE, near = [];
  if (cell >= SIDE) near.push(cell - SIDE);
  if (column > 0) near.push(cell - 1);
  if (column < SIDE - 1) near.push(cell + 1);
  if (cell < SIZE - SIDE) near.push(cell + SIDE);
  return near;
});
const isLetter = (mark) => mark >= 'A' && mark <= 'Z';

// --- the writing rules --------------------------------------------------------------------------------------------

const SPELLED_OUT = { ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

// A word as it stands in the cells: capitals without accents, spaces, hyphens and apostrophes; null where it is none.
function spell(text) {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  if (!/^[A-Za-z]+$/.test(text)) {
    text = text.replace(/[ßæÆœŒøØłŁđĐı]/g, (sign) => SPELLED_OUT[sign]).normalize('NFD')
      .replace(/[\s\p{M}'’‘ʼ`´‐‑‒–—-]/gu, '');
    if (!/^[A-Za-z]+$/.test(text)) return null;
  }
  return text.length < 2 ? null : text.toUpperCase();
}

// Why a word cannot be written along a path, or null.
function misfit({ cells, words }, word, path) {
  if (words.includes(word)) return 'word_repeated';
  if (!Array.isArray(path) || path.length !== word.length) return 'path_length';
  let fresh = false, ashore = false;
  const anyLetter = /[A-Z]/.test(cells);
  for (let at = 0; at < path.length; at++) {
    const cell = path[at];
    if (!Number.isInteger(cell) || cell < 0 || cell >= SIZE) return 'off_the_grid';
    if (path.indexOf(cell) < at) return 'cell_used_twice';
    if (at > 0 && !NEIGHBOURS[path[at - 1]].includes(cell)) return 'not_consecutive';
    const mark = cells[cell];
    if (mark === BOTTLE) return 'bottle_there';
    if (mark !== EMPTY && mark !== word[at]) return 'cell_taken';
    fresh ||= mark === EMPTY;
    ashore ||= anyLetter
      ? isLetter(mark) || NEIGHBOURS[cell].some((near) => isLetter(cells[near]))
      : CENTRE.includes(cell);
  }
  if (!fresh) return 'no_new_letter';
  if (!ashore) return anyLetter ? 'not_adjacent' : 'not_through_the_centre';
  return null;
}

function marked(cells, path, marks) {
  const signs = [...cells];
  path.forEach((cell, at) => { signs[cell] = marks[at]; });
  return signs.join('');
}

const empties = (cells) => {
  let found = 0;
  for (const mark of cells) if (mark === EMPTY) found++;
  return found;
};

// Where a bottle drifts that nobody dropped in time: the empty cell with the fewest empty neighbours, -1 for none.
function loneliest(cells) {
  let best = -1, least = Infinity;
  for (let cell = 0; cell < SIZE; cell++) {
    if (cells[cell] !== EMPTY) continue;
    const beside = NEIGHBOURS[cell].filter((near) => cells[near] === EMPTY).length;
    if (beside < least) [best, least] = [cell, beside];
  }
  return best;
}

// Most letters no penalty, least two, the others one; a least of no letters at all costs one more.
function penalties(counts) {
  const most = Math.max(...counts), least = Math.min(...counts);
  return counts.map((count) => (count === most && most > 0 ? 0 : count !== least ? 1 : count === 0 ? 3 : 2));
}

// --- the table ----------------------------------------------------------------------------------------------------

function lay(at) {
  return {
    turn: 1, phase: 'write', began: at, ends: at + SAND, letters: FIRST, seen: FIRST, deck: [...DECK],
    seats: Array.from({ length: 4 }, () => ({
      cells: EMPTY.repeat(SIZE), words: [], beside: 0, done: false, due: 0, written: null,
    })),
  };
}

const actors = ({ phase, seats }) => {
  const found = [];
  for (let seat = 0; seat < seats.length; seat++) {
    if (phase === 'bottles' ? seats[seat].due > 0 : !seats[seat].done) found.push(seat);
  }
  return found;
};

// Why a seat may not make a move now, or null.
function refusal(table, seat, move) {
  const me = table.seats[seat];
  switch (move.type) {
    case 'write':
    case 'pass': {
      if (table.phase !== 'write') return 'not_now';
      if (me.done) return 'not_your_turn';
      if (move.type === 'pass') return null;
      const word = spell(move.word);
      return word === null ? 'no_word' : misfit(me, word, move.path);
    }
    case 'ready':
      if (table.phase !== 'reveal') return 'not_now';
      return me.done ? 'not_your_turn' : null;
    case 'bottle':
      if (table.phase !== 'bottles') return 'not_now';
      if (me.due === 0) return 'not_your_turn';
      return me.cells[move.cell] === EMPTY ? null : 'bottle_needs_empty_cell';
  }
  return 'unknown_move';
}

const plain = (writing) => writing;

// One legal move, or time that has run out (no seat). What is said of a game's end is whether it is over.
function play(table, seat, move, at, tell, writing = plain) {
  const me = table.seats[seat];
  switch (move.type) {
    case 'write':
      me.written = writing({ text: move.word.trim(), word: spell(move.word), path: move.path });
      // falls through
    case 'pass':
      me.done = true;
      tell({ type: 'PenDown', seat });
      return everybodyDone(table) && reveal(table, at, tell);
    case 'ready':
      me.done = true;
      return everybodyDone(table) && settle(table, at, tell);
    case 'bottle':
      me.cells = marked(me.cells, [move.cell], BOTTLE);
      me.due--;
      tell({ type: 'BottleDropped', seat, cell: move.cell });
      return nobodyOwes(table) && nextTurn(table, at, tell);
    case 'time':
      if (table.phase === 'write') return reveal(table, at, tell);
      return table.phase === 'reveal' ? settle(table, at, tell) : drift(table, at, tell);
  }
}

const everybodyDone = ({ seats }) => seats.every((seat) => seat.done);
const nobodyOwes = ({ seats }) => seats.every((seat) => seat.due === 0);

function enter(table, phase, at, time) {
  table.phase = phase;
  table.began = at;
  table.ends = at + time;
  table.seats.forEach((seat) => { seat.done = false; });
  return false;
}

// All words go on the boards; then everybody looks.
function reveal(table, at, tell) {
  let any = false;
  table.seats.forEach((each, seat) => {
    if (!each.written) return tell({ type: 'NothingWritten', seat });
    any = true;
    const { text, word, path } = each.written;
    const fresh = path.filter((cell) => each.cells[cell] === EMPTY).length;
    each.cells = marked(each.cells, path, word);
    each.words.push(word);
    tell({ type: 'WordShown', seat, word, text, path, new: fresh, reused: word.length - fresh });
  });
  return any ? enter(table, 'reveal', at, TIME_TO_LOOK) : settle(table, at, tell);
}

// The letters are counted, and who used fewer takes bottles.
function settle(table, at, tell) {
  const letters = [...table.letters];
  const used = table.seats.map(({ written }) => (written ? letters.filter((each) => written.word.includes(each)) : []));
  const counts = used.map((each) => each.length);
  table.seats.forEach(({ written }, seat) => {
    if (written) tell({ type: 'LettersCounted', seat, word: written.word, letters: used[seat].join(''), count: counts[seat] });
  });
  penalties(counts).forEach((count, seat) => {
    if (count === 0) return;
    table.seats[seat].due += count;
    tell({ type: 'Penalised', seat, count, why: counts[seat] ? 'letters' : 'no-letters' });
  });
  table.seats.forEach((each, seat) => {
    for (const left = empties(each.cells); each.due > left; each.due--) {
      each.beside++;
      tell({ type: 'BottleDropped', seat, cell: null });
    }
  });
  return nobodyOwes(table) ? nextTurn(table, at, tell) : enter(table, 'bottles', at, TIME_TO_DROP);
}

function drift(table, at, tell) {
  table.seats.forEach((each, seat) => {
    for (; each.due > 0; each.due--) {
      const cell = loneliest(each.cells);
      if (cell < 0) each.beside++;
      else each.cells = marked(each.cells, [cell], BOTTLE);
      tell({ type: 'BottleDropped', seat, cell: cell < 0 ? null : cell });
    }
  });
  return nextTurn(table, at, tell);
}

// True where there is none.
function nextTurn(table, at, tell) {
  if (table.turn >= TURNS) return true;
  table.turn++;
  table.letters = table.deck.shift();
  table.seen += table.letters;
  table.seats.forEach((seat) => { seat.written = null; });
  enter(table, 'write', at, SAND);
  tell({ type: 'TurnBegan', turn: table.turn, letters: table.letters });
  return false;
}

module.exports = { SAND, lay, actors, refusal, play };
