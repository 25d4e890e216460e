// Which subjects a painting would lose: those that the sheets above them cover almost wholly. They are let shine through.
import type { Film } from './order';

/** A subject of which less than this is still seen counts as lost. */
export const LOST = 0.2;

/** How strongly a lost one shows through what covers it. */
export const SHINE = 0.52;

/** A sheet that covers less than this of a subject has no part in its loss. */
const PART = 0.3;

/** For each sheet from the ground up, the subjects below that are lost now and that it covers: it lets them shine through. */
export function lostUnder(alphas: readonly Uint8ClampedArray[], films: readonly Film[]): number[][] {
  const left = alphas.map((alpha) => Float32Array.from(alpha, (each) => each / 255));
  const whole = left.map((alpha) => alpha.reduce((sum, each) => sum + each, 0));
  return alphas.map((above, n) => {
    if (films[n] !== 'paint') return [];
    return [...alphas.keys()].slice(0, n).filter((below) => {
      let rest = 0;
      let covered = 0;
      for (let at = 0; at < above.length; at += 1) {
        left[below][at] *= 1 - above[at] / 255;
        rest += left[below][at];
        covered += (alphas[below][at] * above[at]) / 65025;
      }
      return rest < LOST * whole[below] && covered > PART * whole[below];
    });
  });
}
