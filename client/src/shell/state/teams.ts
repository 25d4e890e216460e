// Teams sit by turns around the table: who is on which, what it is called, and its colour.
import { clientOf } from '../../games/registry';
import { textsOf } from './texts.svelte';

export interface Team {
  name: string;
  colour: string;
}

/** The team of a chair; null where everybody plays for themselves. */
export function teamOf(game: string, box: string, seat: number): Team | null {
  const teams = clientOf(game, box)?.teams;
  const team = teams?.[seat % teams.length];
  return team ? { name: textsOf(game, box)(team.key), colour: team.colour } : null;
}

/** The one team all of these chairs belong to. */
export function commonTeam(game: string, box: string, seats: number[]): Team | null {
  const sides = seats.map((seat) => teamOf(game, box, seat));
  return sides.length && sides.every((side) => side?.name === sides[0]?.name) ? sides[0] : null;
}
