// A breath between two pieces of work: a page that works in one long stretch answers nobody meanwhile.

const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Goes on in a task of its own, once whatever waits (a touch, a frame) had its turn. */
export function yieldToMain(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  // Safari: a letter to oneself, which unlike a timer is not held back in a tab behind.
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** Goes on once what stands there now is painted; in a tab behind, where nothing is, after a moment. */
export const nextPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => void yieldToMain().then(done));
    setTimeout(done, 100);
  });
