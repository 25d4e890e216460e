// The headline of a table: the game's sentence, or a general one.
import type { Headline, Outcome } from '../../../games/contract';
import { clientOf } from '../../../games/registry';
import type { TableStore } from './tableStore.svelte';
import { commonTeam } from '../../state/teams';
import { t, textsOf, listNames } from '../../state/texts.svelte';

const NAMED = 3;

export interface HeadlineText {
  text: string;
  tone: Headline['tone'];
}

/** The current headline; null before the first game. Reactive. */
export function headlineOf(table: TableStore, box: string): HeadlineText | null {
  const { room, seat } = table;
  const { view, actors, outcome, yourTurn } = table.shown;
  if (!room || view === null) return null;
  const among = (seats: number[]) => listNames(seats.map(table.name));
  /** The seats that are awaited: up to three names, else two and a number, so that the text stays short. */
  const awaited = (seats: number[]) =>
    seats.length <= NAMED
      ? among(seats)
      : listNames([...seats.slice(0, 2).map(table.name), t('names-others', { count: seats.length - 2 })]);
  if (room.phase === 'paused') {
    const host = room.people.find((person) => person.guest === room.host)?.name ?? '';
    return { text: table.isHost ? t('headline-paused-mine') : t('headline-paused', { name: host }), tone: 'wait' };
  }
  const { now, act } = table.stage;
  // The overlay shows the peak's title, the headline its sentence.
  const meanwhile = now?.acts[act]?.line ?? now?.line ?? now?.tells?.replace(/\.$/, '') ?? now?.says;
  if (meanwhile) return { text: meanwhile, tone: 'act' };
  if (table.stage.aside) return { text: table.stage.aside, tone: 'act' };
  const said = clientOf(room.game, box)?.headline?.(view, seat, {
    actors,
    outcome,
    name: table.name,
    together: awaited,
    get time() {
      return table.time;
    },
  });
  if (said) return { text: textsOf(room.game, box)(said.key, said.facts), tone: said.tone };
  if (outcome)
    return {
      text: endOf(outcome, table.isPassedRound ? null : seat, among, commonTeam(room.game, box, outcome.winners)?.name),
      tone: 'end',
    };
  if (!actors.length) return { text: t('wait-for-time'), tone: 'wait' };
  if (yourTurn) return { text: t('headline-move'), tone: 'act' };
  return { text: t('headline-wait', { names: awaited(actors) }), tone: 'wait' };
}

function endOf(
  { winners, scores }: Outcome,
  seat: number | null,
  among: (seats: number[]) => string,
  team?: string,
): string {
  if (scores.length === 1)
    return seat === null
      ? t('headline-alone-of', { name: among([0]), points: scores[0] })
      : t('headline-alone', { points: scores[0] });
  if (!winners.length) return t('nobody-wins');
  if (team && winners.length < scores.length)
    return t(seat !== null && winners.includes(seat) ? 'you-win-team' : 'winner-team', { team });
  if (winners.length === 1 && winners[0] === seat) return t('you-win');
  return t('winner-is', { names: among(winners), count: winners.length });
}
