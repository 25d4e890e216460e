// The screen stays on while a game is on, and the phone says by a nudge that it is one's turn, where that is wanted.
import { settings } from './settings.svelte';

/** Keep the screen awake until the returned function is called. A page that was hidden asks again when it is seen. */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // A battery nearly empty, or a house without https: the screen goes dark as it always did.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release().catch(() => {});
  };
}

export const canVibrate = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function vibrate() {
  if (canVibrate && settings.nudge) navigator.vibrate(80);
}
