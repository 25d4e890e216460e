// Content for cards to share: one painting in its frame, or the whole exhibition.
import { isolate } from '../../kit/format/bidiIsolate';
import { breakLine, TITLE_FONT, writeLine, type Area, type Pen } from '../../kit/image/shareCard';
import { TALL, WIDE } from './paint/order';

export interface Exhibit {
  picture: ImageBitmap;
  title: string;
  ribbons: readonly { colour: string; count: number }[];
}

const WOOD = 0.074;
const GILT = 0.026;

/** The outer height of a frame by its outer width. */
export const frameHeight = (width: number) =>
  ((width * (1 - 2 * (WOOD + GILT))) / WIDE) * TALL + width * 2 * (WOOD + GILT);

/** The wall at night, with one lamp above the middle. */
export function wall(pen: Pen, width: number, height: number) {
  const paint = pen.createLinearGradient(0, 0, 0, height);
  paint.addColorStop(0, '#1B2338');
  paint.addColorStop(1, '#2A3A63');
  pen.fillStyle = paint;
  pen.fillRect(0, 0, width, height);
  const lamp = pen.createRadialGradient(width / 2, height * 0.3, 20, width / 2, height * 0.42, width * 0.78);
  lamp.addColorStop(0, 'rgb(255 238 205 / .42)');
  lamp.addColorStop(0.5, 'rgb(190 200 240 / .12)');
  lamp.addColorStop(1, 'rgb(0 0 0 / 0)');
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, width, height);
}

/** Four mitred sides, each shaded by its direction to the lamp. */
function sides(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  thick: number,
  colours: readonly string[],
) {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const inner = [
    [x + thick, y + thick],
    [x + width - thick, y + thick],
    [x + width - thick, y + height - thick],
    [x + thick, y + height - thick],
  ];
  for (let n = 0; n < 4; n += 1) {
    const m = (n + 1) % 4;
    pen.fillStyle = colours[n];
    pen.beginPath();
    for (const [px, py] of [corners[n], corners[m], inner[m], inner[n]]) pen.lineTo(px, py);
    pen.closePath();
    pen.fill();
  }
}

function rosette(pen: Pen, x: number, y: number, radius: number, colour: string, count: number) {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [px, py] of [
    [-0.7, 0.4],
    [-1.05, 2.35],
    [-0.45, 2],
    [0, 2.45],
    [0.45, 2],
    [1.05, 2.35],
    [0.7, 0.4],
  ])
    pen.lineTo(x + px * radius, y + py * radius);
  pen.fill();
  pen.fillStyle = 'rgb(0 0 0 / .16)';
  pen.beginPath();
  for (const [px, py] of [
    [0, 0.6],
    [-0.45, 2],
    [0, 2.45],
    [0.45, 2],
  ])
    pen.lineTo(x + px * radius, y + py * radius);
  pen.fill();
  pen.fillStyle = colour;
  for (let n = 0; n < 12; n += 1) {
    pen.beginPath();
    pen.arc(
      x + Math.cos((n * Math.PI) / 6) * radius * 0.95,
      y + Math.sin((n * Math.PI) / 6) * radius * 0.95,
      radius * 0.4,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#FFFBF2';
  pen.beginPath();
  pen.arc(x, y, radius * 0.7, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#3A2A0C';
  pen.textAlign = 'center';
  pen.font = `700 ${radius * 1.1}px ${TITLE_FONT}`;
  pen.fillText(String(count), x, y + radius * 0.38);
  pen.textAlign = 'left';
}

/** Draw a frame with ribbons and plate, centred at `x`, hanging from `y`. Returns its lower end. */
export function hang(pen: Pen, { picture, title, ribbons }: Exhibit, x: number, y: number, width: number): number {
  const left = x - width / 2;
  const height = frameHeight(width);
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / .55)';
  pen.shadowBlur = width * 0.07;
  pen.shadowOffsetX = width * 0.015;
  pen.shadowOffsetY = width * 0.035;
  pen.fillStyle = '#3A2512';
  pen.fillRect(left, y, width, height);
  pen.restore();
  const wood = width * WOOD;
  const gilt = width * GILT;
  sides(pen, left, y, width, height, wood, ['#C8986A', '#7D5533', '#6A4628', '#A87A4C']);
  sides(pen, left + wood, y + wood, width - 2 * wood, height - 2 * wood, gilt, [
    '#F3D795',
    '#B98A2E',
    '#A0741F',
    '#DDB65C',
  ]);
  const inset = wood + gilt;
  const view: Area = { x: left + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, view.x, view.y, view.width, view.height);
  const shade = pen.createLinearGradient(view.x, view.y, view.x, view.y + view.width * 0.06);
  shade.addColorStop(0, 'rgb(20 8 0 / .5)');
  shade.addColorStop(1, 'rgb(20 8 0 / 0)');
  pen.fillStyle = shade;
  pen.fillRect(view.x, view.y, view.width, view.width * 0.06);
  const won = ribbons.filter((each) => each.count > 0);
  const radius = width * 0.036;
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / .4)';
  pen.shadowBlur = radius * 0.5;
  won.forEach(({ colour, count }, n) =>
    rosette(
      pen,
      left + width - radius * 0.4 - (won.length - 1 - n) * radius * 2.5,
      y + height - radius * 1.6,
      radius,
      colour,
      count,
    ),
  );
  pen.restore();
  return y + height + plate(pen, title, x, y + height + width * 0.062, width);
}

