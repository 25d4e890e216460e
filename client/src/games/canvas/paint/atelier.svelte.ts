// Renders paintings one at a time in a worker, and provides their object URLs.
import { SvelteMap } from 'svelte/reactivity';
import { fetched, put } from './cellar';
import type { Order } from './order';
import { rasterOf } from './raster';
import type { Done, Job, Medium } from './worker';
import PaintWorker from './worker?worker';

/** px: wide enough for a wall on any screen; files to share are larger */
export const WALL = 600;
export const FILE = 900;
/** ms: a first painting in oils that takes longer switches this device to gouache */
const PATIENCE = 4000;
const STUCK = 30_000;
const PLAIN = 'ludoteca.canvas.plain';

interface Commission {
  order: Order;
  width: number;
  name: string;
  urgent: boolean;
  waiting: number;
  done: ((picture: Blob | null) => void)[];
}

const able =
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  'transferToImageBitmap' in OffscreenCanvas.prototype;
/** ms without input before rendering starts */
const quiet = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 400 }) : setTimeout(resolve, 30),
  );

class Atelier {
  /** Object URLs of finished pictures by key. */
  readonly #finished = new SvelteMap<string, string>();
  readonly #pictures = new Map<string, Blob>();
  #queue: Commission[] = [];
  #working = false;
  #medium: Medium = 'oils';
  #closed = !able;
  #worker: Worker | null = null;
  #number = 0;
  #paced = false;
  #failures = 0;
  /** Whether this person prefers the plain drawings. */
  plain = $state(remembered());

  choosePlain(plain: boolean) {
    this.plain = plain;
    try {
      localStorage.setItem(PLAIN, plain ? '1' : '');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  /** The URL of the finished picture, or null. */
  see(order: Order): string | null {
    return this.plain ? null : (this.#finished.get(nameOf(order, WALL)) ?? null);
  }

  /** Request a picture; call the returned function when it is no longer shown. `urgent`: before all others. */
  commission(order: Order, urgent = false): () => void {
    if (this.plain || this.#closed || this.#finished.has(nameOf(order, WALL))) return () => {};
    const place = this.#enter(order, WALL, urgent);
    place.waiting += 1;
    void this.#work();
    return () => {
      place.waiting -= 1;
    };
  }

  /** The picture itself, for a file; null if nothing can be rendered. */
  picture(order: Order, width = FILE): Promise<Blob | null> {
    const known = this.#pictures.get(nameOf(order, width));
    if (this.#closed || known) return Promise.resolve(known ?? null);
    return new Promise((resolve) => {
      this.#enter(order, width, true).done.push(resolve);
      void this.#work();
    });
  }

  #enter(order: Order, width: number, urgent: boolean): Commission {
    const name = nameOf(order, width);
    let place = this.#queue.find((each) => each.name === name);
    if (!place) {
      place = { order, width, name, urgent, waiting: 0, done: [] };
      this.#queue.push(place);
    }
    place.urgent ||= urgent;
    return place;
  }

  /** One at a time; orders that are no longer needed are skipped. */
  async #work() {
    if (this.#working) return;
    this.#working = true;
    await quiet();
    while (true) {
      this.#queue = this.#queue.filter((each) => each.waiting > 0 || each.done.length);
      const next = this.#queue.find((each) => each.urgent) ?? this.#queue[0];
      if (!next || this.#closed) break;
      const picture = await this.#make(next);
      this.#queue = this.#queue.filter((each) => each !== next);
      if (picture) {
        this.#pictures.set(next.name, picture);
        if (!this.#finished.has(next.name)) this.#finished.set(next.name, URL.createObjectURL(picture));
      }
      for (const done of next.done) done(picture);
    }
    for (const each of this.#queue) for (const done of each.done) done(null);
    this.#working = false;
  }

  async #make(commission: Commission): Promise<Blob | null> {
    const { order, width, name } = commission;
    const kept = await fetched(name);
    if (kept) return kept;
    try {
      const ground = await rasterOf(order.ground, width);
      const sheets: Job['sheets'] = [];
      for (const { shapes, film } of order.sheets) {
        await quiet();
        sheets.push({ picture: await rasterOf(shapes, width), film });
      }
      const medium = this.#medium;
      const done = await this.#ask({
        id: (this.#number += 1),
        medium,
        seed: order.seed,
        hand: order.hand,
        ground,
        sheets,
      });
      if (!done.picture) throw new Error('no picture');
      // Only the first painting measures the device; a later one may be slow for other reasons.
      if (done.medium !== medium || (!this.#paced && width === WALL && done.took > PATIENCE)) this.#medium = 'gouache';
      if (width === WALL) this.#paced = true;
      if (done.medium === 'oils') void put(name, done.picture);
      this.#failures = 0;
      return done.picture;
    } catch {
      // After one failure try gouache, which needs less; after two in a row the plain drawings stay.
      this.#failures += 1;
      this.#medium = 'gouache';
      if (this.#failures < 2) return this.#make(commission);
      this.#closed = true;
      return null;
    }
  }

  #ask(job: Job): Promise<Done> {
    const worker = (this.#worker ??= new PaintWorker());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => fail(), STUCK);
      const fail = () => {
        clearTimeout(late);
        worker.terminate();
        this.#worker = null;
        reject(new Error('the painter does not answer'));
      };
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<Done>) => {
        if (data.id !== job.id) return;
        clearTimeout(late);
        resolve(data);
      };
      worker.postMessage(job, [job.ground, ...job.sheets.map((sheet) => sheet.picture)]);
    });
  }
}

const nameOf = (order: Order, width: number) => `${order.key}-${width}`;

function remembered(): boolean {
  try {
    return !!localStorage.getItem(PLAIN);
  } catch {
    return false;
  }
}

export const atelier = new Atelier();
