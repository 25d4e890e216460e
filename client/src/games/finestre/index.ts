// The client of Finestre: the race and its training.
import { formatList } from '../../kit/format/list';
import type { GameClient } from '../contract';
import { headline } from './headline';
import type { View } from './types';

const client: GameClient = {
  board: () => import('./Board.svelte'),
  keepsake: () => import('./keepsake'),
  figure: () => import('./Figure.svelte') as never,
  finale: () => import('./Finale.svelte') as never,
  headline,
  hourglass: 'number',
  spread: () => true,
  facts(event, { name, language }) {
    if (event.type === 'OutlineShown') return null;
    if (event.type === 'TimeOver') return { seats: formatList((event.seats as number[]).map(name), language) };
    return {};
  },
  chips: (view: View, { t }) =>
    view.won.map((won, seat) => t('board-cards', { cards: won.length + view.unseen[seat] })),
};

export const games: Record<string, GameClient> = {
  finestre: client,
  finestre_allenamento: client,
};
