// Content for cards to share: a drawing beside its original, and a film of how it was drawn.
import { colourSteps, GifEncoder } from '../../kit/image/gifEncoder';
import {
  longDate,
  paintWall,
  drawComponent,
  TEXT_FONT,
  TITLE_FONT,
  writeLine,
  type CardContent,
  type Pen,
} from '../../kit/image/shareCard';
import type { FinaleProps, Keepsakes, MadeProps } from '../contract';
import { INK_COLOUR, inksOf, lastPoint, PAPER, PAPER_COLOUR, paperOf, shapeOf, uptoPart, type Ink } from './ink';
import { INKS, svgOf } from './plate';
import Souvenir from './Souvenir.svelte';
import { artists, NUMBERS, written, type DuplikView } from './types';

type View = DuplikView;

const SETTING = { wall: paintWall('#8A6100'), ink: '#FFF3DC', edge: '#B98A5A' };

/** The drawing with most votes, else the one that met most criteria. */
function finest(view: View): number {
  const sheet = view.sheet[view.sheet.length - 1];
  const worth = (seat: number) => 100 * (sheet.rosettes[seat]?.length ?? 0) + sheet.points[seat];
  return artists(view).sort((a, b) => worth(b) - worth(a))[0];
}

export const hang = (props: FinaleProps<View>): CardContent => work(props, finest(props.view));

/** A seat's drawing of the round in the view. */
export function work({ view, t, language, name }: MadeProps<View>, seat: number): CardContent {
  const sheet = view.sheet[view.sheet.length - 1];
  const title = t('board-quoted', { title: sheet.title[written(language)] });
  const count = sheet.met[seat].filter(Boolean).length;
  const drawing = view.drawings[seat];
  return {
    ...SETTING,
    title,
    names: t('souvenir-who', { artist: name(seat), master: name(sheet.master) }),
    figure: { number: String(count), word: t('souvenir-of-ten', { count }) },
    draw: drawComponent(Souvenir, {
      plate: view.picture?.plate,
      original: view.picture?.ink ?? [],
      inks: inksOf(drawing),
      upright: drawing?.upright,
      title,
      who: name(seat),
      originalWord: t('board-original'),
      met: sheet.met[seat],
      bonus: sheet.bonus,
      rosettes: (sheet.rosettes[seat] ?? []).map((voter) => ({
        seat: voter,
        mark: ([...name(voter)][0] ?? '?').toUpperCase(),
      })),
    }),
  };
}

/** A drawing from a gallery. */
export function again({ shown, title, who, t }: Parameters<NonNullable<Keepsakes['again']>>[0]): CardContent {
  const quoted = t('board-quoted', { title });
  return {
    ...SETTING,
    title: quoted,
    names: t('souvenir-drawn', { artist: who }),
    figure: { number: String(shown.met), word: t('souvenir-of-ten', { count: shown.met }) },
    draw: drawComponent(Souvenir, {
      inks: shown.inks as Ink[],
      upright: shown.upright,
      title: quoted,
      who,
      originalWord: '',
      met: [],
      bonus: 0,
      rosettes: [],
    }),
  };
}

const SIDE = 640,
  HEAD = 84,
  SHEET = 480,
  FRAME = 80;
const WALL = '#5F4300',
  CREAM = '#FFF3DC';

