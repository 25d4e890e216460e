// Renders each sheet as it looks on those below, large for painting and in card units for planning.
import type { Pixels } from './flow';
import { TALL, WIDE, type Film } from './order';

export interface Laid {
  large: OffscreenCanvas;
  pixels: Pixels;
}
export interface Stack {
  ground: Pixels;
  around: Pixels;
  sheets: Laid[];
}

function blank(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas');
  return [canvas, pen];
}

function small(picture: OffscreenCanvas | ImageBitmap): Pixels {
  const [, pen] = blank(WIDE, TALL);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, WIDE, TALL);
  return pen.getImageData(0, 0, WIDE, TALL).data;
}

/** Glazes and lights are mixed into colours here; the strokes that follow are opaque. */
export function stackOf(ground: ImageBitmap, drawn: readonly { picture: ImageBitmap; film: Film }[]): Stack {
  const { width, height } = ground;
  const [below, pen] = blank(width, height);
  pen.drawImage(ground, 0, 0);
  const bare = small(ground);
  const [shape, shapePen] = blank(width, height);
  const sheets = drawn.map(({ picture, film }) => {
    const [sheet, sheetPen] = blank(width, height);
    shapePen.drawImage(picture, 0, 0);
    pen.globalCompositeOperation = film === 'multiply' ? 'multiply' : film === 'glow' ? 'screen' : 'source-over';
    pen.drawImage(picture, 0, 0);
    sheetPen.drawImage(below, 0, 0);
    sheetPen.globalCompositeOperation = 'destination-in';
    sheetPen.drawImage(picture, 0, 0);
    sheetPen.globalCompositeOperation = 'source-over';
    return { large: sheet, pixels: small(sheet) };
  });
  shapePen.globalCompositeOperation = 'source-in';
  shapePen.fillStyle = '#14101C';
  shapePen.fillRect(0, 0, width, height);
  const [around, aroundPen] = blank(width, height);
  aroundPen.drawImage(ground, 0, 0);
  aroundPen.drawImage(shape, 0, 0);
  return { ground: bare, around: small(around), sheets };
}