function plate(pen: Pen, title: string, x: number, y: number, width: number): number {
  let size = Math.max(13, width * 0.052);
  let lines: string[] = [];
  let wide = Infinity;
  // No wider than the frame, because the next plate begins there.
  for (; wide > width && size > 7; size -= 0.5) {
    pen.font = `640 ${size}px ${TITLE_FONT}`;
    lines = breakLine(pen, title, width * 0.86);
    wide = Math.max(...lines.map((line) => pen.measureText(line).width)) + size * 1.6;
  }
  const tall = size * (lines.length * 1.16 + 0.8);
  const brass = pen.createLinearGradient(x - wide / 2, y, x + wide / 2, y + tall);
  brass.addColorStop(0, '#F0D48C');
  brass.addColorStop(0.55, '#D2A94C');
  brass.addColorStop(1, '#E2BE6A');
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / .45)';
  pen.shadowBlur = size * 0.5;
  pen.shadowOffsetY = size * 0.15;
  pen.fillStyle = brass;
  pen.beginPath();
  pen.roundRect(x - wide / 2, y, wide, tall, size * 0.16);
  pen.fill();
  pen.restore();
  pen.fillStyle = '#3A2A0C';
  pen.textAlign = 'center';
  lines.forEach((line, n) => pen.fillText(line, x, y + size * (1.16 * n + 1.2)));
  pen.textAlign = 'left';
  return width * 0.062 + tall;
}

/** One painting as large as the area allows. */
export function drawPainting(exhibit: Exhibit): (pen: Pen, box: Area) => void {
  return (pen, box) => {
    let width = box.width * 0.92;
    while (frameHeight(width) + width * 0.24 > box.height) width -= 4;
    const rest = box.height - frameHeight(width) - width * 0.2;
    hang(pen, exhibit, box.x + box.width / 2, box.y + Math.max(0, rest / 2), width);
  };
}

export interface Painter {
  name: string;
  points: string;
  exhibits: readonly Exhibit[];
}

/**
 * The whole exhibition: for one painter the best painting above the others; else a row for each painter. For many
 * painters, or on a card that is hardly taller than wide, the winner's paintings are large and the others' below, two
 * painters to a row.
 */
