// Ranks at the end: winners share the first, equal scores share one, and a team counts as one.
import type { Outcome } from '../../../wire/messages';

export interface Rank {
  place: number;
  points: number;
  seats: number[];
}

export function rankSeats({ scores, winners }: Outcome, teams = false): Rank[] {
  const others = [...new Set(scores.filter((_, seat) => !winners.includes(seat)))].sort((a, b) => b - a);
  const groups = [
    ...(winners.length ? [{ points: scores[winners[0]], seats: [...winners] }] : []),
    ...others.map((points) => ({
      points,
      seats: scores.flatMap((score, seat) => (score === points && !winners.includes(seat) ? [seat] : [])),
    })),
  ];
  let before = 0;
  return groups.map((group) => {
    const place = before + 1;
    before += teams ? 1 : group.seats.length;
    return { ...group, place };
  });
}
