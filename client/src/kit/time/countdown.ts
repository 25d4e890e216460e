// Calls back as time runs down, only as often as a change is visible, which saves battery.
import type { TableClock } from './tableClock';

const SHORTEST = 50;

/**
 * Call `look` with the ms left: now, at every full second, and after each of `steps` equal parts of `whole`. Pauses
 * with the clock: call it in an effect, which restarts it. Returns a function that stops it.
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
