// Headlines of the games in Node: reads a list of questions from stdin, prints the answers.
import { readFileSync } from 'node:fs';
import { headline as canvas } from '../../client/src/games/canvas/headline';
import type { Headline, HeadlineFacts } from '../../client/src/games/contract';
import { headline as duplik } from '../../client/src/games/duplik/headline';
import { headline as finestre } from '../../client/src/games/finestre/headline';
import { headline as masterdice } from '../../client/src/games/masterdice/headline';
import { headline as polywords } from '../../client/src/games/polywords/headline';

interface Question {
  game: string;
  view: never;
  seat: number | null;
  actors: number[];
  names: string[];
  time?: number;
}

function answer({ game, view, seat, actors, names, time = 0 }: Question): Headline | null {
  const facts: HeadlineFacts = {
    actors,
    outcome: null,
    name: (each) => names[each],
    together: (seats) => seats.map((each) => names[each]).join(', '),
    time,
  };
  switch (game) {
    case 'canvas':
      return canvas(view, seat, facts);
    case 'duplik':
      return duplik(view, seat, facts);
    case 'masterdice':
      return masterdice(view, seat, facts);
    case 'finestre':
    case 'finestre_allenamento':
      return finestre(view, seat, facts);
    default:
      return polywords(game as never, view, seat, facts);
  }
}

const questions: Question[] = JSON.parse(readFileSync(0, 'utf-8'));
process.stdout.write(JSON.stringify(questions.map(answer)));
