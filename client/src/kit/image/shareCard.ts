// Draws an image to share: what a game draws, on a card with title, names, date and logo. Nothing is uploaded.
// const image = await drawShareCard({ game: 'Canvas', title: 'Marta vince la mostra', … draw }, 'post');
// await shareFile(image, 'la-mostra', 'La mostra');
import { mount, unmount, type Component } from 'svelte';
import { formatDate } from '../format/date';
import { svgToCanvas, download } from './saveSvg';

export type CardShape = 'post' | 'story';
export const CARD_SIZES: Record<CardShape, { width: number; height: number }> = {
  post: { width: 1200, height: 1500 },
  story: { width: 1080, height: 1920 },
};

export type Pen = CanvasRenderingContext2D;
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ShareCard {
  /** Beside the logo: the game, and what the card shows. */
  game: string;
  date: string;
  /** At the bottom: what happened, and the players. */
  title: string;
  names: string;
  figure?: { number: string; word: string };
  seal?: { letter: string; colour: string };
  /** Paints the background; `ink` is readable on it. */
  wall: (pen: Pen, width: number, height: number) => void;
  ink: string;
  edge: string;
  draw: (pen: Pen, box: Area) => void | Promise<void>;
}

/** What a game puts on the card; the shell adds the texts it leaves out. */
export type CardContent = Pick<ShareCard, 'wall' | 'ink' | 'edge' | 'draw'> &
  Partial<Pick<ShareCard, 'game' | 'title' | 'names' | 'figure' | 'seal'>>;

/** A background in a box's colour, lit from above. */
export function paintWall(colour: string): ShareCard['wall'] {
  return (pen, width, height) => {
    const light = pen.createRadialGradient(width / 2, height * 0.2, 0, width / 2, height * 0.2, height);
    light.addColorStop(0, `color-mix(in oklab, ${colour} 82%, white)`);
    light.addColorStop(1, `color-mix(in oklab, ${colour} 62%, black)`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, width, height);
  };
}

/** The colour of a seat as a value, because a canvas knows no CSS variables. */
export const seatColour = (seat: number) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(`--seat-${seat % 10}`)
    .trim();

/**
 * Render a component that draws one <svg> of `width` by `height`. It is mounted off screen and always in the light
 * theme, so that shared images look the same everywhere.
 */
export async function renderComponent<Props extends Record<string, unknown>>(
  component: Component<Props & { width: number; height: number }>,
  props: Props,
  { width, height }: { width: number; height: number },
): Promise<HTMLCanvasElement> {
  const stage = document.createElement('div');
  stage.setAttribute('aria-hidden', 'true');
  stage.inert = true;
  stage.style.cssText = 'position:fixed;left:-10000px;top:0;overflow:hidden;color-scheme:light;';
  stage.style.width = `${width}px`;
  stage.style.height = `${height}px`;
  document.body.append(stage);
  const set = mount(component, { target: stage, props: { ...props, width, height } });
  try {
    return await svgToCanvas(stage.querySelector('svg')!, 1);
  } finally {
    void unmount(set);
    stage.remove();
  }
}

/** A `draw` function that renders the component into its area of the card. */
export const drawComponent =
  <Props extends Record<string, unknown>>(
    component: Component<Props & { width: number; height: number }>,
    props: Props,
  ) =>
  async (pen: Pen, box: Area) =>
    void pen.drawImage(
      await renderComponent(component, props, { width: Math.round(box.width), height: Math.round(box.height) }),
      box.x,
      box.y,
      box.width,
      box.height,
    );

export const longDate = (language: string, when = new Date()) => formatDate(language, { dateStyle: 'long' }, when);

export const TITLE_FONT = "Fraunces, 'Iowan Old Style', Georgia, serif";
export const TEXT_FONT = "'Atkinson Hyperlegible', Verdana, sans-serif";

/** Shrink a text until it fits into `width`, then cut its end. The pen keeps the font that fits. */
function fit(
  pen: Pen,
  words: string,
  width: number,
  size: number,
  font: string,
  weight: number,
): { text: string; size: number } {
  let text = words;
  let points = size;
  const fits = () => ((pen.font = `${weight} ${points}px ${font}`), pen.measureText(text).width <= width);
  while (!fits() && points > size * 0.62) points -= 1;
  while (!fits() && text.length > 4) text = `${text.slice(0, -2).trimEnd()}…`;
  return { text, size: points };
}

/** Write a line no wider than `width`. */
export function writeLine(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  font: string,
  weight = 640,
) {
  pen.fillText(fit(pen, words, width, size, font, weight).text, x, y);
}

let ruler: Pen | undefined;

/** The same for a line in an <svg>: the text and its size. */
export function fitText(
  words: string,
  width: number,
  size: number,
  font: string,
  weight = 640,
): { text: string; size: number } {
  ruler ??= document.createElement('canvas').getContext('2d')!;
  return fit(ruler, words, width, size, font, weight);
}

/** The width of a line with `apart` px between its letters. */
export function textWidth(words: string, size: number, font: string, weight = 640, apart = 0): number {
  ruler ??= document.createElement('canvas').getContext('2d')!;
  ruler.font = `${weight} ${size}px ${font}`;
  return ruler.measureText(words).width + apart * words.length;
}

/** A large number: drawn small and enlarged, because the font's small optical size has stronger strokes. */
function figureOf(pen: Pen, words: string, x: number, y: number, width: number, size: number) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 30, size / 30);
  writeLine(pen, words, 0, 0, (width * 30) / size, 30, TITLE_FONT, 700);
  pen.restore();
}

