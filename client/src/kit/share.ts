// A picture to take home: whatever a game draws, on a card with its title, the names, the date and the house's mark. Made here, sent nowhere.
//   const picture = await keepsake({ game: 'Canvas', title: 'Marta vince la mostra', … draw }, 'post');
//   await handOver(picture, 'la-mostra', 'La mostra');
import { download } from './save';

export type Shape = 'post' | 'story';
export const SHAPES: Record<Shape, { width: number; height: number }> = { post: { width: 1200, height: 1500 }, story: { width: 1080, height: 1920 } };

export type Pen = CanvasRenderingContext2D;
export interface Box { x: number; y: number; width: number; height: number }

export interface Keepsake {
  /** Beside the house's mark: the game, and what this is. */
  game: string;
  date: string;
  /** At the foot: what happened in a line, and whom with. */
  title: string;
  names: string;
  figure?: { number: string; word: string };
  seal?: { letter: string; colour: string };
  /** The wall everything hangs on, and the ink readable on it. */
  wall: (pen: Pen, width: number, height: number) => void;
  ink: string;
  edge: string;
  draw: (pen: Pen, box: Box) => void | Promise<void>;
}

export const TITLE = "Fraunces, 'Iowan Old Style', Georgia, serif";
export const TEXT = "'Atkinson Hyperlegible', Verdana, sans-serif";

/** Write a line no wider than `width`: smaller where it must be, cut only at the very end. */
export function write(pen: Pen, words: string, x: number, y: number, width: number, size: number, font: string, weight = 640) {
  let shown = words;
  let points = size;
  const fits = () => ((pen.font = `${weight} ${points}px ${font}`), pen.measureText(shown).width <= width);
  while (!fits() && points > size * 0.62) points -= 1;
  while (!fits() && shown.length > 4) shown = `${shown.slice(0, -2).trimEnd()}…`;
  pen.fillText(shown, x, y);
}

/** A number as large as a poster's: drawn small and enlarged, so that the letter keeps its strong strokes. */
function figureOf(pen: Pen, words: string, x: number, y: number, width: number, size: number) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 30, size / 30);
  write(pen, words, 0, 0, (width * 30) / size, 30, TITLE, 700);
  pen.restore();
}

/** Words in one line or two, never wider than `width`; says how many. */
export function broken(pen: Pen, words: string, width: number): string[] {
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
  [9, 18, 9, 32, '#F0C04A'], [19.5, 14, 8, 36, '#2B55A0'], [29, 20, 10, 30, '#A32A25'], [40.5, 16, 7, 34, '#0B6B70'], [49, 22, 7, 28, '#F0A072'],
];

/** The house's mark: five boxes on a shelf. */
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

export async function keepsake(facts: Keepsake, shape: Shape): Promise<Blob> {
  const { width, height } = SHAPES[shape];
  await Promise.all([document.fonts.load(`640 40px ${TITLE}`), document.fonts.load(`400 28px ${TEXT}`)]).catch(() => {});
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
  write(pen, 'Ludoteca', margin + 72, margin * 0.72 + 43, width * 0.3, 46, TITLE);
  pen.textAlign = 'right';
  pen.globalAlpha = 0.86;
  write(pen, facts.game, width - margin, margin * 0.72 + 24, width * 0.5, 28, TEXT, 400);
  write(pen, facts.date, width - margin, margin * 0.72 + 58, width * 0.5, 25, TEXT, 400);
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
    write(pen, facts.seal.letter, left + radius, middle + radius * 0.38, radius * 2, radius * 1.05, TITLE);
    pen.textAlign = 'left';
    left += radius * 2 + margin * 0.5;
  }
  const figure = facts.figure ? width * 0.19 : 0;
  const room = width - left - margin - figure;
  pen.fillStyle = '#231F1A';
  write(pen, facts.title, left, middle - 4, room, 54, TITLE);
  pen.fillStyle = '#6B6255';
  write(pen, facts.names, left, middle + 44, room, 30, TEXT, 400);
  if (facts.figure) {
    pen.textAlign = 'center';
    pen.fillStyle = '#2B55A0';
    figureOf(pen, facts.figure.number, width - margin - figure / 2 + margin * 0.2, middle + 22, figure, 104);
    pen.fillStyle = '#6B6255';
    write(pen, facts.figure.word, width - margin - figure / 2 + margin * 0.2, middle + 62, figure, 28, TEXT, 400);
    pen.textAlign = 'left';
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

export type Handed = 'shared' | 'saved' | 'again' | 'no';

/** The system's share sheet where there is one, a file where there is none. 'again': the system wants a fresh press. */
export async function handOver(picture: Blob, name: string, title: string): Promise<Handed> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
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
  download(picture, `${name}.png`);
  return 'saved';
}
