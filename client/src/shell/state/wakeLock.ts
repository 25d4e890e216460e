// Keeps the screen on during a game, and vibrates on one's turn if the setting allows it.
import { settings } from './settings.svelte';

/** Keep the screen on until the returned function is called. A page that was hidden requests it again. */
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
      // Refused when the battery is low or without HTTPS.
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
