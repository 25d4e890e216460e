// The store of a replay: loads it in pieces and plays it. It has a table store's interface for boards, but accepts no
// moves.
import type { BoardSound, ChairInfo, Happened, Outcome, TableClock } from '../../games/contract';
import { PeakStage } from '../../kit/time/peakStage.svelte';
import { playSound } from '../../kit/audio/sound';
import type { VoiceLink } from '../../kit/audio/voiceChat.svelte';
import { fetchMomentText, fetchMoments, fetchReplay } from '../../wire/history';
import { REPLAY_MOVES, type Answer, type Clock, type Update } from '../../wire/messages';
import { mergePatch } from '../../wire/mergePatch';
import type { MomentInWords, Replay } from '../../wire/types';
import { toast } from '../state/notices.svelte';
import { t } from '../state/texts.svelte';
import type { Json } from '../../wire/json';

/** ms between two moves unless real times are chosen. */
const BREATH = { least: 650, most: 2600 };
const LONGEST_WAIT = 60_000;

/** A seat, the audience, or the audience with everything open. */
export type Viewpoint = number | 'audience' | 'open';

export interface ReplayStep {
  version: number;
  view: Json;
  actors: number[];
  clock: Clock;
  update: Update | null;
}

export class ReplayStore {
  readonly id: string;
  info = $state.raw<Replay | null>(null);
  eyes = $state<Viewpoint>('audience');
  shown = $state.raw<ReplayStep | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** Keep the real pauses between moves. */
  trueTimes = $state(false);
  words = $state.raw<MomentInWords | null>(null);
  readonly stage = new PeakStage<BoardSound>(playSound);
  readonly isHost = false;
  readonly you = null;
  #seen = new Map<string, ReplayStep[]>(); // by seat, then by version
  #coming = new Map<string, Promise<void>>();
  #listeners = new Set<(happened: Happened) => void>();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(link: string) {
    this.id = link;
  }

  async load() {
    this.info = await fetchReplay(this.id);
  }

  close() {
    this.#closed = true;
    this.pause();
    this.stage.clear();
  }

  get length(): number {
    return this.info?.moves.length ?? 0;
  }
  get version(): number {
    return this.shown?.version ?? 0;
  }
  get seat(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null;
  }
  get view() {
    return this.shown?.view ?? null;
  }
  get outcome(): Outcome | null {
    return this.info && this.version === this.length ? (this.info.outcome ?? null) : null;
  }
  /** Always empty: a board then asks for no move. */
  readonly actors: number[] = [];
  /** The seats that were to move at this moment, for the chips. */
  get waited(): number[] {
    return this.shown?.actors ?? [];
  }

  /** The parts of a room view that boards read. */
  room = $derived.by(() =>
    this.info
      ? {
          game: this.info.game,
          options: this.info.options as Record<string, Json>,
          phase: 'playing' as const,
          round: this.info.round,
        }
      : null,
  );
  chairs = $derived<ChairInfo[]>(
    (this.info?.chairs ?? []).map(({ seat, kind, name }) => ({ seat, kind, name: name ?? '' })),
  );
  clock: TableClock = $derived.by(() => {
    const { now = 0, deadline, began } = this.shown?.clock ?? {};
    return { running: false, deadline: deadline ?? null, began: began ?? null, now: () => now };
  });
  name = (seat: number): string => this.info?.chairs[seat]?.name || t('chair-number', { number: seat + 1 });

  /** A move is refused with a hint to "what if". */
  play = async (_move: Record<string, Json>, quiet = false): Promise<Answer> => {
    if (!quiet) toast(t('replay-only-look'));
    return { ok: false, refusal: { code: 'replay', sentence: t('replay-only-look') } };
  };
  onEvents = (listener: (happened: Happened) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  voice: VoiceLink = {
    me: () => '',
    talking: () => [],
    mayTalk: () => false,
    name: () => '',
    silenced: () => false,
    speak: async () => ({ ok: true }),
    admit: async () => ({ ok: true }),
    signal: () => {},
    onSignal: () => () => {},
  };

  /** Go to a moment without animation. */
  async go(version: number) {
    const wanted = Math.max(0, Math.min(this.length, version));
    this.stage.clear();
    await this.#show(wanted, false);
  }
  /** Go one move forward, with its events, sounds and peaks. */
  async step() {
    if (this.version < this.length) await this.#show(this.version + 1, true);
  }
  async look(eyes: Viewpoint) {
    this.eyes = eyes;
    await this.go(this.version);
  }

  async #show(version: number, live: boolean) {
    const asked = ++this.#asked;
    try {
      const shown = await this.#find(version);
      if (asked !== this.#asked || this.#closed) return;
      this.shown = shown;
      const { update } = shown;
      if (live && update) {
        const held = (update.clock.held ?? 0) / this.speed;
        for (const listener of this.#listeners)
          listener({ seat: update.seat ?? null, version, events: update.events, replayed: false, held });
      }
      const words = await fetchMomentText(this.id, version, this.seat, this.eyes === 'open');
      if (asked === this.#asked) this.words = words;
    } catch (error) {
      if (asked !== this.#asked || this.#closed) return;
      this.pause();
      toast((error as Error).message || t('replay-cut'), 'bad');
    }
  }

  async #find(version: number): Promise<ReplayStep> {
    const seat = this.seat;
    const key = String(seat);
    const seen = this.#seen.get(key) ?? [];
    this.#seen.set(key, seen);
    if (!seen[version]) await this.#bring(Math.floor(version / REPLAY_MOVES) * REPLAY_MOVES, seat, seen);
    return seen[version];
  }

  #bring(start: number, seat: number | null, seen: ReplayStep[]): Promise<void> {
    const name = `${seat}/${start}`;
    const coming =
      this.#coming.get(name) ??
      fetchMoments(this.id, start, seat)
        .then((piece) => {
          let { view } = piece;
          seen[start] ??= { version: start, view, actors: piece.actors, clock: piece.clock, update: null };
          for (const update of piece.updates) {
            view = mergePatch(view, update.patch ?? {});
            seen[update.version] = {
              version: update.version,
              view,
              actors: update.actors,
              clock: update.clock,
              update,
            };
          }
        })
        .finally(() => this.#coming.delete(name));
    this.#coming.set(name, coming);
    return coming;
  }

  toggle = () => (this.playing ? this.pause() : void this.#run());
  pause() {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  async #run() {
    if (this.version >= this.length) await this.go(0);
    this.playing = true;
    this.#next();
  }

  #next() {
    if (!this.playing) return;
    if (this.version >= this.length) return this.pause();
    this.#timer = setTimeout(async () => {
      await this.stage.idle();
      if (!this.playing) return;
      await this.step();
      await this.stage.idle();
      this.#next();
    }, this.#pause() / this.speed);
  }

  #pause(): number {
    const moves = this.info!.moves;
    const before = this.version ? moves[this.version - 1][0] : 0;
    const gap = Math.max(0, moves[this.version][0] - before);
    return this.trueTimes ? Math.min(gap, LONGEST_WAIT) : Math.max(BREATH.least, Math.min(BREATH.most, gap));
  }
}
