// One table's socket: says hello with the last version seen, comes back after a cut, resends what was not answered.
import { houseUrl } from './baseUrl';
import { FINAL_CODES, PROTOCOL, type Answer, type Goodbye, type Language, type Reply, type Request } from './messages';

export type ConnectionState = 'connecting' | 'online' | 'offline';

/** Why nothing comes through: one's own line, a house that is closed, or one that does not answer. */
export type CutReason = 'line' | 'closed' | 'silent';

/** Where the client stands, so that the table can tell what was missed. */
export interface SocketPosition {
  token: string;
  language: Language;
  round: number | null;
  version: number | null;
  chat: number;
  watch: boolean;
}

export interface SocketHandlers {
  standing(): SocketPosition;
  heard(message: Reply): void;
  line(state: ConnectionState, retryAt: number | null, cut: CutReason): void;
  goodbye(words: Goodbye): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const ANSWER_WAIT = 8_000;
const CONNECT_WAIT = 8_000;
/** A door that is shut says so at once; a line that leads nowhere says nothing for long. */
const SHUT_WITHIN = 2_500;
/** A page that has heard nothing for so long asks whether anybody is there. */
const QUIET = 12_000;
const SLEEP_GAP = 20_000;
const LONG_HIDDEN = 60_000;

interface Pending {
  message: Request & { id: string };
  resolve: (answer: Answer) => void;
  sentAt: number;
}

export class TableSocket {
  #table: string;
  #ear: SocketHandlers;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #welcomed = false;
  #waits = false;
  #cut: CutReason = 'silent';
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  #lastTick = Date.now();
  #startedAt = 0;
  #heardAt = 0;
  #hiddenAt = 0;
  #fresh = false;

  constructor(table: string, ear: SocketHandlers) {
    this.#table = table;
    this.#ear = ear;
    this.#watch = setInterval(() => this.#look(), 2_000);
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Say something; resolves when the table answers, however many reconnections that takes. */
  ask(request: Request): Promise<Answer> {
    const message = {
      id: crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
      ...request,
    };
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve, sentAt: Date.now() });
      if (this.#welcomed) this.#send(message);
    });
  }

  get waiting(): number {
    return this.#pending.size;
  }

  /** Try at once, not when the wait is over. */
  retry = () => {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** Something did not add up (a version was missed): come back and ask for the whole view. */
  startOver() {
    this.#fresh = true;
    this.retry();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
  }

  #online = () => this.retry();
  #offline = () => {
    this.#drop();
    this.#later();
  };

  /** Browsers slow down pages nobody looks at, so only the way back says how long it was. */
  #seen = () => {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.#hiddenAt && Date.now() - this.#hiddenAt > LONG_HIDDEN) this.retry();
  };

  /** A laptop that slept, or an answer that never came: the socket may be a corpse that looks alive. */
  #look() {
    const now = Date.now();
    const slept = !document.hidden && now - this.#lastTick > SLEEP_GAP && this.#lastTick > this.#hiddenAt;
    this.#lastTick = now;
    if (!this.#welcomed) {
      if (this.#socket && !this.#waits && now - this.#startedAt > CONNECT_WAIT) {
        this.#cut = 'silent';
        this.#drop();
        this.#later();
      }
      return;
    }
    // A house that waits for its disk has said so: it answers when it can.
    const stuck = !this.#waits && [...this.#pending.values()].some((each) => now - each.sentAt > ANSWER_WAIT);
    if (slept || stuck) this.retry();
    else if (!document.hidden && !this.#waits && !this.#pending.size && now - this.#heardAt > QUIET)
      void this.ask({ type: 'here' });
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = this.#waits = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect() {
    this.#drop();
    this.#ear.line('connecting', null, this.#why);
    this.#startedAt = Date.now();
    const secure = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${secure}://${location.host}${houseUrl(`/ws/${encodeURIComponent(this.#table)}`)}`);
    this.#socket = socket;
    socket.onopen = () => {
      const { token, language, round, version, chat, watch } = this.#ear.standing();
      const known = this.#fresh ? { chat } : { round, version, chat };
      this.#fresh = false;
      socket.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL, token, language, ...known, ...(watch ? { watch } : {}) }),
      );
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    let opened = false;
    socket.addEventListener('open', () => (opened = true));
    socket.onclose = () => {
      if (!opened) this.#cut = Date.now() - this.#startedAt < SHUT_WITHIN ? 'closed' : 'silent';
      this.#socket = null;
      this.#welcomed = this.#waits = false;
      this.#later();
    };
  }

  #later() {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const wait = this.#wait * (0.8 + Math.random() * 0.4);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#ear.line('offline', Date.now() + wait, this.#why);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  get #why(): CutReason {
    return navigator.onLine ? this.#cut : 'line';
  }

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Reply) {
    this.#heardAt = Date.now();
    if (message.type === 'ok' || message.type === 'no') {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.type === 'ok') pending?.resolve({ ok: true });
      else {
        const { code, sentence, rule, facts } = message;
        pending?.resolve({ ok: false, refusal: { code, sentence, rule, facts } });
        if (!pending) this.#ear.heard(message);
      }
      return;
    }
    if (message.type === 'goodbye') {
      if (message.code === 'stopping') this.#cut = 'closed';
      // The answer to another hello would be the same.
      if (FINAL_CODES.has(message.code)) this.close();
      this.#ear.goodbye(message);
      return;
    }
    if (message.type === 'welcome') {
      this.#welcomed = true;
      this.#waits = !!message.waits;
      this.#cut = 'silent';
      this.#wait = FIRST_WAIT;
      this.#ear.heard(message);
      this.#ear.line('online', null, this.#why);
      for (const each of this.#pending.values()) {
        each.sentAt = Date.now();
        this.#send(each.message);
      }
      return;
    }
    if (message.type === 'waits') {
      this.#waits = !!message.sentence;
      if (!this.#waits) for (const each of this.#pending.values()) each.sentAt = Date.now();
    }
    this.#ear.heard(message);
  }
}
