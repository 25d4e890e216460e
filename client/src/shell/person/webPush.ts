// Push messages for "your turn" while the page is closed, if the server sends any and the person agrees.
import { call } from '../../wire/http';
import type { PushKey } from '../../wire/types';

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const packed = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether they are on; null where browser or server do not support them. */
export async function isPushOn(): Promise<boolean | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker || !(await call<PushKey>('GET', '/api/push')).key) return null;
  return Notification.permission === 'granted' && (await worker.pushManager.getSubscription()) !== null;
}

/** Subscribe. False if the person refused. */
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
