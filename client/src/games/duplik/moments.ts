// The great moments of Duplik: the die, a vote that is counted, a drawing or a description that has it all. The rosettes are the gallery's own.
import type { BoardProps, BoardSound, GameEvent } from '../contract';
import type { Moment } from '../../kit/peak.svelte';
import { NUMBERS } from './types';

const BEST_DRAWING = NUMBERS.criteria + NUMBERS.bonus_points - 1;

/** What the table stops for; null for events it does not stop for. */
export function momentOf(event: GameEvent, round: number, t: BoardProps['t'], name: BoardProps['name']): Moment<BoardSound> | null {
  if (event.type === 'TitleRead') return { name: 'die', acts: [{ name: 'tumble', ms: 900, sound: 'dice' }, { name: 'land', ms: 1300, sound: 'place' }], about: round };
  if (event.type === 'VoteCounted') {
    const { author, yes, no, met } = event as unknown as { author: number; yes: number; no: number; met: boolean };
    return { name: 'vote', acts: [{ name: 'vote', ms: 1500, sound: 'stamp' }], says: t(met ? 'board-peak-vote-met' : 'board-peak-vote-missed'), tells: t('board-peak-vote', { yes, no, name: name(author) }) };
  }
  if (event.type !== 'RoundScored') return null;
  const { seat: master, points } = event as unknown as { seat: number; points: number[] };
  const perfect = points.flatMap((got, seat) => (seat !== master && got === BEST_DRAWING ? [seat] : []));
  const told = points[master] === NUMBERS.criteria;
  const kind = told && perfect.length ? 'telepathy' : perfect.length ? 'perfect' : told ? 'words' : null;
  if (!kind) return null;
  const facts = { master: name(master), names: perfect.map(name).join(', '), count: perfect.length };
  return { name: kind, acts: [{ name: kind, ms: 2400, sound: kind === 'telepathy' ? 'telepathy' : 'cheer' }], says: t(`board-peak-${kind}`), tells: t(`board-peak-${kind}-tells`, facts) };
}
