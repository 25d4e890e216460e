// Entry point: mounts the app and registers the service worker.
import { mount } from 'svelte';
import './kit/fonts.css';
import './kit/tokens.css';
import { yieldToMain } from './kit/rendering/yieldToMain';
import { watchVirtualKeyboard } from './kit/rendering/virtualKeyboard';
import App from './shell/App.svelte';
import { keepChecking, checkForUpdate } from './shell/state/updateCheck.svelte';
import { houseUrl } from './wire/baseUrl';

// After an update of the server old chunks are gone, so a reload is needed. Only once in 30 s and only if the server
// answers with a newer client: a page that waits can explain itself, a blank page cannot.
const RELOADED = 'ludoteca.reloaded';
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 30_000) return;
  void checkForUpdate().then(
    (newer) => {
      if (!newer) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    },
    () => {},
  );
});

if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  const keep = () =>
    void navigator.serviceWorker.register(houseUrl('/sw.js'), { scope: houseUrl('/') }).catch(() => {});
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

watchVirtualKeyboard();
keepChecking();

// The stylesheets load beside the program: mount only once they have.
const clothes = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((each) => !each.sheet);
void Promise.all(clothes.map((each) => new Promise((done) => (each.onload = each.onerror = done))))
  .then(yieldToMain)
  .then(() => mount(App, { target: document.getElementById('app')! }));
