// Renders SVG shapes to pixels on the page, because workers cannot read SVG. An <img> runs no scripts and loads
// nothing.
import { TALL, WIDE } from './order';

/** The outlines of the standard drawings are left out: paint has edges, not borders. */
export async function rasterOf(shapes: string, width: number): Promise<ImageBitmap> {
  const height = Math.round((width * TALL) / WIDE);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${WIDE} ${TALL}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`;
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
