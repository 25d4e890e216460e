// Shapes into pixels, on the page (workers cannot read SVG): through an <img>, in which nothing can run or call out.
import { TALL, WIDE } from './order';

/** The house's drawings carry no outline of their own here: paint has edges, not borders. */
export async function rasterOf(shapes: string, width: number): Promise<ImageBitmap> {
  const height = Math.round((width * TALL) / WIDE);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDE} ${TALL}">${shapes}</svg>`;
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
    return canvas.transferToImageBitmap();
  } finally {
    URL.revokeObjectURL(address);
  }
}
