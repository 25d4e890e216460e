// The client of Masterdice.
import type { GameClient } from '../contract';
import { headline } from './headline';
import { written, type Placed, type View } from './types';

const client: GameClient = {
  board: () => import('./Board.svelte'),
  keepsake: () => import('./keepsake'),
  figure: () => import('./Figure.svelte') as never,
  finale: () => import('./Finale.svelte') as never,
  headline,
  hourglass: 'none',
  chips: (view: View, { t }) =>
    view.points.map((points, seat) => t(seat === view.solver ? 'board-chip-solver' : 'board-chip-coder', { points })),
  facts(event) {
    if (event.type === 'Noted') return null;
    const facts: Record<string, unknown> = {};
    for (const field of ['dice', 'guess', 'code']) {
      if (Array.isArray(event[field])) facts[field] = written(event[field] as Placed);
    }
    return facts;
  },
};

export default client;
