// Heavy options of a game (a deck of one's own): a view names them, each is fetched once and put in its place.
import { fetchLargeOption } from '../../../wire/http';
import type { Json } from '../../../wire/json';

interface Named {
  ref: string;
  size: number;
}

const RETRY = [1000, 2000, 4000, 8000, 16000]; // ms: with a line as bad as that the table itself is being told so

const isNamed = (value: Json): value is Named =>
  typeof value === 'object' && value !== null && typeof value.ref === 'string' && typeof value.size === 'number';

export class LargeOptions {
  readonly #table: string;
  readonly #there = new Map<string, unknown>();
  readonly #coming = new Set<string>();

  constructor(table: string) {
    this.#table = table;
  }

  /** The view with everything in its place that has come. */
  fill<V>(view: V): V {
    const options = (view as Json)?.options;
    const here = Object.entries(options ?? {}).filter(([, value]) => isNamed(value) && this.#there.has(value.ref));
    if (!here.length) return view;
    return {
      ...view,
      options: {
        ...options,
        ...Object.fromEntries(here.map(([name, value]) => [name, this.#there.get((value as Named).ref)])),
      },
    };
  }

  /** Fetch what the view names and is not here yet; `came` is told each time something is. */
  fetchMissing(view: Json, came: () => void) {
    for (const value of Object.values(view?.options ?? {})) {
      if (isNamed(value) && !this.#there.has(value.ref) && !this.#coming.has(value.ref))
        void this.#fetch(value.ref, came);
    }
  }

  async #fetch(ref: string, came: () => void) {
    this.#coming.add(ref);
    for (const wait of [...RETRY, 0]) {
      try {
        this.#there.set(ref, await fetchLargeOption(this.#table, ref));
        came();
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    this.#coming.delete(ref);
  }
}
