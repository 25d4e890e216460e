// The WebSocket of one table: sends hello with the last version, reconnects, resends unanswered requests.
import { houseUrl } from './baseUrl';
import { FINAL_CODES, PROTOCOL, type Answer, type Goodbye, type Language, type Reply, type Request } from './messages';

export type ConnectionState = 'connecting' | 'online' | 'offline';

/** Why there is no connection: the device is offline, the server is closed, or the server does not answer. */
export type CutReason = 'line' | 'closed' | 'silent';

/** What this page has already: the server sends what comes after it. */
export interface SocketPosition {
  token: string;
  language: Language;
  round: number | null;
  version: number | null;
  chat: number;
  watch: boolean;
}

export interface SocketHandlers {
  position(): SocketPosition;
  onMessage(message: Reply): void;
  onState(state: ConnectionState, retryAt: number | null, reason: CutReason): void;
  onGoodbye(goodbye: Goodbye): void;
}

// All times in ms.
const FIRST_RETRY = 400;
const LONGEST_RETRY = 10_000;
const ANSWER_TIMEOUT = 8_000;
const CONNECT_TIMEOUT = 8_000;
/** A closed server refuses at once; a connection that leads nowhere fails only after its timeout. */
const CLOSED_WITHIN = 2_500;
/** After this long without a message the page asks whether the server is still there. */
const SILENCE = 12_000;
/** Timers run every CHECK_EVERY: a gap this long means that the machine slept. */
const SLEEP_GAP = 20_000;
const CHECK_EVERY = 2_000;
/** A page hidden for longer reconnects when it is seen again: browsers slow hidden pages down. */
const LONG_HIDDEN = 60_000;

interface Pending {
  message: Request & { id: string };
  resolve: (answer: Answer) => void;
  sentAt: number;
}

export class TableSocket {
  #table: string;
  #handlers: SocketHandlers;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #welcomed = false;
  #inOutage = false;
  #cutReason: CutReason = 'silent';
  #closed = false;
  #retryDelay = FIRST_RETRY;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #checkTimer: ReturnType<typeof setInterval>;
  #lastCheck = Date.now();
  #connectingSince = 0;
  #lastMessageAt = 0;
  #hiddenAt = 0;
  #wantsAll = false;

  constructor(table: string, handlers: SocketHandlers) {
    this.#table = table;
    this.#handlers = handlers;
    this.#checkTimer = setInterval(() => this.#check(), CHECK_EVERY);
    addEventListener('online', this.#onOnline);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.#connect();
  }

  /** Send a request; resolves with its answer, however many reconnections that takes. */
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

  /** Reconnect now instead of after the delay. */
  retry = () => {
    if (this.#closed) return;
    clearTimeout(this.#retryTimer);
    this.#retryDelay = FIRST_RETRY;
    this.#connect();
  };

  /** Reconnect and ask for the whole view, because a version was missed. */
  startOver() {
    this.#wantsAll = true;
    this.retry();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#checkTimer);
    removeEventListener('online', this.#onOnline);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#disconnect();
  }

  #onOnline = () => this.retry();
  #onOffline = () => {
    this.#disconnect();
    this.#retryLater();
  };

  #onVisibilityChange = () => {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.#hiddenAt && Date.now() - this.#hiddenAt > LONG_HIDDEN) this.retry();
  };

  /** Reconnect after the machine slept or when an answer is overdue: the socket may be dead without an event. */
  #check() {
    const now = Date.now();
    const slept = !document.hidden && now - this.#lastCheck > SLEEP_GAP && this.#lastCheck > this.#hiddenAt;
    this.#lastCheck = now;
    if (!this.#welcomed) {
      if (this.#socket && !this.#inOutage && now - this.#connectingSince > CONNECT_TIMEOUT) {
        this.#cutReason = 'silent';
        this.#disconnect();
        this.#retryLater();
      }
      return;
    }
    // During an outage of its database the server answers late, and has said so.
    const stuck = !this.#inOutage && [...this.#pending.values()].some((each) => now - each.sentAt > ANSWER_TIMEOUT);
    if (slept || stuck) this.retry();
    else if (!document.hidden && !this.#inOutage && !this.#pending.size && now - this.#lastMessageAt > SILENCE)
      void this.ask({ type: 'here' });
  }

  #disconnect() {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = this.#inOutage = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect() {
    this.#disconnect();
    this.#handlers.onState('connecting', null, this.#reason);
    this.#connectingSince = Date.now();
    const secure = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${secure}://${location.host}${houseUrl(`/ws/${encodeURIComponent(this.#table)}`)}`);
    this.#socket = socket;
    socket.onopen = () => {
      const { token, language, round, version, chat, watch } = this.#handlers.position();
      const known = this.#wantsAll ? { chat } : { round, version, chat };
      this.#wantsAll = false;
      socket.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL, token, language, ...known, ...(watch ? { watch } : {}) }),
      );
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    let opened = false;
    socket.addEventListener('open', () => (opened = true));
    socket.onclose = () => {
      if (!opened) this.#cutReason = Date.now() - this.#connectingSince < CLOSED_WITHIN ? 'closed' : 'silent';
      this.#socket = null;
      this.#welcomed = this.#inOutage = false;
      this.#retryLater();
    };
  }

  #retryLater() {
    if (this.#closed) return;
    clearTimeout(this.#retryTimer);
    const wait = this.#retryDelay * (0.8 + Math.random() * 0.4);
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY);
    this.#handlers.onState('offline', Date.now() + wait, this.#reason);
    this.#retryTimer = setTimeout(() => this.#connect(), wait);
  }

  get #reason(): CutReason {
    return navigator.onLine ? this.#cutReason : 'line';
  }

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: Reply) {
    this.#lastMessageAt = Date.now();
    if (message.type === 'ok' || message.type === 'no') {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.type === 'ok') pending?.resolve({ ok: true });
      else {
        const { code, sentence, rule, facts } = message;
        pending?.resolve({ ok: false, refusal: { code, sentence, rule, facts } });
        if (!pending) this.#handlers.onMessage(message);
      }
      return;
    }
    if (message.type === 'goodbye') {
      if (message.code === 'stopping') this.#cutReason = 'closed';
      // The answer to another hello would be the same.
      if (FINAL_CODES.has(message.code)) this.close();
      this.#handlers.onGoodbye(message);
      return;
    }
    if (message.type === 'welcome') {
      this.#welcomed = true;
      this.#inOutage = !!message.waits;
      this.#cutReason = 'silent';
      this.#retryDelay = FIRST_RETRY;
      this.#handlers.onMessage(message);
      this.#handlers.onState('online', null, this.#reason);
      for (const each of this.#pending.values()) {
        each.sentAt = Date.now();
        this.#send(each.message);
      }
      return;
    }
    if (message.type === 'waits') {
      this.#inOutage = !!message.sentence;
      if (!this.#inOutage) for (const each of this.#pending.values()) each.sentAt = Date.now();
    }
    this.#handlers.onMessage(message);
  }
}
