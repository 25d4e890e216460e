// The client of Duplik.
import { formatList } from '../../kit/format/list';
import type { GameClient, GameEvent } from '../contract';
import { headline, mustJudge } from './headline';
import { totals, type DuplikView } from './types';

const client: GameClient = {
  board: () => import('./Board.svelte') as never,
  keepsake: () => import('./keepsake'),
  films: true,
  figure: () => import('./Figure.svelte') as never,
  finale: () => import('./Finale.svelte') as never,
  work: () => import('./Work.svelte') as never,
  headline,
  ways: [
    { key: 'by-hand', seats: 3, options: () => ({ collage: false }) },
    { key: 'collage', seats: 3, options: () => ({ collage: true }) },
  ],
  hourglass: 'line',
  unhurried: (view: DuplikView) => !view.options.seconds,
  screen: 'whole',
  done: (view: DuplikView, seat) =>
    view.phase === 'draw'
      ? seat === view.master
        ? view.all_said
        : view.resting.includes(seat)
      : view.phase === 'judge' && !mustJudge(view, seat),
  // only the master may see the original
  open: (view: DuplikView) => view.phase === 'gallery' || (view.phase === 'judge' && !view.picture),
  spread: (view: DuplikView) => view.phase === 'draw' || view.phase === 'ink',
  facts(event: GameEvent, { name, language }) {
    const facts: Record<string, unknown> = {};
    if ('title_it' in event) facts.title = event[`title_${language}`];
    if ('text_it' in event) facts.text = event[`text_${language}`];
    if (typeof event.author === 'number') facts.author_name = name(event.author);
    if (typeof event.judge === 'number') facts.judge_name = name(event.judge);
    if (typeof event.met === 'boolean') facts.met = event.met ? 'yes' : 'no';
    if (typeof event.runs === 'boolean') facts.runs = event.runs ? 'yes' : 'no';
    if (Array.isArray(event.best))
      facts.best_names = formatList(
        event.best.map((seat) => name(seat)),
        language,
      );
    if (Array.isArray(event.points))
      facts.points = event.points.map((points, seat) => `${name(seat)} ${points}`).join(', ');
    return facts;
  },
  chips(view: DuplikView, { t }) {
    const sums = totals(view);
    const rested = (seat: number) => view.phase === 'draw' && view.resting.includes(seat);
    return sums.map((sum, seat) =>
      seat === view.master ? `${t('board-master')} · ${sum}` : rested(seat) ? t('board-chip-rested') : String(sum),
    );
  },
};

export default client;
