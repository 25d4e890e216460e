// The headline of Finestre: look, race, wait, go on.
import type { Headline, HeadlineFacts } from '../contract';
import type { View } from './types';

export function headline(view: View, seat: number | null, { actors, together }: HeadlineFacts): Headline | null {
  const mine = seat !== null && actors.includes(seat);
  const facts = { names: together(actors), count: actors.length, round: view.round };
  const said = (key: string, tone: Headline['tone']): Headline => ({ key: `headline-${key}`, facts, tone });
  switch (view.phase) {
    case 'get_set':
      return mine ? said('get-ready', 'act') : said(actors.length ? 'wait-ready' : 'card-comes', 'wait');
    case 'race':
      return mine ? said('race', 'act') : said(seat === null ? 'watch-race' : 'wait-race', 'wait');
    case 'reveal':
      return mine ? said('look', 'act') : said(actors.length ? 'wait-look' : 'card-comes', 'wait');
    case 'over':
      return null;
  }
}
