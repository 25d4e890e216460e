// The store of a lesson. It has a table store's interface for boards; moves go to the lesson's endpoint.
import type { Answer, BoardSound, ChairInfo, Happened, Outcome, TableClock } from '../../games/contract';
import { PeakStage } from '../../kit/time/peakStage.svelte';
import { playSound } from '../../kit/audio/sound';
import { prefersReducedMotion } from '../../kit/rendering/reducedMotion';
import type { VoiceLink } from '../../kit/audio/voiceChat.svelte';
import { RefusalError } from '../../wire/http';
import { lessonStep, type LessonAction, type LessonStep, type LessonTable, type Problem } from '../../wire/learn';
import type { Request, Update } from '../../wire/messages';
import { mergePatch } from '../../wire/mergePatch';
import { me } from '../person/guest.svelte';
import { connectionText } from '../state/connectionText';
import { announce } from '../state/notices.svelte';
import { settings } from '../state/settings.svelte';
import { t } from '../state/texts.svelte';
import { TextInterface } from '../table/state/textInterface.svelte';
import { lessonProgress } from './progress.svelte';
import type { Json } from '../../wire/json';

const PARTNERS_PAUSE = 900; // ms between two moves of others
const MANY = 10; // more moves than this pass quickly

export class LessonStore {
  readonly game: string;
  view = $state.raw<Json>(null);
  version = $state(0);
  actors = $state.raw<number[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  table = $state.raw<LessonTable | null>(null);
  /** The current step; null while others move and after the end. */
  step = $state.raw<LessonStep | null>(null);
  done = $state(0);
  /** The last objection of rules or coach. `met`: the step asked for this illegal move. */
  no = $state.raw<(Problem & { met: boolean }) | null>(null);
  begun = Date.now();
  readonly isHost = false;
  readonly stage = new PeakStage<BoardSound>(playSound);
  readonly text = new TextInterface({
    ask: (request) => this.#answer(request),
    whenIdle: () => this.stage.idle(),
    position: () => ({ round: 1, version: this.version }),
    moreText: (count) => t('words-more', { count }),
  });
  #acts: LessonAction[] = [];
  #listeners = new Set<(happened: Happened) => void>();
  #turn: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(game: string) {
    this.game = game;
  }

