// Checks whether the server has a newer client: after a reconnection, when a page is seen again after 15 minutes, and
// when a new service worker takes over. The person decides when to reload.
import { houseUrl } from '../../wire/baseUrl';

const AGAIN_AFTER = 15 * 60_000;

let newer = $state(false);
let looked = Date.now();

export const update = {
  get newer() {
    return newer;
  },
  /** Hide the offer until the next check. */
  later() {
    newer = false;
  },
};

/** Fetch the server's index page and compare its program; throws when the server does not answer. */
export async function checkForUpdate(): Promise<boolean> {
  looked = Date.now();
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1);
  const answer = await fetch(houseUrl('/'), { cache: 'no-cache' });
  if (!answer.ok) throw new Error('the house does not answer');
  const page = await answer.text();
  // While a client is being built, the page names no program: that is no update.
  newer = !!entry && page.includes('type="module"') && !page.includes(entry);
  return newer;
}

export function keepChecking() {
  const look = () => void checkForUpdate().catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - looked > AGAIN_AFTER) look();
  });
  const worker = navigator.serviceWorker;
  // The first service worker is no update.
  if (worker?.controller) worker.addEventListener('controllerchange', look);
}
