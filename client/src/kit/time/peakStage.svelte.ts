// Great moments, one at a time: the reveal, the ribbon, the photo finish. While one is on stage nothing else moves.
//
//   await stage.play({ name: 'reveal', acts: [{ name: 'rise', ms: 700, sound: 'tick' }, { name: 'open', ms: 500, sound: 'place' }] }, happened.held);
//   stage.actOf('reveal')             reactive: which act is on; null before and after: then everything may be seen and pressed
//   stage.at('reveal', 'open')        reactive: the act has begun, or the moment is over
//   const line = stage.hold(() => headline)    reactive: stands still while a moment is on, and catches up afterwards
//
// A table has one stage, made by the shell: boards put moments on it (from events that happen now, never from replayed ones), the shell holds
// the headline, the players' chips, the log and the end meanwhile, and <Peak {stage} /> lets anybody skip by tap, space or Escape.
// How long a moment lasts the rules say (`Game.peaks`), and with them the server, which stops the table's clock for so long: `happened.held`.
// The acts share it in proportion, so that phones and the big screen are in step.
// Stillness changes nothing here: the time for suspense stays, what would move does not (tokens.css stops every animation).
import { untrack } from 'svelte';

export interface PeakAct<Sound extends string = string> {
  name: string;
  ms: number;
  sound?: Sound;
  line?: string;
}
/**
 * `about`: whatever the board needs to draw it, such as the event or the picture. `says` and `tells`: a great word and a line below it, which
 * the curtain writes over the dimmed board where the board itself draws nothing. `line`: what the line on top says meanwhile, an act's own first.
 */
export interface PeakMoment<Sound extends string = string> {
  name: string;
  acts: PeakAct<Sound>[];
  about?: unknown;
  says?: string;
  tells?: string;
  line?: string;
}

/** No moment is longer, however many acts it has: they are played faster. */
export const LONGEST_MS = 3000;

interface Waiting<Sound extends string> {
  moment: PeakMoment<Sound>;
  ms: number;
  over: () => void;
}

export class PeakStage<Sound extends string = string> {
  /** The moment on stage, which of its acts, and how long all of them are to last. */
  now = $state.raw<PeakMoment<Sound> | null>(null);
  act = $state(0);
  whole = 0;
  /** What the line on top says while this screen is at something of its own: a result being read, an answer being put together. */
  aside = $state<string | null>(null);
  /** Somebody here ended a moment before its time. */
  onskip: () => void = () => {};
  #waiting: Waiting<Sound>[] = [];
  #idlers: (() => void)[] = [];
  #over: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sound: (name: Sound) => void;

  constructor(sound: (name: Sound) => void) {
    this.#sound = sound;
  }

  /** Put a moment on stage for so long, after those that wait already. Resolves once it is over or skipped. */
  play(moment: PeakMoment<Sound>, held = 0): Promise<void> {
    const ms = Math.min(LONGEST_MS, held || moment.acts.reduce((sum, each) => sum + each.ms, 0));
    return new Promise((over) => {
      this.#waiting.push({ moment, ms, over });
      if (untrack(() => this.now) === null) this.#next();
    });
  }

  /** End the moment on stage; the next one begins. */
  skip() {
    if (this.now === null) return;
    this.#next();
    if (this.now === null) this.onskip();
  }

  /** Everybody has seen what is on: the clock goes on, and so does this screen. */
  finish() {
    while (this.now !== null) this.#next();
  }

  /** Whether this act of this moment has begun. True when the moment is not on stage: what is over may be seen. */
  at(moment: string, act: string): boolean {
    if (this.now?.name !== moment) return true;
    return this.act >= this.now.acts.findIndex((each) => each.name === act);
  }

  /** The act on stage, for styling; null while this moment is not on. */
  actOf(moment: string): string | null {
    return this.now?.name === moment ? (this.now.acts[this.act]?.name ?? null) : null;
  }

  /** A value that stands still while a moment is on stage. Call it where a $derived may be made. */
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

  /** Resolves when nothing is on stage: at once, or after the last moment that waits. */
  idle(): Promise<void> {
    if (untrack(() => this.now) === null) return Promise.resolve();
    return new Promise((resolve) => this.#idlers.push(resolve));
  }

  /** Nothing on stage and nothing waiting, as when somebody leaves the table. */
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
