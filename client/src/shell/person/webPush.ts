// "Your turn", told by the browser while the page is closed: only where the house makes calls and the person says yes.
import { call } from '../../wire/http';
import type { PushKey } from '../../wire/types';

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const packed = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether this browser can be called; null where neither it nor the house can. */
export async function isPushOn(): Promise<boolean | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker || !(await call<PushKey>('GET', '/api/push')).key) return null;
  return Notification.permission === 'granted' && (await worker.pushManager.getSubscription()) !== null;
}

/** Ask the browser, then tell the house where it is. False where the person has said no. */
export async function subscribePush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const { key } = await call<PushKey>('GET', '/api/push');
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await call('POST', '/api/guests/me/push', {
    endpoint: made.endpoint,
    p256dh: packed(made.getKey('p256dh')),
    auth: packed(made.getKey('auth')),
  });
  return true;
}

export async function unsubscribePush(): Promise<void> {
  await call('DELETE', '/api/guests/me/push');
  await (await (await navigator.serviceWorker.ready).pushManager.getSubscription())?.unsubscribe();
}
