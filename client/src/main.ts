// The way in: styles, then the whole app in #app.
import { mount } from 'svelte';
import './kit/fonts.css';
import './kit/tokens.css';
import { yieldToMain } from './kit/rendering/yieldToMain';
import { watchVirtualKeyboard } from './kit/rendering/virtualKeyboard';
import App from './shell/App.svelte';
import { keepChecking, checkForUpdate } from './shell/state/updateCheck.svelte';
import { houseUrl } from './wire/baseUrl';

// A newer house has other files: what is not there any more comes with a reload. Never twice in a row, and only once the house answers and is newer:
// a page that waits says so, one that reloads into nothing says nothing.
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

// What the page is dressed in comes beside the program: nothing is shown before it is there.
const clothes = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((each) => !each.sheet);
void Promise.all(clothes.map((each) => new Promise((done) => (each.onload = each.onerror = done))))
  .then(yieldToMain)
  .then(() => mount(App, { target: document.getElementById('app')! }));