  get id(): string {
    return `lesson-${this.game}-${this.begun}`;
  }
  get seat(): number | null {
    return this.table?.seat ?? null;
  }
  get over(): boolean {
    return !!this.table && this.done === this.table.titles.length;
  }
  get you() {
    return { guest: me.guest?.guest ?? '', name: this.#mine };
  }
  get #mine(): string {
    return me.guest?.name ?? t('lesson-you');
  }
  room = $derived.by(() =>
    this.table ? { game: this.game, options: this.table.options, phase: 'playing' as const, round: 1 } : null,
  );
  chairs = $derived.by<ChairInfo[]>(() =>
    (this.table?.chairs ?? []).map(({ seat, kind, name }) => ({ seat, kind, name: name || this.#mine })),
  );
  clock: TableClock = $derived.by(() => {
    const now = this.table?.clock.now ?? 0,
      since = performance.now();
    // Lessons have no time limits, but some games show drawings over time.
    return { running: true, deadline: null, began: null, now: () => now + performance.now() - since };
  });
  name = (seat: number): string => this.chairs[seat]?.name ?? '';
  voice: VoiceLink = {
    me: () => '',
    talking: () => [],
    mayTalk: () => false,
    name: () => '',
    silenced: () => false,
    speak: async () => ({ ok: true }) as Answer,
    admit: async () => ({ ok: true }) as Answer,
    signal: () => undefined,
    onSignal: () => () => undefined,
  };

  onEvents = (listener: (happened: Happened) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Continue a lesson or begin it. Steps in another language cannot be continued. */
  async open(anew = false) {
    const left = anew ? undefined : lessonProgress.of(this.game);
    const known = left && left.language === settings.language && left.done < left.steps;
    this.#acts = known ? left.acts : [];
    this.begun = known ? left.begun : Date.now();
    try {
      this.#stand(await lessonStep(this.game, this.#mine, this.#acts));
    } catch (error) {
      if (!(error instanceof RefusalError) || error.refusal.code !== 'lesson_changed') throw error;
      this.#acts = [];
      this.#stand(await lessonStep(this.game, this.#mine, []));
    }
  }

  #stand(table: LessonTable) {
    this.table = table;
    this.view = table.view;
    this.version = table.version;
    this.actors = table.actors;
    this.outcome = table.outcome ?? null;
    this.no = null;
    this.#settle(table);
  }

  close() {
    this.#closed = true;
    this.stage.clear();
    this.text.close();
  }

  /** Actions are sent one after another: drawing is faster than the network. */
  play = (move: Record<string, Json>, quiet = false): Promise<Answer> => this.#next({ go: true, act: move }, quiet);
  read = () => this.#next({ go: true });
  show = () => (this.step?.example ? this.play(this.step.example) : Promise.resolve({ ok: true } as Answer));

  #next(next: { go?: boolean; act?: LessonAction; says?: string }, quiet = false): Promise<Answer> {
    const mine = this.#turn.then(() => this.#do(next, quiet));
    this.#turn = mine.then(
      ({ rest }) => rest,
      () => undefined,
    );
    return mine.then(({ answer }) => answer);
  }

  async #do(
    next: { go?: boolean; act?: LessonAction; says?: string },
    quiet: boolean,
  ): Promise<{ answer: Answer; rest: Promise<void> }> {
    let told: LessonTable;
    try {
      told = await lessonStep(this.game, this.#mine, this.#acts, next);
    } catch (error) {
      const sentence = (error instanceof RefusalError && error.refusal.sentence) || connectionText();
      this.#object({ code: 'offline', sentence, rule: '' }, false, quiet);
      return { answer: { ok: false, refusal: { code: 'offline', sentence } } as Answer, rest: Promise.resolve() };
    }
    const met = next.says && told.counted && told.no; // an expected refusal counts as an answer
    if (told.heard.length || met)
      this.text.receive({ type: 'heard', id: '', lines: met ? [met.sentence] : told.heard });
    if (told.counted) this.#acts = [...this.#acts, told.act ?? null];
    if (told.no) this.#object(told.no, told.counted, quiet, !!next.says);
    else if (told.counted) this.no = null;
    const rest = told.counted ? this.#happen(told) : Promise.resolve();
    return { answer: (told.no && !met ? { ok: false, refusal: told.no } : { ok: true }) as Answer, rest };
  }

  /** `answered`: the text interface reads it already. */
  #object(problem: Problem, met: boolean, quiet: boolean, answered = false) {
    if (quiet && !met) return;
    this.no = { ...problem, met };
    if (!answered) announce(problem.sentence, true);
    playSound(met ? 'tick' : 'bad');
  }

  /** Show one's own move at once, then the moves of others one by one. */
  async #happen(told: LessonTable) {
    this.table = told;
    const goesOn = told.done > this.done;
    if (goesOn && told.updates.length > 1) this.step = null;
    for (const [number, update] of told.updates.entries()) {
      if (number) {
        const hurry = told.updates.length > MANY;
        if (hurry) this.stage.finish();
        await this.stage.idle();
        await new Promise((after) =>
          setTimeout(after, hurry ? PARTNERS_PAUSE / 18 : prefersReducedMotion() ? PARTNERS_PAUSE / 3 : PARTNERS_PAUSE),
        );
      }
      if (this.#closed) return;
      this.#show(update, number === told.updates.length - 1 ? (told.outcome ?? null) : null);
    }
    await this.stage.idle();
    this.#settle(told);
  }

  #show(update: Update, outcome: Outcome | null) {
    this.view = mergePatch(this.view, update.patch ?? {});
    this.version = update.version;
    this.actors = update.actors;
    if (outcome) this.outcome = outcome;
    for (const listener of this.#listeners)
      listener({
        seat: update.seat ?? null,
        version: update.version,
        events: update.events,
        replayed: false,
        held: update.clock.held ?? 0,
      });
  }

  #settle(told: LessonTable) {
    const goesOn = told.done > this.done;
    const fresh = goesOn || this.step === null;
    this.step = told.step ?? null;
    this.done = told.done;
    lessonProgress.note(this.game, {
      language: settings.language,
      acts: this.#acts,
      done: told.done,
      steps: told.titles.length,
      begun: this.begun,
    });
    if (fresh && told.step)
      announce(`${told.step.title}${/[.!?…]$/.test(told.step.title) ? '' : '.'} ${told.step.says}`);
    else if (goesOn && this.over) announce(`${t('lesson-over-title')}. ${t('lesson-over')}`);
    this.text.receive({ ...told.words, type: 'words' });
  }

  /** Answers the text interface. */
  async #answer(request: Request): Promise<Answer> {
    if (request.type === 'utter') return this.#next({ says: request.words });
    if (this.table) this.text.receive({ ...this.table.words, type: 'words' });
    return { ok: true } as Answer;
  }
}
