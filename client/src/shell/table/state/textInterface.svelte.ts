// The text interface of a table: fetches the view as text, queues what a screen reader reads, sends inputs.
import type { Answer, Heard, InWords, Request } from '../../../wire/messages';

/** How long changes are gathered before the text is fetched: shorter while the panel is open. */
const GATHER_MS = { open: 250, closed: 1500 };
/** Pause between two readings: at least PAUSE_MS, and as long as a voice needs for the text. */
const PAUSE_MS = 2000;
const PER_LETTER_MS = 55;
const LINES_AT_ONCE = 3; // of further lines only the number is read

export interface TextChange {
  version: number;
  text: string;
}

interface Table {
  ask(request: Request, quiet?: boolean): Promise<Answer>;
  /** Resolves when no peak is shown. */
  whenIdle(): Promise<unknown>;
  position(): { round: number; version: number };
  /** 'and 4 more': read instead of the lines beyond LINES_AT_ONCE. */
  moreText(count: number): string;
}

export class TextInterface {
  content = $state.raw<InWords | null>(null);
  changes = $state.raw<TextChange[]>([]);
  /** The reply to the last input: lines, or the sentence of a refusal. */
  answer = $state.raw<string[]>([]);
  refused = $state(false);
  /** The anchor of the rule behind that refusal, on the rules page. */
  rule = $state('');
  open = $state(false);
  /** The text of the live region. */
  spoken = $state('');
  #table: Table;
  #version = -1;
  #round = -1;
  #fetchTimer: ReturnType<typeof setTimeout> | undefined;
  #queue: string[] = [];
  #readTimer: ReturnType<typeof setTimeout> | undefined;
  #quietUntil = 0;
  /** An input was accepted: its effects are read as the reply, not queued. */
  #inputAccepted = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Fetch the text soon: something changed at the table. */
  scheduleRefresh() {
    if (this.#fetchTimer !== undefined) return;
    this.#fetchTimer = setTimeout(
      () => {
        this.#fetchTimer = undefined;
        void this.#table.whenIdle().then(() => this.#refreshIfStale());
      },
      this.open ? GATHER_MS.open : GATHER_MS.closed,
    );
  }

  /** Fetch the text unless it is current; after a rate limit, once more a little later. */
  async #refreshIfStale() {
    const { round, version } = this.#table.position();
    if (this.content && round === this.#round && version === this.#version) return;
    const answer = await this.refresh();
    if (!answer.ok && answer.refusal.code === 'too_often') setTimeout(() => this.scheduleRefresh(), PAUSE_MS / 2);
  }

  refresh = (): Promise<Answer> =>
    this.#table.ask({ type: 'words', ...(this.#version >= 0 ? { since: this.#version } : {}) } as Request, true);

  receive(words: InWords | Heard) {
    if (words.type === 'heard') {
      this.answer = words.lines;
      this.refused = false;
      this.readAloud(words.lines.join(' '));
      return;
    }
    const fresh = words.round !== this.#round;
    const first = this.#version < 0 || fresh;
    const lines = (words.changed ?? [])
      .map(([version, text]) => ({ version, text }))
      .filter(({ version }) => fresh || version > this.#version);
    this.#round = words.round;
    this.#version = words.version;
    const unread = (words.aloud ?? []).filter((line) => !this.content?.aloud?.includes(line));
    const urgent = unread.filter((line) => words.now?.includes(line));
    this.content = words;
    // Moves that were taken back are removed.
    const kept = fresh ? [] : this.changes.filter(({ version }) => version <= words.version);
    this.changes = [...kept, ...lines].slice(-40);
    const isReply = this.#inputAccepted;
    this.#inputAccepted = false;
    if (first) return;
    // New lines about one's own things, caused by one's own input, are the reply.
    const reply = isReply ? unread.filter((line) => words.mine?.includes(line)) : [];
    if (reply.length) {
      this.answer = reply;
      this.readAloud([...lines.map(({ text }) => text), ...reply].join(' '));
      return;
    }
    this.#queue.push(...lines.map(({ text }) => text));
    if (urgent.length)
      this.readAloud(urgent.join(' ')); // in a race it is useful now or never
    else if (isReply) this.#readQueue();
    else this.#readQueueLater();
  }

  /** Send an input. `onAccepted` is called when it was accepted, before its effects are read. */
  send = async (words: string, onAccepted?: () => void): Promise<boolean> => {
    this.answer = [];
    this.rule = '';
    const answer = await this.#table.ask({ type: 'utter', words }, true);
    this.refused = !answer.ok;
    if (!answer.ok) {
      this.rule = answer.refusal.rule ?? '';
      this.answer = [answer.refusal.sentence];
      this.readAloud(answer.refusal.sentence);
    } else {
      onAccepted?.();
      this.#inputAccepted = true;
      await this.refresh();
    }
    return answer.ok;
  };

  /** Read a text now; the queue is read after it. */
  readAloud(text: string) {
    this.#read(text);
    this.#readQueueLater();
  }

  /** Read the queue as soon as the voice should have ended. */
  #readQueueLater() {
    clearTimeout(this.#readTimer);
    if (this.#queue.length)
      this.#readTimer = setTimeout(() => this.#readQueue(), Math.max(0, this.#quietUntil - Date.now()));
  }

  #readQueue() {
    clearTimeout(this.#readTimer);
    if (!this.#queue.length) return;
    const lines = this.#queue.splice(0);
    const left = lines.length - LINES_AT_ONCE;
    this.#read([...lines.slice(-LINES_AT_ONCE), ...(left > 0 ? [this.#table.moreText(left)] : [])].join(' '));
  }

  #read(text: string) {
    // Screen readers skip an unchanged text: a no-break space makes a repeated one new.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
    this.#quietUntil = Date.now() + Math.max(PAUSE_MS, text.length * PER_LETTER_MS);
  }

  close() {
    clearTimeout(this.#fetchTimer);
    clearTimeout(this.#readTimer);
  }
}
