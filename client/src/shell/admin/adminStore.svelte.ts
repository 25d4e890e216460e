// The admin page's data: its key, kept for this tab only, and the server's last answer.
import { callWith, RefusalError } from '../../wire/http';
import type { DeskChange, DeskPage, NewBar } from '../../wire/types';
import { connectionText } from '../state/connectionText';
import { toast } from '../state/notices.svelte';

const KEPT = 'ludoteca.desk';
const EVERY = 3000;

let key = $state(sessionStorage.getItem(KEPT) ?? '');
let page = $state.raw<DeskPage | null>(null);
let wrong = $state('');
let asked = 0; // requests are numbered, so that an older answer never replaces a newer one
let shown = 0;

export const admin = {
  get page() {
    return page;
  },
  get key() {
    return key;
  },
  get wrong() {
    return wrong;
  },
};

export function signIn(tried: string) {
  key = tried.trim();
  sessionStorage.setItem(KEPT, key);
  return refresh();
}

export function signOut() {
  key = wrong = '';
  page = null;
  sessionStorage.removeItem(KEPT);
}

/** Send a request; a key that is refused is removed. */
async function ask(method: string, path = '', body?: object): Promise<boolean> {
  const number = ++asked;
  const mine = key;
  try {
    const heard = await callWith<DeskPage>(mine, method, `/api/desk${path}`, body);
    if (number > shown && key === mine) {
      page = heard;
      shown = number;
      wrong = '';
    }
    return true;
  } catch (error) {
    if (key !== mine) return false; // another key was entered meanwhile
    const sentence = (error instanceof RefusalError && error.refusal.sentence) || connectionText();
    if (error instanceof RefusalError && (error.status === 401 || (error.status === 429 && !page))) {
      signOut();
      wrong = sentence;
    } else if (method !== 'GET') toast(sentence, 'bad');
    return false;
  }
}

const part = encodeURIComponent;

export const refresh = () => ask('GET');
export const changeSettings = (change: DeskChange) => ask('PATCH', '', change);
export const ban = (bar: NewBar) => ask('POST', '/bars', bar);
export const liftBan = (number: number) => ask('DELETE', `/bars/${number}`);
export const closeTable = (table: string) => ask('POST', `/tables/${part(table)}/close`);
export const messageTable = (table: string, text: string) => ask('POST', `/tables/${part(table)}/message`, { text });

/** Refresh every three seconds while the page is visible. Returns a function that stops it. */
export function keepRefreshing(): () => void {
  const timer = setInterval(() => {
    if (key && !document.hidden) void refresh();
  }, EVERY);
  return () => clearInterval(timer);
}
