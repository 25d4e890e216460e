// Yields to the main thread between two pieces of work.

const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Resolves in a new task, after waiting events and frames. */
export function yieldToMain(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  // Safari: a message to oneself, which is not throttled in hidden tabs as timers are.
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** Resolves after the next paint; in a hidden tab, which never paints, after 100 ms. */
export const nextPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => void yieldToMain().then(done));
    setTimeout(done, 100);
  });
