// Whether the house has become newer than this page: looked at when the line comes back, when a page is seen again after a while, and when a new
// service worker has come in. The person chooses when to reload: nothing is lost at a table, but nobody likes a page that goes away under the fingers.
import { houseUrl } from '../../wire/baseUrl';

const AGAIN_AFTER = 15 * 60_000;

let newer = $state(false);
let looked = Date.now();

export const update = {
  get newer() {
    return newer;
  },
  /** Not now: the offer comes again with the next look. */
  later() {
    newer = false;
  },
};

/** Ask the house which program it has now; throws where it does not answer. */
export async function checkForUpdate(): Promise<boolean> {
  looked = Date.now();
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1);
  const answer = await fetch(houseUrl('/'), { cache: 'no-cache' });
  if (!answer.ok) throw new Error('the house does not answer');
  const page = await answer.text();
  // A house that is just being built has no program at all: that is not newer.
  newer = !!entry && page.includes('type="module"') && !page.includes(entry);
  return newer;
}

export function keepChecking() {
  const look = () => void checkForUpdate().catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - looked > AGAIN_AFTER) look();
  });
  const worker = navigator.serviceWorker;
  // The first worker of all is no news.
  if (worker?.controller) worker.addEventListener('controllerchange', look);
}
