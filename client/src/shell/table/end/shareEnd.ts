// Draws the end of a game as an image to share: the game's own card, or else the podium.
// await drawEndCard({ game: 'canvas', box: 'canvas', view, outcome, name, title: 'Vince Anna' }, 'post'): the whole.
// await drawEndCard({ …, work: { seat: 0, number: 2 } }, 'story'): one work.
// await drawWorkCard({ game, box, shown, title, who: 'Anna', seat: 0, when }, 'post'): a work from a gallery.
import { clientOf } from '../../../games/registry';
import { formatNumber } from '../../../kit/format/number';
import {
  longDate,
  drawShareCard,
  paintWall,
  seatColour,
  TEXT_FONT,
  TITLE_FONT,
  writeLine,
  type Area,
  type Pen,
  type CardShape,
} from '../../../kit/image/shareCard';
import type { Outcome } from '../../../wire/messages';
import { rankSeats, type Rank } from './ranking';
import { settings } from '../../state/settings.svelte';
import { gameText, loadGameTexts, languageOf, t, textsOf, listNames } from '../../state/texts.svelte';

export interface EndFacts {
  game: string;
  box: string;
  view: unknown;
  outcome: Outcome;
  name(seat: number): string;
  /** What happened, in one line. */
  title: string;
  when?: Date;
  /** A seat's first honour, for the podium. */
  best?(seat: number): string;
  /** One work instead of the whole. */
  work?: { seat: number; number: number };
}

const HEIGHTS = [0.62, 0.5, 0.42];
const BOXES: Record<string, string> = {
  duplik: '#8A6100',
  canvas: '#2B55A0',
  masterdice: '#A32A25',
  polywords: '#0B6B70',
  finestre: '#A4461F',
};

const propsOf = ({ game, box, view, outcome, name }: EndFacts) => ({
  game,
  view,
  outcome,
  name,
  language: languageOf(game, box),
  t: textsOf(game, box),
});

export async function drawEndCard(facts: EndFacts, shape: CardShape = 'post'): Promise<Blob> {
  const { game, box, outcome, work } = facts;
  await loadGameTexts(game, box);
  const made = await clientOf(game, box)?.keepsake?.();
  const props = propsOf(facts);
  const hanging =
    made && (work && made.work ? await made.work(props, work.seat, work.number, shape) : await made.hang(props, shape));
  const alone = outcome.scores.length === 1;
  const order = rankSeats(outcome, !!clientOf(game, box)?.teams).flatMap((place) => place.seats);
  return drawShareCard(
    {
      game: gameText('title', game, box),
      date: longDate(settings.language, facts.when),
      title: facts.title,
      names: alone && facts.title === facts.name(0) ? (facts.best?.(0) ?? '') : listNames(order.map(facts.name)),
      ...(alone
        ? { figure: { number: formatNumber(outcome.scores[0]), word: t('points-word', { count: outcome.scores[0] }) } }
        : {}),
      ...(hanging ?? {
        wall: paintWall(BOXES[box] ?? '#5B4632'),
        ink: '#FFF3DC',
        edge: '#B98A5A',
        draw: (pen: Pen, room: Area) => podium(pen, room, rankSeats(outcome, !!clientOf(game, box)?.teams), facts),
      }),
    },
    shape,
  );
}

/** A work of a gallery on a card; null if the game has no card for it. */
export async function drawWorkCard(
  {
    game,
    box,
    shown,
    title,
    who,
    seat,
    when,
  }: { game: string; box: string; shown: unknown; title: string; who: string; seat: number; when: Date },
  shape: CardShape = 'post',
): Promise<Blob | null> {
  await loadGameTexts(game, box);
  const hanging = await (
    await clientOf(game, box)?.keepsake?.()
  )?.again?.({ shown, title, who, seat, language: languageOf(game, box), t: textsOf(game, box) });
  return hanging
    ? drawShareCard(
        { game: gameText('title', game, box), title, names: who, date: longDate(settings.language, when), ...hanging },
        shape,
      )
    : null;
}

/** A short film; null if the game has none. */
export async function makeEndFilm(facts: EndFacts): Promise<Blob | null> {
  const made = await clientOf(facts.game, facts.box)?.keepsake?.();
  return (await made?.film?.(propsOf(facts), facts.work?.seat)) ?? null;
}

function podium(pen: Pen, box: Area, places: Rank[], { name, best }: EndFacts) {
  const steps = [places[1], places[0], places[2]].filter((each): each is Rank => !!each);
  const gap = 22,
    wide = (box.width - gap * (steps.length - 1)) / steps.length;
  const width = Math.min(wide, box.width * 0.5);
  const left = box.x + (box.width - steps.length * width - gap * (steps.length - 1)) / 2;
  steps.forEach((step, n) => {
    const rank = places.indexOf(step);
    const height = box.height * HEIGHTS[rank],
      x = left + n * (width + gap),
      y = box.y + box.height - height;
    const wood = pen.createLinearGradient(0, y, 0, y + height);
    wood.addColorStop(0, '#DDB588');
    wood.addColorStop(1, '#A97845');
    pen.fillStyle = wood;
    pen.beginPath();
    pen.roundRect(x, y, width, height, [18, 18, 0, 0]);
    pen.fill();
    const radius = Math.min(64, width / (2.4 * Math.max(1, step.seats.length)));
    step.seats.forEach((seat, i) => {
      const middle = x + width / 2 + (i - (step.seats.length - 1) / 2) * radius * 2.1;
      pen.beginPath();
      pen.arc(middle, y - radius * 0.5, radius, 0, 2 * Math.PI);
      pen.fillStyle = seatColour(seat);
      pen.fill();
      pen.lineWidth = 6;
      pen.strokeStyle = '#FFF8EA';
      pen.stroke();
      pen.fillStyle = '#FFFFFF';
      pen.textAlign = 'center';
      writeLine(
        pen,
        [...name(seat)][0]?.toUpperCase() ?? '?',
        middle,
        y - radius * 0.5 + radius * 0.38,
        radius * 2,
        radius,
        TITLE_FONT,
        700,
      );
    });
    pen.fillStyle = '#2A1C0B';
    pen.textAlign = 'center';
    let line = y + radius * 0.7 + 70;
    writeLine(pen, formatNumber(step.points), x + width / 2, line, width - 30, 84, TITLE_FONT, 700);
    for (const seat of step.seats.slice(0, 3)) {
      line += 56;
      writeLine(pen, name(seat), x + width / 2, line, width - 30, 42, TITLE_FONT, 680);
      const words = best?.(seat);
      if (words)
        for (const part of folded(pen, words, width - 36))
          writeLine(pen, part, x + width / 2, (line += 34), width - 30, 27, TEXT_FONT, 400);
    }
    pen.textAlign = 'left';
  });
}

/** A text in up to three lines. */
function folded(pen: Pen, words: string, width: number): string[] {
  pen.font = `400 27px ${TEXT_FONT}`;
  const lines = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim();
    if (pen.measureText(longer).width <= width || !lines[lines.length - 1]) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}
