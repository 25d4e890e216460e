// Who is sitting in front of this device: a name and a secret token, kept in the browser.
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
    // Without storage the person lasts as long as the page.
  }
}

setIdentity({ token: () => guest?.token ?? null, language: () => settings.language });

// Another tab of the same browser may have named the person meanwhile.
addEventListener('storage', (event) => {
  if (event.key === KEY) guest = stored();
});

export const me = {
  get guest() {
    return guest;
  },
  /** The open question for a name, if any: the app shows the dialog. */
  get asking() {
    return asking;
  },
};

/** Make sure there is a person: asks for a name the first time, saying what for. False when they changed their mind. */
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

/** The big screen is nobody at the table: a guest of its own, else it would be told what this browser's person may know. */
export async function screenGuest(name: string, fresh = false): Promise<Guest> {
  const known = fresh ? null : localStorage.getItem(SCREEN);
  if (known) return JSON.parse(known);
  const { guest: id, token } = await createGuest(name, settings.language);
  const screen = { guest: id, token, name };
  localStorage.setItem(SCREEN, JSON.stringify(screen));
  return screen;
}

/** A seat came over from another device: from now on this browser is that person. */
export function replaceMe(next: Guest) {
  keep(next);
}

export function saveLanguage() {
  if (guest) updateMe({ language: settings.language }).catch(() => {});
}

/** The server may have forgotten a guest (they expire): then the name is asked again, already filled in. */
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
