// The headline of Duplik for each phase: what this person must do, and who is awaited.
import type { Headline, HeadlineFacts } from '../contract';
import { artists, birthOf, NUMBERS, type DuplikView } from './types';

/** From this many on, people are counted instead of named. */
const CROWD = 3;

export function headline(view: DuplikView, seat: number | null, facts: HeadlineFacts): Headline | null {
  const { actors, name, together } = facts;
  const master = seat === view.master;
  const teller = { master: name(view.master) };
  const act = (key: string, more: Record<string, unknown> = {}): Headline => ({
    key: `headline-${key}`,
    facts: { ...teller, ...more },
    tone: 'act',
  });
  const wait = (key: string, more: Record<string, unknown> = {}): Headline => ({ ...act(key, more), tone: 'wait' });
  const people = (seats: number[]) => ({ names: together(seats), count: seats.length });
  switch (view.phase) {
    case 'prepare':
      if (!master) return wait(seat === null ? 'watch-prepare' : 'wait-prepare');
      return act(view.titles.length ? 'choose' : view.bonus ? 'turn' : 'throw', {
        sand: view.options.seconds ? 'yes' : 'no',
      });
    case 'draw': {
      const drawing = artists(view).filter((artist) => !view.resting.includes(artist));
      if (!drawing.length) return wait('all-down');
      if (master) return view.all_said ? wait('all-said') : act('describe');
      if (seat !== null && drawing.includes(seat)) return act('draw');
      return wait(seat !== null ? 'rested' : drawing.length > CROWD ? 'watch-crowd' : 'watch-draw', people(drawing));
    }
    case 'ink':
      return wait('ink');
    case 'pass':
      return master ? act('pass') : wait('wait-pass');
    case 'judge':
      return judging(view, seat, facts, act, wait);
    case 'praise': {
      const everyone = artists(view);
      const born = everyone[Math.max(0, Math.floor((facts.time - view.hung) / birthOf(everyone.length)))];
      if (seat !== null && actors.includes(seat)) return act(born === undefined ? 'praise' : 'birth');
      if (seat === null && born !== undefined) return wait('watch-birth', { name: name(born) });
      return actors.length === view.seats ? wait('watch-praise') : wait('wait-praise', people(actors));
    }
    case 'gallery':
      if (seat !== null && actors.includes(seat)) return act('gallery');
      return wait('wait-gallery', people(actors));
    case 'over':
      return null;
  }
}

/** Whether the judging waits for this seat; a possible contest does not make it wait. */
export function mustJudge(view: DuplikView, seat: number): boolean {
  const said =
    (tone: Headline['tone']) =>
    (key: string): Headline => ({ key, facts: {}, tone });
  return judging(view, seat, { name: String, together: String }, said('act'), said('wait')).tone === 'act';
}

type Said = (key: string, more?: Record<string, unknown>) => Headline;

/** A vote comes before a verdict, a verdict before the next criterion. */
function judging(
  view: DuplikView,
  seat: number | null,
  { name, together }: Pick<HeadlineFacts, 'name' | 'together'>,
  act: Said,
  wait: Said,
): Headline {
  const number = view.criteria.length;
  const on = (author: number) => ({ name: name(author), own: author === seat ? 'yes' : 'no' });
  const votes = Object.entries(view.ballots).map(([author, ballot]) => ({ author: Number(author), ballot }));
  const missing = (ballot: DuplikView['ballots'][number]) =>
    artists(view).filter((voter) => !(voter in ballot.votes) && !ballot.abstained.includes(voter));
  const mine = votes.find(({ ballot }) => seat !== null && missing(ballot).includes(seat));
  if (mine) return act('vote', on(mine.author));
  const open = number
    ? artists(view).filter((author) => !view.verdicts[author]?.[number] && !view.ballots[author])
    : [];
  const before = open.find((author) => view.judges[author] === seat);
  if (before !== undefined) return act('judge', on(before));
  if (votes.length) {
    const voters = missing(votes[0].ballot);
    return wait('wait-vote', { ...on(votes[0].author), names: together(voters), count: voters.length });
  }
  if (open.length) {
    const judges = [...new Set(open.map((author) => view.judges[author]))];
    return wait('wait-judges', { names: together(judges), count: judges.length });
  }
  if (number && !view.settled) return wait('moment');
  const next = number === NUMBERS.criteria ? 'close' : number ? 'read' : 'read-first';
  return seat === view.master ? act(next, { number: number + 1 }) : wait(`wait-${next}`, { number: number + 1 });
}
