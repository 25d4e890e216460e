// The guests this browser has muted. The server does not learn of it.
const KEY = 'ludoteca.silenced';
const KEPT = 200;

function stored(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

let guests = $state.raw<string[]>(stored());

export const isMuted = (guest: string): boolean => guests.includes(guest);

export function setMuted(guest: string, on: boolean) {
  guests = [...guests.filter((each) => each !== guest), ...(on ? [guest] : [])].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(guests));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
