// The headline of the six games: the aim of the word, and who is awaited.
import type { Headline, HeadlineFacts } from '../contract';
import { boardOf, missingLengths, writerOf, type GameId, type View } from './types';

export function headline(
  game: GameId,
  view: View,
  seat: number | null,
  { actors, name, together }: HeadlineFacts,
): Headline | null {
  const mine = seat !== null && actors.includes(seat);
  const others = actors.filter((each) => each !== seat);
  const people = { names: together(others), count: others.length };
  const act = (key: string, more: Record<string, unknown> = {}): Headline => ({
    key: `headline-${key}`,
    facts: { ...people, ...more },
    tone: 'act',
  });
  const wait = (key: string, more: Record<string, unknown> = {}): Headline => ({ ...act(key, more), tone: 'wait' });
  /** Who still looks for a word; a seat that has said its word only has to write it. */
  const searched = (): Headline => {
    const searching = others.filter((each) => !view.said?.[each]);
    if (!searching.length) return wait('wait-place');
    const who = { names: together(searching), count: searching.length };
    if (seat !== null) return wait('wait-write', who);
    if (game === 'manta') return wait('watch-manta');
    return wait(searching.length === view.seats && view.seats > 1 ? 'watch-all' : 'watch-write', who);
  };
  if (view.phase === 'over') return null;
  if (seat !== null && view.out?.[seat]) return wait('sunk');
  switch (view.phase) {
    case 'assign':
      return mine ? act('assign') : wait('wait-assign');
    case 'write': {
      if (!mine) return searched();
      const writer = game === 'manta' ? writerOf(view, boardOf(game, seat)) : seat;
      if (writer !== seat) return act('suggest', { writer: name(writer) });
      const word = view.said?.[seat]?.word;
      if (word) return act('trace', { word });
      return act(`write-${game}`, game === 'manta' ? { left: missingLengths(view, boardOf(game, seat)).length } : {});
    }
    case 'place':
      return mine ? act('trace', { word: view.said?.[seat]?.word ?? '' }) : wait('wait-place');
    case 'reveal':
      if (mine) return act('look');
      return wait(seat === null && others.length === view.seats ? 'watch-look' : 'wait-look');
    case 'vote': {
      const word = view.disputes.at(-1)?.word ?? '';
      return mine ? act('vote', { word }) : wait('wait-vote', { word });
    }
    case 'bottles': {
      const due = seat === null ? 0 : view.due[boardOf(game, seat)];
      return mine ? act('bottles', { due }) : wait('wait-bottles');
    }
    case 'clear':
      return mine ? act('clear') : wait('wait-clear');
  }
}
