// Sand that runs: time left, looked at as often as the eye would see a difference, so that a phone stays cool.
import type { TableClock } from './tableClock';

const SHORTEST = 50;

/**
 * Calls `look` with the milliseconds left: now, at every full second, and in between whenever one of `steps` equal parts of
 * `whole` has run. Rests while the clock does; call it in an effect, which begins again with the clock. Gives the way to stop.
 */
export function countDown(
  clock: TableClock,
  deadline: number,
  whole: number,
  steps: number,
  look: (left: number) => void,
): () => void {
  const part = Math.max(SHORTEST, whole / steps);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    const left = Math.max(0, deadline - clock.now());
    look(left);
    if (clock.running && left > 0)
      timer = setTimeout(() => (frame = requestAnimationFrame(again)), Math.min(part, left % 1000 || 1000));
  };
  again();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