/** The drawing as it was drawn, then its original, then both: a few seconds. */
export async function film({ view, t, language, name }: MadeProps<View>, seat = finest(view)): Promise<Blob> {
  const sheet = view.sheet[view.sheet.length - 1];
  const drawing = view.drawings[seat];
  const inks = inksOf(drawing);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  await document.fonts.load(`640 40px ${TITLE_FONT}`).catch(() => {});
  const gif = new GifEncoder(SIDE, SIDE, [
    ...colourSteps(PAPER_COLOUR, INK_COLOUR, 16),
    ...colourSteps(INKS.p, INKS.k, 6),
    ...colourSteps(INKS.s, INKS.p, 6),
    ...colourSteps(INKS.s, INKS.k, 3),
    INKS.t,
    ...colourSteps(WALL, CREAM, 8),
    '#E9D3A8',
    '#8A6100',
    '#D9A441',
    '#FFE9B8',
  ]);
  const shot = (milliseconds: number) => gif.add(pen.getImageData(0, 0, SIDE, SIDE), milliseconds);
  const words = (below: string) => {
    pen.fillStyle = WALL;
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.fillStyle = CREAM;
    pen.textAlign = 'center';
    writeLine(
      pen,
      t('board-quoted', { title: sheet.title[written(language)] }),
      SIDE / 2,
      54,
      SIDE - 40,
      36,
      TITLE_FONT,
      680,
    );
    pen.textAlign = 'left';
    writeLine(pen, below, 20, SIDE - 28, SIDE - 220, 26, TEXT_FONT, 400);
    pen.textAlign = 'right';
    writeLine(pen, 'Duplik · Ludoteca', SIDE - 20, SIDE - 28, 190, 22, TEXT_FONT, 400);
    pen.textAlign = 'left';
  };

  words(name(seat));
  const steps = Math.ceil(NUMBERS.birth / FRAME);
  for (let step = 1; step <= steps; step += 1) {
    sketch(pen, uptoPart(inks, step / steps), drawing?.upright, step < steps);
    shot(step < steps ? FRAME : 1600);
    if (step % 5 === 0) await new Promise((go) => setTimeout(go)); // keep the page responsive
  }
  const drawn = copyOf(canvas);
  words(t('board-original'));
  pen.fillStyle = INKS.p;
  pen.fillRect(0, HEAD, SIDE, SHEET);
  if (view.picture?.plate) pen.drawImage(await imageOf(svgOf(view.picture.plate)), 0, HEAD, SIDE, SHEET);
  else sketch(pen, view.picture?.ink ?? [], false, false);
  shot(1800);
  const original = copyOf(canvas);
  words(`${name(seat)} · ${longDate(language)}`);
  const wide = (SIDE - 36) / 2;
  const tall = (wide * SHEET) / SIDE;
  pen.imageSmoothingQuality = 'high';
  [original, drawn].forEach((each, n) =>
    pen.drawImage(each, 0, HEAD, SIDE, SHEET, 12 + n * (wide + 12), HEAD + (SHEET - tall) / 2, wide, tall),
  );
  shot(2600);
  return gif.finish();
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  copy.getContext('2d')!.drawImage(canvas, 0, 0);
  return copy;
}

function sketch(pen: Pen, inks: Ink[], upright: boolean | undefined, tip: boolean) {
  const paper = paperOf(upright);
  const scale = Math.min(SIDE / paper.width, SHEET / paper.height);
  pen.save();
  pen.fillStyle = upright ? '#E9D3A8' : PAPER_COLOUR;
  pen.fillRect(0, HEAD, SIDE, SHEET);
  pen.translate((SIDE - paper.width * scale) / 2, HEAD);
  pen.scale(scale, scale);
  pen.beginPath();
  pen.rect(0, 0, paper.width, paper.height);
  pen.clip();
  pen.fillStyle = PAPER_COLOUR;
  pen.fillRect(0, 0, paper.width, paper.height);
  pen.lineCap = pen.lineJoin = 'round';
  for (const ink of inks) {
    const { d, filled, width, colour } = shapeOf(ink);
    pen.fillStyle = pen.strokeStyle = colour;
    pen.lineWidth = width;
    if (filled) pen.fill(new Path2D(d));
    else pen.stroke(new Path2D(d));
  }
  if (tip && inks.length) {
    const [x, y] = lastPoint(inks[inks.length - 1]);
    pen.translate(x, y);
    pen.scale(1.6, 1.6);
    pen.rotate((38 * Math.PI) / 180);
    for (const [d, colour] of [
      ['M-5 -12L0 0L5 -12Z', INK_COLOUR],
      ['M-8 -20L-5 -11Q0 -8 5 -11L8 -20Z', '#E9D3A8'],
      ['M-8 -20L8 -20L8 -58Q0 -62 -8 -58Z', '#8A6100'],
    ]) {
      pen.fillStyle = colour;
      pen.fill(new Path2D(d));
    }
  }
  pen.restore();
}

async function imageOf(inside: string): Promise<HTMLImageElement> {
  const { width, height } = PAPER;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
