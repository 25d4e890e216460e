// The settings of this device: language, theme, sound, motion. Kept in the browser.
import { languages } from 'virtual:texts';
import { setVolume } from '../../kit/audio/sound';
import type { Language } from '../../wire/messages';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'still' | 'full';

const KEY = 'ludoteca.settings';
const DEFAULTS = {
  language: 'it' as Language,
  theme: 'auto' as Theme,
  sound: true,
  volume: 0.6,
  motion: 'auto' as Motion,
  nudge: false,
};

function stored(): Partial<typeof DEFAULTS> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Italian if the browser prefers it at all, else the first of its languages that is available. */
function firstLanguage(): Language {
  const spoken = navigator.languages?.map((each) => each.slice(0, 2)) ?? [];
  if (spoken.includes('it')) return 'it';
  return (spoken.find((each) => each in languages) ?? 'it') as Language;
}

/** Drop a stored language that this server does not have. */
function known({ language, ...rest }: Partial<typeof DEFAULTS>): Partial<typeof DEFAULTS> {
  return language && language in languages ? { ...rest, language } : rest;
}

export const settings = $state({ ...DEFAULTS, language: firstLanguage(), ...known(stored()) });

/** Store and apply a change. */
export function choose(change: Partial<typeof DEFAULTS>) {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be forbidden in private windows: the change then lasts as long as the page.
  }
  applySettings();
}

export function applySettings() {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === 'auto') delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  setVolume(settings.sound ? settings.volume : 0);
}
