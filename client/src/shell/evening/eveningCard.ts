// Draws the evening as an image to share: the scoreboard, and below it the boxes that were played.
import { coverOf } from '../../games/boxCovers';
import { drawShareCard, TEXT_FONT, TITLE_FONT, writeLine, type Area, type Pen } from '../../kit/image/shareCard';

export interface EveningFacts {
  date: string;
  kind: string;
  title: string;
  names: string;
  board: { name: string; points: number; seat: number | null }[];
  games: { title: string; winners: string; box: string }[];
}

const BOXES: Record<string, string> = {
  duplik: '#8A6100',
  canvas: '#2B55A0',
  masterdice: '#A32A25',
  polywords: '#0B6B70',
  finestre: '#A4461F',
};
const PEOPLE = 6,
  GAMES = 7;
const LIDS = 4,
  FOOT = 112; // up to so many boxes show covers; px below each for title and winners

export function drawEveningCard(facts: EveningFacts): Promise<Blob> {
  const wall = (pen: Pen, width: number, height: number) => {
    const night = pen.createLinearGradient(0, 0, 0, height);
    night.addColorStop(0, '#2B1E33');
    night.addColorStop(1, '#5F4129');
    pen.fillStyle = night;
    pen.fillRect(0, 0, width, height);
    const lamp = pen.createRadialGradient(width / 2, 0, 0, width / 2, 0, height * 0.8);
    lamp.addColorStop(0, 'rgb(255 214 140 / .5)');
    lamp.addColorStop(1, 'rgb(255 214 140 / 0)');
    pen.fillStyle = lamp;
    pen.fillRect(0, 0, width, height);
  };
  return drawShareCard(
    {
      game: facts.kind,
      date: facts.date,
      title: facts.title,
      names: facts.names,
      wall,
      ink: '#FFF3DC',
      edge: '#B98A5A',
      draw: (pen, box) => draw(pen, box, facts),
    },
    'post',
  );
}

const seatColour = (seat: number | null) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(`--seat-${(seat ?? 7) % 10}`)
    .trim() || '#55606B';

async function draw(pen: Pen, box: Area, { board, games }: EveningFacts) {
  const shown = board.slice(0, PEOPLE),
    line = Math.min(130, (box.height * 0.46 - 40) / shown.length),
    sheet = 40 + shown.length * line;
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / .45)';
  pen.shadowBlur = 30;
  pen.shadowOffsetY = 12;
  pen.fillStyle = '#FFFBF2';
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, sheet, 22);
  pen.fill();
  pen.restore();
  const most = Math.max(1, ...shown.map((each) => each.points));
  shown.forEach((each, n) => {
    const middle = box.y + 20 + n * line + line / 2,
      radius = 30;
    // A bar behind the name, as long as the points.
    pen.fillStyle = n ? '#F3EADA' : '#F6DFAE';
    pen.beginPath();
    pen.roundRect(
      box.x + 20,
      middle - line / 2 + 8,
      Math.max(120, (box.width - 40) * (each.points / most)),
      line - 16,
      14,
    );
    pen.fill();
    pen.fillStyle = seatColour(each.seat);
    pen.beginPath();
    pen.arc(box.x + 66, middle, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#FFFFFF';
    pen.textAlign = 'center';
    writeLine(pen, [...each.name][0]?.toUpperCase() ?? '?', box.x + 66, middle + 12, radius * 2, 32, TITLE_FONT, 700);
    pen.textAlign = 'left';
    pen.fillStyle = '#231F1A';
    writeLine(pen, each.name, box.x + 116, middle + 15, box.width - 300, 44, TITLE_FONT, n ? 560 : 700);
    pen.textAlign = 'right';
    writeLine(pen, String(each.points), box.x + box.width - 44, middle + 20, 150, 60, TITLE_FONT, 700);
    pen.textAlign = 'left';
  });
  await shelf(
    pen,
    { x: box.x, y: box.y + sheet + 36, width: box.width, height: box.height - sheet - 36 },
    games.slice(-GAMES),
  );
}

/** The played boxes in order: covers with the winners, or spines when there are many. */
async function shelf(pen: Pen, box: Area, games: EveningFacts['games']) {
  const plank = 26,
    base = box.y + box.height - plank,
    few = games.length <= LIDS;
  const lids = few ? await Promise.all(games.map((game) => picture(coverOf(game.box)?.src))) : [];
  const gap = few ? 28 : 16,
    high = box.height - plank;
  const width = Math.min(few ? (high - FOOT) * 0.75 : 240, (box.width - gap * (games.length - 1)) / games.length);
  const left = box.x + (box.width - games.length * width - gap * (games.length - 1)) / 2;
  pen.fillStyle = '#B98A5A';
  pen.beginPath();
  pen.roundRect(box.x - 20, base, box.width + 40, plank, 6);
  pen.fill();
  games.forEach((game, n) => {
    const x = left + n * (width + gap),
      tall = few ? width / 0.75 + FOOT : high * (0.86 + (0.14 * ((n * 7) % 3)) / 2),
      y = base - tall;
    pen.save();
    pen.fillStyle = BOXES[game.box] ?? '#8E6238';
    pen.beginPath();
    pen.roundRect(x, y, width, tall, 8);
    pen.fill();
    pen.clip();
    if (few && lids[n]) pen.drawImage(lids[n], x, y, width, width / 0.75);
    pen.restore();
    pen.fillStyle = 'rgb(255 255 255 / .16)';
    pen.fillRect(x, y + 12, 8, tall - 12);
    pen.fillStyle = '#FFF8EA';
    if (few) {
      pen.textAlign = 'center';
      writeLine(pen, game.title, x + width / 2, base - FOOT + 52, width - 32, 40, TITLE_FONT, 680);
      writeLine(pen, game.winners, x + width / 2, base - 24, width - 32, 30, TEXT_FONT, 500);
      pen.textAlign = 'left';
      return;
    }
    pen.save();
    pen.translate(x + width / 2, base - 26);
    pen.rotate(-Math.PI / 2);
    writeLine(pen, game.title, 0, -2, tall - 50, Math.min(48, width * 0.36), TITLE_FONT, 680);
    pen.globalAlpha = 0.9;
    writeLine(pen, game.winners, 0, Math.min(40, width * 0.3), tall - 50, Math.min(28, width * 0.22), TEXT_FONT, 400);
    pen.restore();
  });
}

/** A cover as an image, or null. */
async function picture(src: string | undefined): Promise<HTMLImageElement | null> {
  if (!src) return null;
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}