/** A text in one or two lines, as narrow as possible. */
export function breakLine(pen: Pen, words: string, width: number): string[] {
  if (pen.measureText(words).width <= width || !words.includes(' ')) return [words];
  const parts = words.split(' ');
  let best = [words];
  let widest = Infinity;
  for (let cut = 1; cut < parts.length; cut += 1) {
    const lines = [parts.slice(0, cut).join(' '), parts.slice(cut).join(' ')];
    const wide = Math.max(...lines.map((line) => pen.measureText(line).width));
    if (wide < widest) [best, widest] = [lines, wide];
  }
  return best;
}

const BOOKS: [x: number, y: number, width: number, height: number, colour: string][] = [
  [9, 18, 9, 32, '#F0C04A'],
  [19.5, 14, 8, 36, '#2B55A0'],
  [29, 20, 10, 30, '#A32A25'],
  [40.5, 16, 7, 34, '#0B6B70'],
  [49, 22, 7, 28, '#F0A072'],
];

/** The logo: five boxes on a shelf. */
function mark(pen: Pen, x: number, y: number, size: number) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 64, size / 64);
  const block = (left: number, top: number, width: number, height: number, round: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(left, top, width, height, round);
    pen.fill();
  };
  block(0, 0, 64, 64, 14, '#8E6238');
  for (const [left, top, width, height, colour] of BOOKS) block(left, top, width, height, 2, colour);
  block(5, 50, 54, 5, 2, '#E3BF8F');
  pen.restore();
}

export async function drawShareCard(facts: ShareCard, shape: CardShape): Promise<Blob> {
  const { width, height } = CARD_SIZES[shape];
  await Promise.all([
    document.fonts.load(`640 40px ${TITLE_FONT}`),
    document.fonts.load(`400 28px ${TEXT_FONT}`),
  ]).catch(() => {});
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.textBaseline = 'alphabetic';
  const foot = Math.round(height * (shape === 'post' ? 0.16 : 0.135));
  const margin = Math.round(width * 0.054);
  facts.wall(pen, width, height - foot);

  pen.fillStyle = facts.ink;
  mark(pen, margin, margin * 0.72, 56);
  pen.fillStyle = facts.ink;
  writeLine(pen, 'Ludoteca', margin + 72, margin * 0.72 + 43, width * 0.3, 46, TITLE_FONT);
  pen.textAlign = 'right';
  pen.globalAlpha = 0.86;
  writeLine(pen, facts.game, width - margin, margin * 0.72 + 24, width * 0.5, 28, TEXT_FONT, 400);
  writeLine(pen, facts.date, width - margin, margin * 0.72 + 58, width * 0.5, 25, TEXT_FONT, 400);
  pen.globalAlpha = 1;
  pen.textAlign = 'left';

  const top = margin * 0.72 + 56 + margin * 0.5;
  await facts.draw(pen, { x: margin, y: top, width: width - 2 * margin, height: height - foot - top - margin * 0.6 });

  const base = height - foot;
  pen.fillStyle = facts.edge;
  pen.fillRect(0, base - 14, width, 14);
  const paper = pen.createLinearGradient(0, base, 0, height);
  paper.addColorStop(0, '#FFFBF2');
  paper.addColorStop(1, '#F3EADA');
  pen.fillStyle = paper;
  pen.fillRect(0, base, width, foot);
  const middle = base + foot / 2;
  let left = margin;
  if (facts.seal) {
    const radius = foot * 0.19;
    pen.fillStyle = facts.seal.colour;
    pen.beginPath();
    pen.arc(left + radius, middle, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#FFFFFF';
    pen.textAlign = 'center';
    writeLine(pen, facts.seal.letter, left + radius, middle + radius * 0.38, radius * 2, radius * 1.05, TITLE_FONT);
    pen.textAlign = 'left';
    left += radius * 2 + margin * 0.5;
  }
  const figure = facts.figure ? width * 0.19 : 0;
  const room = width - left - margin - figure;
  pen.fillStyle = '#231F1A';
  writeLine(pen, facts.title, left, middle - 4, room, 54, TITLE_FONT);
  pen.fillStyle = '#6B6255';
  writeLine(pen, facts.names, left, middle + 44, room, 30, TEXT_FONT, 400);
  if (facts.figure) {
    pen.textAlign = 'center';
    pen.fillStyle = '#2B55A0';
    figureOf(pen, facts.figure.number, width - margin - figure / 2, middle + 22, figure, 104);
    pen.fillStyle = '#6B6255';
    writeLine(pen, facts.figure.word, width - margin - figure / 2, middle + 62, figure, 28, TEXT_FONT, 400);
    pen.textAlign = 'left';
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** A card from a game's content, which brings all its texts. */
export const drawContentCard = (hanging: CardContent, language: string, shape: CardShape) =>
  drawShareCard({ game: '', title: '', names: '', date: longDate(language), ...hanging }, shape);

export type ShareResult = 'shared' | 'saved' | 'again' | 'no';

/** Open the share sheet of the system, or save a file where there is none. 'again': the system wants a new press. */
export async function shareFile(picture: Blob, name: string, title: string): Promise<ShareResult> {
  const file = new File([picture], `${name}.${picture.type.split('/')[1]}`, { type: picture.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (reason) {
      const why = (reason as DOMException).name;
      if (why === 'AbortError') return 'no';
      if (why === 'NotAllowedError') return 'again';
    }
  }
  download(picture, file.name);
  return 'saved';
}
