// The headline of Masterdice: who rolls, who answers, and when the code must be named.
import type { Headline, HeadlineFacts } from '../contract';
import type { View } from './types';

export function headline(view: View, seat: number | null, { name }: HeadlineFacts): Headline | null {
  const facts = { solver: name(view.solver), coder: name(view.coder), row: view.rows.length + 1 };
  const said = (key: string, tone: Headline['tone']): Headline => ({ key: `headline-${key}`, facts, tone });
  switch (view.phase) {
    case 'over':
      return null;
    case 'feedback':
      return seat === view.coder ? said('feedback', 'act') : said('wait-feedback', 'wait');
    case 'roll':
      return seat === view.solver ? said(view.rows.length ? 'roll-again' : 'roll', 'act') : said('wait-roll', 'wait');
    case 'place':
      return seat === view.solver ? said('place', 'act') : said('wait-place', 'wait');
    case 'solve':
      return seat === view.solver ? said('solve', 'act') : said('wait-solve', 'wait');
  }
}
