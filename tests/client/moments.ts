// Peaks of Polywords in Node: reads events from stdin, prints the scenes that the client stages.
import { readFileSync } from 'node:fs';
import { momentOf } from '../../client/src/games/polywords/scenes';

interface Question {
  game: string;
  seat: number | null;
  events: never[];
  before: never;
  after: never;
  names: string[];
}

function staged({ game, seat, events, before, after, names }: Question) {
  const said: { key: string; facts: Record<string, unknown> }[] = [];
  const t = (key: string, facts: Record<string, unknown> = {}) => {
    said.push({ key, facts });
    return key;
  };
  const moment = momentOf(events, before, after, {
    game: game as never,
    seat,
    language: 'it',
    t,
    name: (each) => names[each],
  });
  if (!moment) return null;
  const { kind, first, then, tells, gold, falls, sinks, fish, turns, front, lands, adrift } = moment.about;
  const lines = moment.acts.map((act) => act.line ?? moment.line ?? '');
  return {
    kind,
    said,
    lines,
    tells,
    gold,
    falls,
    sinks,
    fish,
    front,
    lands,
    adrift,
    acts: moment.acts.map(({ name }) => name),
    sounds: moment.acts.map(({ sound }) => sound ?? ''),
    turns,
    ms: moment.acts.reduce((sum, { ms }) => sum + ms, 0),
    asks: [first.request, then.request].map((each) => JSON.stringify(each)),
  };
}

const questions: Question[] = JSON.parse(readFileSync(0, 'utf-8'));
process.stdout.write(JSON.stringify(questions.map(staged)));
