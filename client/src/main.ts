// The way in: styles, then the whole app in #app.
import { mount } from 'svelte';
import './kit/fonts.css';
import './kit/tokens.css';
import App from './shell/App.svelte';

// A newer house has other files: what is not there any more comes with a reload.
addEventListener('vite:preloadError', () => location.reload());

mount(App, { target: document.getElementById('app')! });
