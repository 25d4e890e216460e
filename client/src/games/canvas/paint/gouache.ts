// The gouache finish: the same plan with a 2D canvas, for devices without WebGL2 or too slow for oils. Without relief.
import { TALL, WIDE } from './order';
import { UNDER_COLUMNS, UNDER_ROWS, type Plan } from './plan';
import { FLOATS, type Strokes } from './strokes';

const PIGMENT = 14 * 4;

/** Each stroke is a line with round ends and two hairs of its second pigment. */
function lay(strokes: Strokes, pen: OffscreenCanvasRenderingContext2D) {
  const { floats, bytes, count } = strokes;
  for (let n = 0; n < count; n += 1) {
    const base = n * FLOATS;
    const at = base * 4 + PIGMENT;
    const half = floats[base + 10];
    const dx = floats[base + 8] - floats[base];
    const dy = floats[base + 9] - floats[base + 1];
    const long = Math.hypot(dx, dy) || 1;
    const line = (shift: number) => {
      const sx = (-dy / long) * shift;
      const sy = (dx / long) * shift;
      pen.beginPath();
      pen.moveTo(floats[base] + sx, floats[base + 1] + sy);
      for (let p = 2; p < 8; p += 2)
        pen.quadraticCurveTo(
          floats[base + p] + sx,
          floats[base + p + 1] + sy,
          (floats[base + p] + floats[base + p + 2]) / 2 + sx,
          (floats[base + p + 1] + floats[base + p + 3]) / 2 + sy,
        );
      pen.lineTo(floats[base + 8] + sx, floats[base + 9] + sy);
      pen.stroke();
    };
    pen.globalAlpha = floats[base + 13] * 0.82;
    pen.lineWidth = half * 1.7;
    pen.strokeStyle = `rgb(${bytes[at]},${bytes[at + 1]},${bytes[at + 2]})`;
    line(0);
    pen.globalAlpha *= 0.45;
    pen.lineWidth = half * 0.3;
    pen.strokeStyle = `rgb(${bytes[at + 4]},${bytes[at + 5]},${bytes[at + 6]})`;
    line(half * 0.45);
    line(-half * 0.35);
  }
  pen.globalAlpha = 1;
}

function pictureOf(bytes: Uint8Array<ArrayBuffer>, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(bytes.buffer), width, height), 0, 0);
  return canvas;
}

export function gouache(plan: Plan, sheets: readonly OffscreenCanvas[], canvas: OffscreenCanvas) {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas');
  const scaled = (context: OffscreenCanvasRenderingContext2D) => {
    context.setTransform(width / WIDE, 0, 0, height / TALL, 0, 0);
    context.lineCap = context.lineJoin = 'round';
  };
  pen.drawImage(pictureOf(plan.under, UNDER_COLUMNS, UNDER_ROWS), 0, 0, width, height);
  scaled(pen);
  for (const round of plan.ground) lay(round, pen);
  const film = new OffscreenCanvas(width, height);
  const filmPen = film.getContext('2d', { willReadFrequently: true })!;
  plan.sheets.forEach((sheet, n) => {
    if (!sheet) return;
    filmPen.setTransform(1, 0, 0, 1, 0, 0);
    filmPen.globalCompositeOperation = 'copy';
    filmPen.drawImage(sheets[n], 0, 0);
    filmPen.globalCompositeOperation = 'source-over';
    scaled(filmPen);
    for (const round of sheet.rounds.slice(0, 3)) lay(round, filmPen);
    filmPen.setTransform(1, 0, 0, 1, 0, 0);
    // Redraw details that the brush was too broad for; nothing is painted outside.
    filmPen.globalAlpha = 0.35;
    filmPen.drawImage(sheets[n], 0, 0);
    filmPen.globalAlpha = 1;
    filmPen.globalCompositeOperation = 'destination-in';
    filmPen.drawImage(sheets[n], 0, 0);
    filmPen.globalCompositeOperation = 'source-over';
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(film, 0, 0);
  });
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const corners = pen.createRadialGradient(
    width * 0.44,
    height * 0.42,
    width * 0.3,
    width * 0.5,
    height * 0.5,
    height * 0.72,
  );
  corners.addColorStop(0, 'rgb(255 236 196 / .10)');
  corners.addColorStop(0.35, 'rgb(20 10 30 / 0)');
  corners.addColorStop(1, 'rgb(20 10 30 / .32)');
  pen.fillStyle = corners;
  pen.fillRect(0, 0, width, height);
}
