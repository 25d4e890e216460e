// The way in: styles, then the whole app in #app.
import { mount } from 'svelte';
import './kit/fonts.css';
import './kit/tokens.css';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app')! });
