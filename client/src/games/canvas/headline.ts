// The headline of Canvas: what the current player can do, and who has a vote.
import type { Headline, HeadlineFacts } from '../contract';
import { NUMBERS, type View } from './types';

export function headline(view: View, seat: number | null, { actors, name, together }: HeadlineFacts): Headline | null {
  if (view.phase === 'vote') {
    const facts = { tied: together(view.tied), names: together(actors), count: actors.length };
    if (seat !== null && actors.includes(seat)) return { key: 'headline-vote', facts, tone: 'act' };
    return { key: actors.length ? 'headline-wait-vote' : 'headline-audience-votes', facts, tone: 'wait' };
  }
  if (view.phase !== 'painting') return null;
  const held = view.players[view.turn].hand.length;
  const may = held >= NUMBERS.hand ? 'paint' : held >= NUMBERS.layers ? 'take-or-paint' : 'take';
  if (seat === view.turn) return { key: `headline-${may}`, tone: 'act' };
  const facts = { who: name(view.turn) };
  const finished = seat !== null && Object.keys(view.players[seat]?.paintings ?? {}).length === NUMBERS.paintings;
  return { key: finished ? 'headline-wait-finished' : `headline-wait-${may}`, facts, tone: 'wait' };
}
