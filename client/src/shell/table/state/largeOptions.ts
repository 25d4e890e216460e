// Large options of a game, such as a custom deck: a view contains references, and each option is fetched once.
import { fetchLargeOption } from '../../../wire/http';
import type { Json } from '../../../wire/json';

interface Named {
  ref: string;
  size: number;
}

// ms between attempts; on such a connection the table itself is reconnecting
const RETRY = [1000, 2000, 4000, 8000, 16000];

const isNamed = (value: Json): value is Named =>
  typeof value === 'object' && value !== null && typeof value.ref === 'string' && typeof value.size === 'number';

export class LargeOptions {
  readonly #table: string;
  readonly #there = new Map<string, unknown>();
  readonly #coming = new Set<string>();

  constructor(table: string) {
    this.#table = table;
  }

  /** The view with all fetched options in place. */
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

  /** Fetch the options that the view refers to; `came` is called after each one. */
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
