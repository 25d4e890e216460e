// The table in words as this page hears it: asked for when something changed, read out without flooding, spoken back to.
import type { Answer, Heard, InWords, Request } from '../../../wire/messages';

/** How long what changed is gathered before the words are asked for: at once where somebody reads along, seldom where nobody may. */
const GATHER = { open: 250, closed: 1500 };
/** Between two things read out: at least this, and as long as a voice takes. */
const BREATH = 2000;
const PER_LETTER = 55;
const AT_ONCE = 3; // lines in one breath; of more, only how many there are

export interface TextChange {
  version: number;
  text: string;
}

interface Table {
  ask(request: Request, quiet?: boolean): Promise<Answer>;
  idle(): Promise<unknown>;
  standing(): { round: number; version: number };
  more(count: number): string; // 'and 4 more': what is said of lines that are not read out
}

export class TextInterface {
  told = $state.raw<InWords | null>(null);
  news = $state.raw<TextChange[]>([]);
  /** The answer to what was typed last: lines, or a refusal's sentence. */
  answer = $state.raw<string[]>([]);
  refused = $state(false);
  /** The rule behind that refusal, by its place on the rules page. */
  rule = $state('');
  open = $state(false);
  /** What the screen reader reads now. */
  spoken = $state('');
  #table: Table;
  #version = -1;
  #round = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: string[] = [];
  #voice: ReturnType<typeof setTimeout> | undefined;
  #quietUntil = 0;
  /** My own words went through: what they brought about is answered, not queued. */
  #spoke = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Something changed at the table: the words will follow. */
  changed() {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        void this.#table.idle().then(() => this.#catchUp());
      },
      this.open ? GATHER.open : GATHER.closed,
    );
  }

  /** Ask for the words unless they are there already; where we asked too often, a little later. */
  async #catchUp() {
    const { round, version } = this.#table.standing();
    if (this.told && round === this.#round && version === this.#version) return;
    const answer = await this.refresh();
    if (!answer.ok && answer.refusal.code === 'too_often') setTimeout(() => this.changed(), BREATH / 2);
  }

  refresh = (): Promise<Answer> =>
    this.#table.ask({ type: 'words', ...(this.#version >= 0 ? { since: this.#version } : {}) } as Request, true);

  hear(words: InWords | Heard) {
    if (words.type === 'heard') {
      this.answer = words.lines;
      this.refused = false;
      this.say(words.lines.join(' '));
      return;
    }
    const fresh = words.round !== this.#round;
    const first = this.#version < 0 || fresh;
    const lines = (words.changed ?? [])
      .map(([version, text]) => ({ version, text }))
      .filter(({ version }) => fresh || version > this.#version);
    this.#round = words.round;
    this.#version = words.version;
    const unheard = (words.aloud ?? []).filter((line) => !this.told?.aloud?.includes(line));
    const called = unheard.filter((line) => words.now?.includes(line));
    this.told = words;
    // What was taken back is no news any more.
    const kept = fresh ? [] : this.news.filter(({ version }) => version <= words.version);
    this.news = [...kept, ...lines].slice(-40);
    const spoke = this.#spoke;
    this.#spoke = false;
    if (first) return;
    // What lies before me now because I said so is the answer.
    const answers = spoke ? unheard.filter((line) => words.mine?.includes(line)) : [];
    if (answers.length) {
      this.answer = answers;
      this.say([...lines.map(({ text }) => text), ...answers].join(' '));
      return;
    }
    this.#waiting.push(...lines.map(({ text }) => text));
    if (called.length)
      this.say(called.join(' ')); // in a race one hears it now, or too late
    else if (spoke) this.#next();
    else this.#soon();
  }

  /** What somebody types or chooses; `understood` is called as soon as it went through, before what it brought about is told. */
  utter = async (words: string, understood?: () => void): Promise<boolean> => {
    this.answer = [];
    this.rule = '';
    const answer = await this.#table.ask({ type: 'utter', words }, true);
    this.refused = !answer.ok;
    if (!answer.ok) {
      this.rule = answer.refusal.rule ?? '';
      this.answer = [answer.refusal.sentence];
      this.say(answer.refusal.sentence);
    } else {
      understood?.();
      this.#spoke = true;
      await this.refresh();
    }
    return answer.ok;
  };

  /** Read this now: somebody asked for it. What waits is read after it. */
  say(text: string) {
    this.#speak(text);
    this.#soon();
  }

  /** What waits, as soon as the voice has ended what it reads. */
  #soon() {
    clearTimeout(this.#voice);
    if (this.#waiting.length) this.#voice = setTimeout(() => this.#next(), Math.max(0, this.#quietUntil - Date.now()));
  }

  #next() {
    clearTimeout(this.#voice);
    if (!this.#waiting.length) return;
    const lines = this.#waiting.splice(0);
    const left = lines.length - AT_ONCE;
    this.#speak([...lines.slice(-AT_ONCE), ...(left > 0 ? [this.#table.more(left)] : [])].join(' '));
  }

  #speak(text: string) {
    // A repeated sentence is told apart by an unseen mark, else readers stay silent.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
    this.#quietUntil = Date.now() + Math.max(BREATH, text.length * PER_LETTER);
  }

  close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#voice);
  }
}
