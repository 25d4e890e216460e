// What a person chose for this device: language, theme, sound, motion. Kept in the browser.
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

/** Italian where the browser speaks it, else the first of its languages that is spoken here; a choice of one's own beats both. */
function firstLanguage(): Language {
  const spoken = navigator.languages?.map((each) => each.slice(0, 2)) ?? [];
  if (spoken.includes('it')) return 'it';
  return (spoken.find((each) => each in languages) ?? 'it') as Language;
}

/** What was kept may name a language this house does not speak. */
function known({ language, ...rest }: Partial<typeof DEFAULTS>): Partial<typeof DEFAULTS> {
  return language && language in languages ? { ...rest, language } : rest;
}

export const settings = $state({ ...DEFAULTS, language: firstLanguage(), ...known(stored()) });

/** Write down and apply what has just been chosen. */
export function choose(change: Partial<typeof DEFAULTS>) {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may forbid storage: the choice lasts as long as the page.
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
