// How good a bot is, in words: also where a house without the fast kernels lets it play below its strength.
import type { Level } from '../../wire/messages';
import { catalog } from './catalog.svelte';
import { t } from './texts.svelte';

const isPlain = (game: string, level: Level) => !!catalog.game(game)?.plainLevels.includes(level);

/** The levels of a game, from the lowest up: four, and with some games one above the maestro. */
export const levelsOf = (game: string): Level[] => catalog.game(game)?.levels ?? [];

export function levelName(game: string, level: Level): string {
  const name = t(`level-${level}`);
  return isPlain(game, level) ? t('level-plain', { level: name }) : name;
}

export function levelHelp(game: string, level: Level): string {
  if (isPlain(game, level)) return t('level-plain-help');
  const beats = catalog.game(game)?.strength[level]?.beats;
  const help = t(`level-${level}-help`);
  return beats === undefined ? help : `${help} ${t(`level-${level}-beats`, { times: Math.round(10 * beats) })}`;
}
