// Behind the door a page is put up piece by piece, a few at a time: a phone that puts up everything in one stretch answers nobody meanwhile.
import { flushSync } from 'svelte';
import { yieldToMain, nextPaint } from './yieldToMain';

const LONG = 4; // milliseconds of pieces before what stands there is laid out
let waiting: (() => void)[] = [];
let working: Promise<void> | null = null;

/** `put` is called when its turn has come: pieces come as they stand on the page, so that none pushes another down. */
export function queueMount(put: () => void) {
  waiting.push(put);
  working ??= work();
}

/** Goes on once nothing waits for its turn any more, nor what asked for one meanwhile. */
export async function allMounted(): Promise<void> {
  while (working) await working;
}

async function work() {
  await yieldToMain();
  let since = performance.now();
  for (let put = waiting.shift(); put; put = waiting.shift()) {
    const later = waiting;
    waiting = [];
    try {
      flushSync(put);
    } catch (trouble) {
      reportError(trouble); // what is broken is missing; the rest comes all the same
    }
    waiting = [...waiting, ...later]; // the parts of a piece come right after it
    if (performance.now() - since < LONG) continue;
    await nextPaint();
    since = performance.now();
  }
  working = null;
}
