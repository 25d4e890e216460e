// The worker that renders paintings. It answers with a picture, or says that it cannot.
import { gouache } from './gouache';
import { Oils } from './oils';
import type { Film, HandName } from './order';
import { planOf } from './plan';
import { stackOf } from './sheets';

export type Medium = 'oils' | 'gouache';
export interface Job {
  id: number;
  medium: Medium;
  seed: number;
  hand: HandName;
  ground: ImageBitmap;
  sheets: { picture: ImageBitmap; film: Film }[];
}
export type Done = { id: number; picture: Blob; medium: Medium; took: number } | { id: number; picture: null };

let oils: Oils | null = null;

function oilsFor(width: number, height: number): Oils {
  if (oils && !oils.lost && oils.canvas.width === width && oils.canvas.height === height) return oils;
  oils?.leave();
  oils = new Oils(width, height);
  return oils;
}

async function finished({ medium, seed, hand, ground, sheets }: Job): Promise<{ picture: Blob; medium: Medium }> {
  const { width, height } = ground;
  const stack = stackOf(ground, sheets);
  const plan = planOf(
    stack.ground,
    stack.around,
    stack.sheets.map((sheet) => sheet.pixels),
    seed,
    hand,
  );
  const large = stack.sheets.map((sheet) => sheet.large);
  const keep = { type: 'image/webp', quality: 0.93 };
  if (medium === 'oils')
    try {
      const studio = oilsFor(width, height);
      studio.paint(plan, large, hand);
      const picture = await studio.canvas.convertToBlob(keep);
      if (!studio.lost) return { picture, medium };
    } catch {
      // No WebGL2, or its context was lost: use gouache.
    }
  const canvas = new OffscreenCanvas(width, height);
  gouache(plan, large, canvas);
  return { picture: await canvas.convertToBlob(keep), medium: 'gouache' };
}

self.onmessage = async ({ data }: MessageEvent<Job>) => {
  const began = performance.now();
  let answer: Done;
  try {
    answer = { id: data.id, ...(await finished(data)), took: performance.now() - began };
  } catch {
    answer = { id: data.id, picture: null };
  }
  self.postMessage(answer);
};
