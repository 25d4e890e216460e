// The guest of this browser: name and secret token, kept in the browser.
import { updateMe, createGuest, setIdentity, fetchMe, RefusalError } from '../../wire/http';
import { settings } from '../state/settings.svelte';

export interface Guest {
  guest: string;
  token: string;
  name: string;
}

const KEY = 'ludoteca.guest';

function stored(): Guest | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

let guest = $state.raw<Guest | null>(stored());
let asking = $state.raw<{ reason: string; done: (named: boolean) => void } | null>(null);

function keep(next: Guest | null) {
  guest = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the guest lasts as long as the page.
  }
}

setIdentity({ token: () => guest?.token ?? null, language: () => settings.language });

// Another tab may have created or renamed the guest.
addEventListener('storage', (event) => {
  if (event.key === KEY) guest = stored();
});

export const me = {
  get guest() {
    return guest;
  },
  /** The pending question for a name: the app shows the dialog. */
  get asking() {
    return asking;
  },
};

/** Make sure that there is a guest; asks for a name the first time. False if the person cancelled. */
export async function ensureGuest(reason = ''): Promise<boolean> {
  if (guest) return true;
  return new Promise((done) => {
    asking = {
      reason,
      done: (named) => {
        asking = null;
        done(named);
      },
    };
  });
}

export async function createMe(name: string) {
  const { guest: id, token } = await createGuest(name, settings.language);
  keep({ guest: id, token, name });
}

export async function rename(name: string) {
  if (!guest) return createMe(name);
  await updateMe({ name, language: settings.language });
  keep({ ...guest, name });
}

const SCREEN = 'ludoteca.screen';

/** The big screen has a guest of its own, because it must not receive what this browser's person may know. */
export async function screenGuest(name: string, fresh = false): Promise<Guest> {
  const known = fresh ? null : localStorage.getItem(SCREEN);
  if (known) return JSON.parse(known);
  const { guest: id, token } = await createGuest(name, settings.language);
  const screen = { guest: id, token, name };
  localStorage.setItem(SCREEN, JSON.stringify(screen));
  return screen;
}

/** Take over a seat from another device: this browser becomes that guest. */
export function replaceMe(next: Guest) {
  keep(next);
}

export function saveLanguage() {
  if (guest) updateMe({ language: settings.language }).catch(() => {});
}

/** Check that the server still knows the guest; guests expire. If not, create one with the same name. */
export async function checkGuest(): Promise<boolean> {
  if (!guest) return false;
  try {
    await fetchMe();
    return true;
  } catch (error) {
    if (!(error instanceof RefusalError) || error.status !== 401) return true;
    const { name } = guest;
    keep(null);
    try {
      await createMe(name);
      return true;
    } catch {
      return false;
    }
  }
}
