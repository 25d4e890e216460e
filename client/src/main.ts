// The way in: styles, then the whole app in #app.
import { mount } from 'svelte';
import './kit/fonts.css';
import './kit/tokens.css';
import { watchKeyboard } from './kit/keyboard';
import App from './shell/App.svelte';
import { at } from './wire/base';

// A newer house has other files: what is not there any more comes with a reload. Never twice in a row, and never without a
// line: a page that waits says so, a page that reloads for ever says nothing.
const RELOADED = 'ludoteca.reloaded';
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 30_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  addEventListener('load', () => void navigator.serviceWorker.register(at('/sw.js'), { scope: at('/') }).catch(() => {}));
}

watchKeyboard();
mount(App, { target: document.getElementById('app')! });
