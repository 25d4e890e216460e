// Mounts the parts of a page one after another while the splash screen covers it, so that a slow phone stays
// responsive.
import { flushSync } from 'svelte';
import { yieldToMain, nextPaint } from './yieldToMain';

const LONG = 4; // ms of mounting before the browser may paint
let waiting: (() => void)[] = [];
let working: Promise<void> | null = null;

/** Queue a part. Parts are mounted in page order, so that none moves another one down. */
export function queueMount(put: () => void) {
  waiting.push(put);
  working ??= work();
}

/** Resolves when the queue is empty, including parts that parts have queued. */
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
      reportError(trouble); // a broken part is missing, the others are mounted
    }
    waiting = [...waiting, ...later]; // the parts of a part come right after it
    if (performance.now() - since < LONG) continue;
    await nextPaint();
    since = performance.now();
  }
  working = null;
}
