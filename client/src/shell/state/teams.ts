// Teams, which sit by turns around the table: their members, names and colours.
import { clientOf } from '../../games/registry';
import { textsOf } from './texts.svelte';

export interface Team {
  name: string;
  colour: string;
}

/** The team of a seat; null in games without teams. */
export function teamOf(game: string, box: string, seat: number): Team | null {
  const teams = clientOf(game, box)?.teams;
  const team = teams?.[seat % teams.length];
  return team ? { name: textsOf(game, box)(team.key), colour: team.colour } : null;
}

/** The team to which all of these seats belong, or null. */
export function commonTeam(game: string, box: string, seats: number[]): Team | null {
  const sides = seats.map((seat) => teamOf(game, box, seat));
  return sides.length && sides.every((side) => side?.name === sides[0]?.name) ? sides[0] : null;
}
