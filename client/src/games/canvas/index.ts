// The client of Canvas.
import type { GameClient } from '../contract';
import { headline } from './headline';
import { titleIn } from './titles';
import type { Title, View } from './types';

const canvas: GameClient = {
  board: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte') as never,
  finale: () => import('./Finale.svelte') as never,
  work: () => import('./Work.svelte') as never,
  keepsake: () => import('./takeaway'),
  headline,
  ending: 'board',
  spread: (view: View) => view.phase === 'over', // the wall of the exhibition is as wide as the page
  facts(event, { name, language }) {
    const title = event.title as Title | undefined;
    return {
      ...(title ? { title: titleIn(title, language) } : {}),
      ...(typeof event.painter === 'number' ? { painter: name(event.painter) } : {}),
    };
  },
  offers(option, options) {
    if (option === 'goals') return options.scenario === 'libero';
    if (option === 'how_many') return options.scenario === 'casuale';
    return true;
  },
  settle: (options) =>
    options.scenario === 'libero' && !options.goals?.length
      ? { ...options, goals: ['composizione', 'enfasi', 'ripetizione', 'varieta'] }
      : options,
  ways: [
    { key: 'puzzle', seats: 1, options: () => ({ solo: 'puzzle' }) },
    { key: 'vincent', seats: 1, options: () => ({ solo: 'vincent' }) },
  ],
  chips(view: View, { t }) {
    return Object.values(view.players).map((player) =>
      t('board-chip', { points: player.points, tokens: player.tokens }),
    );
  },
};

export default canvas;
