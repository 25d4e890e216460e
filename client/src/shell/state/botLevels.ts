// Names and descriptions of bot levels. Without the compiled kernels some levels play weaker, and their texts say so.
import type { Level } from '../../wire/messages';
import { catalog } from './catalog.svelte';
import { t } from './texts.svelte';

const isPlain = (game: string, level: Level) => !!catalog.game(game)?.plainLevels.includes(level);

/** The levels of a game, weakest first. */
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
