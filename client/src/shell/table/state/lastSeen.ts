// The last version of each table that this browser has shown: a page opened anew can tell what happened since.
const KEY = 'ludoteca.seen';
const MOST = 20; // tables

export interface SeenVersion {
  round: number;
  version: number;
}

export function loadSeen(table: string): SeenVersion | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')[table] ?? null;
  } catch {
    return null;
  }
}

export function saveSeen(table: string, seen: SeenVersion) {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    delete all[table];
    const kept = Object.entries({ ...all, [table]: seen }).slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage only a reload forgets; a reconnection does not.
  }
}
