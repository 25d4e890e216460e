// Content for cards to share: the sea of words.
import { formatNumber } from '../../kit/format/number';
import { formatList } from '../../kit/format/list';
import { paintWall, seatColour, drawComponent, type CardContent } from '../../kit/image/shareCard';
import type { FinaleProps } from '../contract';
import Souvenir from './Souvenir.svelte';
import { TEAMS, type GameId, type View } from './types';

export function hang({ game, view, outcome, language, t, name }: FinaleProps<View>): CardContent {
  const team = game === 'manta';
  const seas = view.sheets
    .map((sheet, board) => ({
      who: team ? t(`board-team-${board}`) : name(board),
      points: formatNumber(outcome.scores[board]),
      sheet,
      colour: team ? TEAMS[board] : seatColour(board),
      won: outcome.winners.some((seat) => (team ? seat % 2 : seat) === board),
      score: outcome.scores[board],
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const [best, ...others] = seas;
  const players = (board: number) =>
    formatList(
      outcome.scores
        .map((_, seat) => seat)
        .filter((seat) => seat % 2 === board)
        .map(name),
      language,
    );
  return {
    ...(team
      ? { names: view.sheets.map((_, board) => `${t(`board-team-${board}`)}: ${players(board)}`).join(' · ') }
      : {}),
    figure: { number: best.points, word: t('board-points-word') },
    wall: paintWall('#0B6B70'),
    ink: '#EAF7F5',
    edge: '#D9B983',
    draw: drawComponent(Souvenir, { game: game as GameId, best, others, caption: t('finale-sea', { who: best.who }) }),
  };
}
