// The people who share this device at one table: each is a guest with a line of their own, and one of them looks at a time.
import { createGuest } from '../../wire/http';
import type { Guest } from '../person/guest.svelte';
import { clearNotices } from '../state/notices.svelte';
import { settings } from '../state/settings.svelte';
import { TableStore } from '../table/state/tableStore.svelte';

const KEY = 'ludoteca.company';
const TABLES = 8; // remembered: whoever reloads the page finds the others still there
export const MOST_OTHERS = 9;
/** The games that are passed round well: in the others everybody looks at once. */
const PASSED_ROUND = ['masterdice', 'canvas', 'palla', 'polpo', 'duplik', 'tris'];
export const suitsPassing = (game: string) => PASSED_ROUND.includes(game);

function kept(table: string): Guest[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')[table] ?? [];
  } catch {
    return [];
  }
}

function keep(table: string, people: Guest[]) {
  try {
    const { [table]: _, ...others } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Guest[]>;
    const entries = Object.entries(others).slice(1 - TABLES);
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(people.length ? [...entries, [table, people]] : entries)),
    );
  } catch {
    // Without storage they last as long as the page.
  }
}

export class DevicePlayers {
  readonly table: string;
  #people = $state.raw<Guest[]>([]);
  /** The lines of the others on this device; the owner of the device has the page's own. */
  others = $state.raw<TableStore[]>([]);
  /** Who looks: 0 is the owner of the device. */
  looking = $state(0);
  /** Whom the device is being handed to: while it is, nobody's view is on the page. */
  handing = $state<number | null>(null);
  /** The page was opened again: whose turn it is shows when all lines are there, and until then nobody is named. */
  looksRound = $state(false);

  constructor(table: string) {
    this.table = table;
    this.#people = kept(table);
    this.others = this.#people.map((guest) => this.#line(guest));
    // Whoever opens the page again may be another than whoever left it.
    if (this.others.length) {
      this.handing = 0;
      this.looksRound = true;
    }
  }

  #line(guest: Guest): TableStore {
    const model = new TableStore(this.table, null, guest);
    model.silent = true;
    return model;
  }

  async add(name: string): Promise<void> {
    const { guest, token } = await createGuest(name, settings.language);
    this.#people = [...this.#people, { guest, token, name }];
    keep(this.table, this.#people);
    this.others = [...this.others, this.#line({ guest, token, name })];
  }

  /** Somebody goes home: their chair is free in the lobby, and kept by a bot during a game. */
  async remove(n: number): Promise<void> {
    const model = this.others[n - 1];
    if (model.seat !== null) await model.ask({ type: 'stand' }, true);
    model.close();
    this.#people = this.#people.filter((_, i) => i !== n - 1);
    keep(this.table, this.#people);
    this.others = this.others.filter((each) => each !== model);
    this.looking = 0;
  }

  /** The device changes hands: first the curtain, then whoever says it is theirs. */
  hand(to: number) {
    this.handing = to;
    clearNotices();
  }
  /** All lines are there: to whoever has something to do, else to the owner. */
  lookedRound(next: number) {
    this.looksRound = false;
    if (this.handing !== null) this.handing = Math.max(next, 0);
  }
  take(own: TableStore) {
    if (this.handing !== null) this.#look(this.handing, own);
  }
  goHome(own: TableStore) {
    this.#look(0, own);
  }
  #look(who: number, own: TableStore) {
    this.looking = who;
    this.handing = null;
    [own, ...this.others].forEach((model, n) => (model.silent = n !== this.looking));
  }

  close() {
    for (const model of this.others) model.close();
  }
}
