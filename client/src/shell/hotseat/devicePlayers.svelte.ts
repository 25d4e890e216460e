// The players who share this device at one table. Each is a guest with a table store of their own; one looks at a time.
import { createGuest } from '../../wire/http';
import type { Guest } from '../person/guest.svelte';
import { clearNotices } from '../state/notices.svelte';
import { settings } from '../state/settings.svelte';
import { TableStore } from '../table/state/tableStore.svelte';

const KEY = 'ludoteca.company';
const TABLES = 8; // so many tables are remembered, for a reload of the page
export const MOST_OTHERS = 9;
/** Games that suit passing a device: in the others all players look at once. */
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
  /** The table stores of the others; the owner of the device has the page's own. */
  others = $state.raw<TableStore[]>([]);
  /** Who looks: 0 is the owner of the device. */
  looking = $state(0);
  /** To whom the device is being passed: nobody's view is shown meanwhile. */
  handing = $state<number | null>(null);
  /** After a reload: whose turn it is becomes known when all are connected. */
  looksRound = $state(false);

  constructor(table: string) {
    this.table = table;
    this.#people = kept(table);
    this.others = this.#people.map((guest) => this.#line(guest));
    // After a reload another person may hold the device.
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

  /** Remove a player: the chair becomes free in the lobby; during a game a bot keeps it. */
  async remove(n: number): Promise<void> {
    const model = this.others[n - 1];
    if (model.seat !== null) await model.ask({ type: 'stand' }, true);
    model.close();
    this.#people = this.#people.filter((_, i) => i !== n - 1);
    keep(this.table, this.#people);
    this.others = this.others.filter((each) => each !== model);
    this.looking = 0;
  }

  /** Pass the device: hide the table until the next player confirms. */
  hand(to: number) {
    this.handing = to;
    clearNotices();
  }
  /** All are connected: pass to the player whose turn it is, else to the owner. */
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
