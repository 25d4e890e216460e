// The facts of events' sentences beyond their fields: names, categories, reasons.
import { formatList } from '../../kit/format/list';
import type { BoardProps, GameEvent } from '../contract';
import { categoryKey, type GameId } from './types';

type Props = { t: BoardProps['t']; name: BoardProps['name']; language: string };

const QUIET = new Set(['PenDown', 'BottleDropped', 'CardLaid', 'LineDrawn', 'Voted']);

export function asked(event: GameEvent, { t }: Pick<Props, 't'>): string {
  const categories = ((event.categories as string[]) ?? []).map((id) => t(categoryKey(id)));
  const letters = [...((event.letters as string) ?? '')];
  const lengths = ((event.lengths as number[]) ?? []).map(String);
  const shapes = event.shape
    ? [t('board-the-shape')]
    : ((event.shapes as string[]) ?? []).map((shape) => t('board-shape-of', { count: shape.length + 1 }));
  return [...categories, ...letters, ...lengths, ...shapes].join(' · ');
}

export function facts(event: GameEvent, props: Props, game: GameId): Record<string, unknown> | null {
  const { t } = props;
  // In Manta a board, its penalties and its contests belong to a team.
  const owner = (board: number) =>
    game === 'manta' ? t('board-team-name', { side: t(`board-team-${board}`) }) : props.name(board);
  const { name } = props;
  if (QUIET.has(event.type)) return null;
  const side = typeof event.team === 'number' ? t(`board-team-${event.team}`) : '';
  switch (event.type) {
    case 'TurnBegan':
      return { asked: asked(event, props) };
    case 'RequestsMet':
      return { asked: asked(event, props) };
    case 'WordsErased': {
      const names = (event.seats as number[]).map(name);
      return { names: formatList(names, props.language) };
    }
    case 'OutOfCategory':
      return { asked: t(categoryKey(event.category as string)) };
    case 'Contested':
      return {
        other: owner(event.accused as number),
        asked: event.category ? t(categoryKey(event.category as string)) : '',
      };
    case 'ContestSettled':
      return { guilty: String(event.guilty) };
    case 'Penalised':
      return { who: owner(event.seat as number), reason: t(`board-why-${event.why as string}`) };
    case 'RowCleared':
      return { row: event.row === null || event.row === undefined ? 0 : (event.row as number) + 1 };
    case 'PairsShown':
      return {
        side,
        asked: Object.entries(event.pairs as Record<string, string>)
          .map(([length, id]) => `${length} ${t(categoryKey(id))}`)
          .join(' · '),
      };
    case 'TeamWrote':
    case 'TeamFinished':
      return { side };
  }
  return {};
}

/** Events announced over the board once the next turn has begun. */
const HEADLINES = new Set([
  'WordsErased',
  'ContestSettled',
  'Penalised',
  'LettersCounted',
  'OutOfCategory',
  'Eliminated',
  'RowCleared',
  'PileEnded',
  'TeamFinished',
  'RequestsMet',
]);
const kebab = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

export function headlines(events: GameEvent[], props: Props, game: GameId): string[] {
  return events
    .filter(
      (event) =>
        HEADLINES.has(event.type) &&
        !(event.type === 'Penalised' && event.why === 'pile') &&
        !(event.type === 'RowCleared' && (event.row === null || event.row === undefined)),
    )
    .map((event) =>
      props.t(`event-${kebab(event.type)}`, {
        ...event,
        who: typeof event.seat === 'number' ? props.name(event.seat) : '',
        ...facts(event, props, game),
      }),
    );
}