export function drawExhibition(painters: readonly Painter[]): (pen: Pen, box: Area) => void {
  return (pen, box) => {
    if (painters.length === 1 && painters[0].exhibits.length > 1) return bestAbove(pen, box, painters[0].exhibits);
    if (painters.length < 3 || (painters.length < 4 && box.height > box.width * 1.25))
      return inRows(pen, box, painters);
    const [first, ...others] = painters;
    const gap = box.width * 0.03;
    const rows = Math.ceil(others.length / 2);
    const column = (box.width - 2 * gap) / 2;
    const tall = (width: number) => frameHeight(width) + width * 0.26;
    let small = (column - 2 * gap * 0.6) / 3;
    while (rows * (tall(small) + 50) > box.height * 0.56) small -= 2;
    const below = rows * (tall(small) + 50);
    let large = (box.width - 2 * gap) / 2.6;
    while (tall(large) + 56 + gap > box.height - below) large -= 2;
    /** Distribute the remaining height evenly. */
    const air = (box.height - below - tall(large) - 56) / (rows + 2);
    const top = box.y + air;
    signed(pen, first, box.x + box.width / 2, top + 40, box.width, 40);
    first.exhibits.forEach((exhibit, n) => {
      const side = n - (first.exhibits.length - 1) / 2;
      const width = side ? large * 0.8 : large;
      hang(
        pen,
        exhibit,
        box.x + box.width / 2 + side * (large * 0.9 + gap),
        top + 56 + (frameHeight(large) - frameHeight(width)) / 2,
        width,
      );
    });
    others.forEach((painter, n) => {
      const row = Math.floor(n / 2);
      const inRow = Math.min(2, others.length - row * 2);
      const middle = box.x + box.width / 2 + ((n % 2) - (inRow - 1) / 2) * (column + 2 * gap);
      const above = top + 56 + tall(large) + air + row * (tall(small) + 50 + air);
      signed(pen, painter, middle, above + 28, column, 28);
      painter.exhibits.forEach((exhibit, m) =>
        hang(pen, exhibit, middle + (m - (painter.exhibits.length - 1) / 2) * (small + gap * 0.6), above + 42, small),
      );
    });
  };
}

function signed(pen: Pen, { name, points }: Painter, x: number, y: number, width: number, size: number) {
  pen.fillStyle = '#F6E9D2';
  pen.textAlign = 'center';
  writeLine(pen, `${isolate(name)} · ${points}`, x, y, width, size, TITLE_FONT);
  pen.textAlign = 'left';
}

function bestAbove(pen: Pen, box: Area, exhibits: readonly Exhibit[]) {
  const honours = (exhibit: Exhibit) => exhibit.ribbons.reduce((sum, { count }) => sum + count, 0);
  const [best, ...others] = [...exhibits].sort((a, b) => honours(b) - honours(a));
  const gap = box.width * 0.05;
  const tall = (width: number) => frameHeight(width) + width * 0.22;
  const smaller = (width: number) => Math.min(width * 0.78, (box.width - gap * (others.length - 1)) / others.length);
  let large = box.width * 0.8;
  while (tall(large) + tall(smaller(large)) + gap > box.height) large -= 2;
  const small = smaller(large);
  const top = box.y + (box.height - tall(large) - tall(small) - gap) / 2;
  hang(pen, best, box.x + box.width / 2, top, large);
  others.forEach((exhibit, n) =>
    hang(
      pen,
      exhibit,
      box.x + box.width / 2 + (n - (others.length - 1) / 2) * (small + gap),
      top + tall(large) + gap,
      small,
    ),
  );
}

function inRows(pen: Pen, box: Area, painters: readonly Painter[]) {
  const gap = box.width * 0.03;
  const rows = painters.length;
  const label = Math.min(64, (box.height / rows) * 0.16);
  const tall = box.height / rows;
  let width = (box.width - 2 * gap) / 3;
  while (frameHeight(width) + width * 0.25 + label + gap > tall) width -= 2;
  painters.forEach((painter, row) => {
    const top = box.y + row * tall + Math.max(0, (tall - frameHeight(width) - width * 0.25 - label) / 2);
    if (rows > 1) signed(pen, painter, box.x + box.width / 2, top + label * 0.6, box.width, label * 0.62);
    painter.exhibits.forEach((exhibit, n) =>
      hang(
        pen,
        exhibit,
        box.x + box.width / 2 + (n - (painter.exhibits.length - 1) / 2) * (width + gap),
        top + (rows > 1 ? label : 0),
        width,
      ),
    );
  });
}
