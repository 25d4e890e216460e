// The points of each painting, in the order of hanging, and the ranking at the end.
import type { ArtCard } from '../../wire/games/canvas';
import type { Outcome } from '../contract';
import { points } from './judge';
import { BONUS_COLOUR, RIBBON_COLOURS, type Hanging, type Painting, type Player, type View } from './types';

export interface Ribbon {
  colour: string;
  count: number;
}
export interface Piece {
  number: number;
  painting: Painting;
  hanging: Hanging;
  title: { it: string; en: string };
  ribbons: Ribbon[];
  gain: number;
}

/** First the painting with most ribbons, then the one hung first, as the honour says. */
export const mostHonoured = (a: Piece, b: Piece): number => ribbonsOn(b) - ribbonsOn(a) || a.number - b.number;
const ribbonsOn = ({ ribbons }: Piece): number => ribbons.reduce((sum, { count }) => sum + count, 0);

export function piecesOf(view: View, seat: number): Piece[] {
  const player: Player = view.players[seat];
  const owned: Record<string, number> = {};
  return Object.keys(player.paintings)
    .map(Number)
    .sort((a, b) => a - b)
    .map((number) => {
      const painting = player.paintings[number];
      let gain = 2 * painting.bonus;
      for (const goal of view.goals) {
        const before = owned[goal] ?? 0;
        owned[goal] = before + (painting.won[goal] ?? 0);
        gain += points(goal, owned[goal]) - points(goal, before);
      }
      return {
        number,
        painting,
        gain,
        title: player.titles[number],
        hanging: {
          faces: painting.cards.map((card) => view.cards[card]),
          background: painting.background,
          seen: painting.seen,
        },
        ribbons: [
          ...view.goals.map((goal, n) => ({ colour: RIBBON_COLOURS[n], count: painting.won[goal] ?? 0 })),
          { colour: BONUS_COLOUR, count: painting.bonus },
        ],
      };
    });
}

/** A painting as the log of a finished game stores it. */
export type Shown = Hanging & { ribbons: number[]; points: number; cards?: ArtCard[] };

export function hungAgain(shown: Shown): { hanging: Hanging; options: View['options']; ribbons: Ribbon[] } {
  return {
    hanging: shown,
    options: (shown.cards ? { deck: { cards: shown.cards } } : {}) as View['options'],
    ribbons: shown.ribbons.map((count, n) => ({
      colour: n < shown.ribbons.length - 1 ? RIBBON_COLOURS[n] : BONUS_COLOUR,
      count,
    })),
  };
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

/** Best first; winners share the first place, equal scores share theirs. */
export function standings(outcome: Outcome): Standing[] {
  const won = (seat: number) => outcome.winners.includes(seat);
  const order = outcome.scores
    .map((score, seat) => ({ seat, points: score }))
    .sort((a, b) => Number(won(b.seat)) - Number(won(a.seat)) || b.points - a.points || a.seat - b.seat);
  return order.map((each) => ({
    ...each,
    place:
      order.findIndex(
        (other) => won(other.seat) === won(each.seat) && (won(each.seat) || other.points === each.points),
      ) + 1,
  }));
}
