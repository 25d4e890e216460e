// The clients of the six games of Polywords.
import { formatNumber } from '../../kit/format/number';
import type { GameClient } from '../contract';
import { headline } from './headline';
import { facts } from './telling';
import { bottlesOf, pointsOf, requestsLeft, TEAMS, type GameId, type View } from './types';

function client(game: GameId): GameClient {
  return {
    board: () => import('./Sea.svelte'),
    keepsake: () => import('./keepsake'),
    finale: () => import('./Finale.svelte'),
    figure: () => import('./Figure.svelte'),
    emblem: () => import('./Fish.svelte'),
    facts: (event, props) => facts(event, props, game),
    headline: (view: View, seat, facts) => headline(game, view, seat, facts),
    screen: 'whole',
    teams: game === 'manta' ? TEAMS.map((colour, team) => ({ key: `board-team-${team}`, colour })) : undefined,
    first: game === 'palla',
    // In Manta everybody takes sides and nobody votes; without an open category none is hard.
    offers: (option, options) =>
      !(
        option === 'hard' &&
        ((game === 'polpo' && options.variant !== 'agguato') || (game === 'palla' && options.variant !== 'gonfio'))
      ),
    chips(view: View, { t, chairs }) {
      if (game === 'manta')
        return chairs.map(
          ({ seat }) => `${t(`board-team-${seat % 2}`)} · ${formatNumber(pointsOf(view.sheets[seat % 2]))}`,
        );
      if (game === 'polpo')
        return chairs.map(({ seat }) =>
          view.out?.[seat] ? t('board-sunk') : String(view.sheets[seat].cells.split(' ').length - 1),
        );
      if (game === 'medusa')
        return [t('board-points', { count: pointsOf(view.sheets[0]) - requestsLeft(view.request) })];
      return chairs.map(({ seat }) => {
        const points = formatNumber(pointsOf(view.sheets[seat]));
        const bottles = bottlesOf(view.sheets[seat]);
        return bottles ? `${points} · ${t('board-bottles', { count: bottles })}` : points;
      });
    },
  };
}

export const games: Record<GameId, GameClient> = {
  specchio: client('specchio'),
  pagliaccio: client('pagliaccio'),
  palla: client('palla'),
  manta: client('manta'),
  polpo: client('polpo'),
  medusa: client('medusa'),
};

export default { ...games.specchio };
