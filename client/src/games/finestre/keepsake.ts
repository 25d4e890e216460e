// Content for cards to share: the street at the closest finish of the game.
import { drawComponent, type CardContent, type Pen } from '../../kit/image/shareCard';
import type { FinaleProps } from '../contract';
import Souvenir from './Souvenir.svelte';
import { lettersOf } from './letters';
import type { Round, View } from './types';

/** Prefer a round that the winner won: first with two right answers, by the smallest gap; else the fastest answer. */
function closest(rounds: Record<number, Round>, winners: readonly number[]): [number, Round] {
  const after = (round: Round, place: number) => round.pawns[round.right[place]]?.after ?? Infinity;
  const worth = (round: Round) =>
    round.right.length > 1 ? after(round, 1) - after(round, 0) : round.right.length ? 1e6 + after(round, 0) : 1e9;
  return Object.entries(rounds)
    .map(([number, round]) => [Number(number), round] as [number, Round])
    .sort(
      ([, a], [, b]) =>
        Number(winners.includes(b.right[0])) - Number(winners.includes(a.right[0])) || worth(a) - worth(b),
    )[0];
}

export function hang({ view, outcome, language, t, name }: FinaleProps<View>): CardContent {
  const [number, round] = closest(view.rounds ?? {}, outcome.winners);
  const letters = lettersOf(view.seats, name);
  const seconds = (ms: number) =>
    t('board-seconds', {
      seconds: (ms / 1000).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    });
  const came = Object.entries(round.pawns)
    .map(([seat, pawn]) => ({ seat: Number(seat), ...pawn }))
    .sort((a, b) => a.after - b.after || a.order - b.order);
  const cats = came.map(({ seat, window }, n) => ({
    seat,
    window,
    place: 1 + came.slice(0, n).filter((each) => each.window === window).length,
    letter: letters[seat],
    right: window === round.answer,
  }));
  const runners = Array.from({ length: view.seats }, (_, seat) => {
    const pawn = round.pawns[seat];
    return {
      seat,
      name: name(seat),
      letter: letters[seat],
      after: pawn?.after ?? null,
      right: pawn?.window === round.answer,
      time: pawn ? seconds(pawn.after) : '–',
    };
  }).sort((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity));
  const shut = new Set(
    view.terms.windows_return
      ? []
      : Object.entries(view.rounds ?? {})
          .filter(([each]) => Number(each) < number)
          .map(([, each]) => each.answer),
  );
  const window = view.street.windows[round.answer];
  const best = Math.max(...outcome.scores);
  return {
    wall: dusk,
    ink: '#FFE9C9',
    edge: '#B98A5A',
    figure: { number: String(best), word: t('souvenir-cards', { cards: best }) },
    draw: drawComponent(Souvenir, {
      street: view.street,
      cats,
      answer: round.answer,
      shut,
      runners,
      heading: t('souvenir-photo', { round: number }),
      about: t('board-answer', { picture: window.picture, wall: view.street.houses[window.house].wall }),
    }),
  };
}

function dusk(pen: Pen, width: number, height: number) {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [stop, colour] of [
    [0, '#1A1F45'],
    [0.45, '#3B3468'],
    [0.78, '#8C4F70'],
    [1, '#E08A5F'],
  ] as const)
    sky.addColorStop(stop, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
}
