// Shows peaks one at a time: a reveal, a ribbon, a photo finish. Nothing else moves meanwhile.
// await stage.play({ name: 'reveal', acts: [{ name: 'rise', ms: 700, sound: 'tick' }, …] }, happened.held);
// stage.actOf('reveal'): the current act, or null before and after (reactive).
// stage.at('reveal', 'open'): whether that act has begun or the peak is over (reactive).
// const line = stage.hold(() => headline): keeps its value during a peak (reactive).
// A table has one stage, made by the shell. Boards play peaks from live events, never from replayed ones. The shell
// holds headline, chips, log and end meanwhile, and <Peak {stage} /> lets people skip.
// The rules say how long a peak lasts (`Game.peaks`) and the server stops the table clock for that time
// (`happened.held`). The acts share it in proportion, so that all screens are in step.
// Reduced motion does not shorten peaks: tokens.css stops the animations.
import { untrack } from 'svelte';

export interface PeakAct<Sound extends string = string> {
  name: string;
  ms: number;
  sound?: Sound;
  line?: string;
}
/**
 * `about`: data for the board's drawing. `says` and `tells`: a title and a line that the overlay shows where the board
 * draws nothing. `line`: the headline meanwhile; an act's own line comes first.
 */
export interface PeakMoment<Sound extends string = string> {
  name: string;
  acts: PeakAct<Sound>[];
  about?: unknown;
  says?: string;
  tells?: string;
  line?: string;
}

/** No peak is longer; its acts are played faster. */
export const LONGEST_MS = 3000;

interface Waiting<Sound extends string> {
  moment: PeakMoment<Sound>;
  ms: number;
  over: () => void;
}

export class PeakStage<Sound extends string = string> {
  /** The current peak, the index of its act, and the ms of all its acts. */
  now = $state.raw<PeakMoment<Sound> | null>(null);
  act = $state(0);
  whole = 0;
  /** The headline while this screen shows something of its own, for example a result. */
  aside = $state<string | null>(null);
  /** Called when a person here has skipped a peak. */
  onskip: () => void = () => {};
  #waiting: Waiting<Sound>[] = [];
  #idlers: (() => void)[] = [];
  #over: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sound: (name: Sound) => void;

  constructor(sound: (name: Sound) => void) {
    this.#sound = sound;
  }

  /** Play a peak after those in the queue, for `held` ms. Resolves when it is over or skipped. */
  play(moment: PeakMoment<Sound>, held = 0): Promise<void> {
    const ms = Math.min(LONGEST_MS, held || moment.acts.reduce((sum, each) => sum + each.ms, 0));
    return new Promise((over) => {
      this.#waiting.push({ moment, ms, over });
      if (untrack(() => this.now) === null) this.#next();
    });
  }

  /** End the current peak; the next one begins. */
  skip() {
    if (this.now === null) return;
    this.#next();
    if (this.now === null) this.onskip();
  }

  /** End all peaks: every seat has seen enough and the clock runs again. */
  finish() {
    while (this.now !== null) this.#next();
  }

  /** Whether an act of a peak has begun. True when the peak is not shown. */
  at(moment: string, act: string): boolean {
    if (this.now?.name !== moment) return true;
    return this.act >= this.now.acts.findIndex((each) => each.name === act);
  }

  /** The current act of a peak, for styling, or null. */
  actOf(moment: string): string | null {
    return this.now?.name === moment ? (this.now.acts[this.act]?.name ?? null) : null;
  }

  /** A value that keeps still during a peak. Call it where a $derived may be created. */
  hold<T>(read: () => T): { readonly value: T } {
    let last: { value: T } | null = null;
    const value = $derived.by(() => {
      if (this.now === null || last === null) last = { value: read() };
      return last.value;
    });
    return {
      get value() {
        return value;
      },
    };
  }

  /** Resolves when no peak is shown or queued. */
  idle(): Promise<void> {
    if (untrack(() => this.now) === null) return Promise.resolve();
    return new Promise((resolve) => this.#idlers.push(resolve));
  }

  /** Drop all peaks, for example when leaving the table. */
  clear() {
    clearTimeout(this.#timer);
    for (const { over } of this.#waiting.splice(0)) over();
    this.#over();
    this.#over = () => {};
    this.now = null;
    this.#rest();
  }

  #rest() {
    for (const idler of this.#idlers.splice(0)) idler();
  }

  #next() {
    clearTimeout(this.#timer);
    this.#over();
    const next = this.#waiting.shift();
    this.#over = next?.over ?? (() => {});
    this.now = next?.moment ?? null;
    this.whole = next?.ms ?? 0;
    if (next) this.#perform(next.moment, 0);
    else this.#rest();
  }

  #perform(moment: PeakMoment<Sound>, number: number) {
    const act = moment.acts[number];
    if (!act) return this.#next();
    this.act = number;
    if (act.sound) this.#sound(act.sound);
    const whole = moment.acts.reduce((sum, each) => sum + each.ms, 0);
    this.#timer = setTimeout(() => this.#perform(moment, number + 1), (act.ms * this.whole) / whole);
  }
}
