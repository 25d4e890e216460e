// One table as this page knows it: the room, the game's view, the clock, the log, the chat. Fed by the socket, read by the pages.
import type { Answer, BoardSound, ChairInfo, GameEvent, Happened, Outcome, TableClock } from '../../../games/contract';
import { PeakStage } from '../../../kit/time/peakStage.svelte';
import type { VoiceLink } from '../../../kit/audio/voiceChat.svelte';
import { houseUrl } from '../../../wire/baseUrl';
import type {
  Begun,
  ChatLine,
  Clock,
  Ending,
  Goodbye,
  Person,
  Reaction,
  Reply,
  Request,
  RoomChanged,
  RoomView,
  Update,
  Welcome,
} from '../../../wire/messages';
import { mergePatch } from '../../../wire/mergePatch';
import { LargeOptions } from './largeOptions';
import { myShare } from './fairSeed';
import { TableSocket, type ConnectionState, type CutReason } from '../../../wire/socket';
import { me, type Guest } from '../../person/guest.svelte';
import { hasReason } from './logText';
import { checkForUpdate } from '../../state/updateCheck.svelte';
import { announce, toast } from '../../state/notices.svelte';
import { settings } from '../../state/settings.svelte';
import { isMuted } from '../../person/mutedPeople.svelte';
import { playSound } from '../../../kit/audio/sound';
import { t } from '../../state/texts.svelte';
import { TextInterface } from './textInterface.svelte';
import { vibrate } from '../../state/wakeLock';
import type { Json } from '../../../wire/json';

export type LogItem =
  | { id: number; kind: 'events'; seat: number | null; events: GameEvent[]; names: string[]; version: number }
  | { id: number; kind: 'notice'; notice: string; name: string }
  | { id: number; kind: 'begun'; round: number };

export interface FloatingReaction {
  id: number;
  reaction: Reaction;
  name: string;
  seat: number | null;
  place: number;
}

const SEEN = 'ludoteca.seen';
const ALMOST = 150; // ms: a moment this near to its end ends by itself
const SEEN_KEPT = 20;
const LOOKS = 400; // ms between two looks at the clock

interface Seen {
  round: number;
  version: number;
}

/** The last version this browser saw of each table, so that even a page opened anew can tell what happened meanwhile. */
function seenOf(table: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}')[table] ?? null;
  } catch {
    return null;
  }
}

function remember(table: string, seen: Seen) {
  try {
    const all = JSON.parse(localStorage.getItem(SEEN) ?? '{}');
    delete all[table];
    const kept = Object.entries({ ...all, [table]: seen }).slice(-SEEN_KEPT);
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage only a reload forgets; a reconnection does not.
  }
}

export class TableStore {
  readonly id: string;
  readonly watching: boolean;
  room = $state.raw<RoomView | null>(null);
  you = $state.raw<Person | null>(null);
  view = $state.raw<Json>(null);
  version = $state(0);
  actors = $state.raw<number[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** What a finished game leaves to look at: what each did best. */
  ending = $state.raw<Ending | null>(null);
  line = $state<ConnectionState>('connecting');
  retryAt = $state<number | null>(null);
  cut = $state<CutReason>('silent');
  /** The sentence of a house that waits for its disk. */
  waits = $state('');
  goodbye = $state.raw<Goodbye | null>(null);
  log = $state.raw<LogItem[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  floats = $state.raw<FloatingReaction[]>([]);
  meanwhile = $state.raw<LogItem[]>([]);
  everOnline = $state(false);
  /** Whether I may take my last move back, as the game says; null where it has not said. */
  policy = $state<Update['take_back'] | null>(null);
  /** The rule somebody wants to read, by its place on the rules page; the table's menu opens there. */
  rule = $state('');
  /** Where great moments are shown: what the shell tells beside the board stands still meanwhile (`told`). */
  readonly stage = new PeakStage<BoardSound>((which) => this.#sound(which));
  /** The same table in words. */
  readonly words = new TextInterface({
    ask: (request, quiet) => this.ask(request, quiet),
    idle: () => this.stage.idle(),
    standing: () => ({ round: this.room?.round ?? 0, version: this.version }),
    more: (count) => t('words-more', { count }),
  });
  #looks = $state(0);
  #looking = setInterval(() => this.#looks++, LOOKS);
  #clock = $state.raw<Clock & { heardAt: number }>({ now: 0, running: false, heardAt: 0 });
  #socket: TableSocket;
  #listeners = new Set<(happened: Happened) => void>();
  #signals = new Set<(guest: string, data: Record<string, Json>) => void>();
  #number = 0;
  #seen: Seen | null;
  #attic: LargeOptions;
  #shares = false; // somebody who plays on another person's device
  #mixed = ''; // the commitment this page has added to

  /** Whether this line makes no noise and says nothing: somebody else on this device is looking. */
  hushed = false;

  /** Whether several people play on this device: what is said of the end names them all, for anybody may be reading. */
  passedRound = $state(false);

  /** `screen`: the big screen's own guest; then the page watches and takes no chair. `companion`: somebody else who plays on this device. */
  constructor(id: string, screen: Guest | null = null, companion: Guest | null = null) {
    this.id = id;
    this.#attic = new LargeOptions(id);
    const watching = screen !== null;
    this.watching = watching;
    this.stage.onskip = () => {
      if (this.seat !== null) void this.ask({ type: 'seen' }, true);
    };
    this.#shares = companion !== null;
    this.#seen = watching || companion ? null : seenOf(id);
    this.#socket = new TableSocket(id, {
      standing: () => ({
        token: (screen ?? companion ?? me.guest)?.token ?? '',
        language: settings.language,
        round: this.#seen?.round ?? null,
        version: this.#seen?.version ?? null,
        chat: this.chat.at(-1)?.number ?? 0,
        watch: this.watching,
      }),
      heard: (message) => this.#hear(message),
      line: (state, retryAt, cut) => {
        this.line = state;
        this.retryAt = retryAt;
        this.cut = cut;
        if (state !== 'online') this.waits = '';
      },
      goodbye: (words) => (this.goodbye = words),
    });
  }

  #sound(which: Parameters<typeof playSound>[0]) {
    if (!this.hushed) playSound(which);
  }
  #say(words: string, urgent = false) {
    if (!this.hushed) announce(words, urgent);
  }

  close() {
    clearInterval(this.#looking);
    this.stage.clear();
    this.words.close();
    this.#socket.close();
  }
  retry = () => this.#socket.retry();

  get seat(): number | null {
    return this.watching ? null : (this.you?.seat ?? null);
  }
  get isHost(): boolean {
    return !!this.you && this.room?.host === this.you.guest;
  }
  get phase() {
    return this.room?.phase ?? 'lobby';
  }
  /** Whether there is a move of mine that could be taken back; the game and the others have the last word. */
  get mayTakeBack(): boolean {
    if (this.seat === null || this.phase !== 'playing' || this.outcome || this.room?.question) return false;
    if (this.policy === 'never' || (this.mustAsk && this.chairs.length === 1)) return false;
    return this.log.some((item) => item.kind === 'events' && item.seat === this.seat);
  }
  /** Whether the others would have to agree: the game says so, or somebody has acted since. */
  get mustAsk(): boolean {
    const last = this.log.findLast((item) => item.kind === 'events');
    return this.policy === 'consent' || last?.kind !== 'events' || last.seat !== this.seat;
  }
  /** Whether bots give advice here while the game is on: to everybody, or to whoever plays alone with them. */
  get advised(): boolean {
    const advice = this.room?.advice ?? 'alone';
    return (
      this.seat !== null &&
      (advice === 'all' || (advice === 'alone' && this.chairs.filter((chair) => chair.kind === 'person').length === 1))
    );
  }
  /** Whether a maestro may be asked: it is my turn, and the table allows it. */
  get mayAskHint(): boolean {
    return this.yourTurn && !this.outcome && this.advised;
  }
  /** Whether a bot may be asked for its reasons: as above, and by anybody once the game is over. */
  get mayAskWhy(): boolean {
    return !this.watching && !this.room?.daily?.counts && (this.advised || !!this.outcome);
  }
  /** What a bot did last that has a reason, as far as this person saw it: whose it was, and which version it led to. */
  get botMoved(): { seat: number; version: number } | null {
    const game = this.room?.game ?? '';
    const last = this.told.log.findLast(
      (item) =>
        item.kind === 'events' &&
        item.seat !== null &&
        this.chairs[item.seat]?.kind === 'bot' &&
        item.events.some((event) => hasReason(game, event)),
    );
    return last?.kind === 'events' && this.mayAskWhy ? { seat: last.seat!, version: last.version } : null;
  }
  /** The reasons that were told, by version. */
  reasons = $state.raw<Record<number, string>>({});
  askWhy = (version: number) => this.ask({ type: 'why', version });
  hint = () => this.ask({ type: 'hint' });
  takeBack = () => this.ask({ type: 'take_back' });

  /** The chat as this person wants to see it. */
  lines = $derived(this.chat.filter((line) => !isMuted(line.guest)));

  /** The conversation at this table, for boards that offer one. */
  voice: VoiceLink = {
    me: () => this.you?.guest ?? '',
    talking: () => this.room?.voice ?? [],
    mayTalk: () => !this.watching && (this.seat !== null || !!this.room?.voices?.includes(this.you?.guest ?? '')),
    name: (guest) => this.#nameOf(guest),
    silenced: isMuted,
    speak: (on) => this.ask({ type: 'voice', on }, !on),
    admit: (guest, agree) => this.ask({ type: 'admit', guest, agree }),
    signal: (guest, data) => void this.ask({ type: 'signal', guest, data }, true),
    onSignal: (listener) => this.onSignal(listener),
  };

  get yourTurn(): boolean {
    return this.seat !== null && this.phase === 'playing' && this.actors.includes(this.seat);
  }

  /** View, actors, log and outcome as the shell speaks of them: a step behind while a moment is on stage, lest it be spoiled. */
  get told() {
    return this.#held.value;
  }
  #held = this.stage.hold(() => ({
    view: this.view,
    actors: this.actors,
    outcome: this.outcome,
    log: this.log,
    yourTurn: this.yourTurn,
  }));

  chairs = $derived<ChairInfo[]>(
    (this.room?.chairs ?? []).map((chair) => ({
      seat: chair.seat,
      kind: chair.kind,
      name: chair.name ?? '',
      guest: chair.guest,
      connected: chair.connected ?? true,
      agent: chair.agent ?? false,
    })),
  );

  /** What the clock says, for what must change with it: read in a $derived or an effect it comes again while it passes. */
  get time(): number {
    void this.#looks;
    return this.clock.now();
  }
  clock: TableClock = $derived.by(() => {
    const { now, running, deadline, began, held, heardAt } = this.#clock;
    return {
      running,
      deadline: deadline ?? null,
      began: began ?? null,
      now: () => (running ? now + Math.max(0, performance.now() - heardAt - (held ?? 0)) : now),
    };
  });

  name = (seat: number): string => this.room?.chairs[seat]?.name || t('chair-number', { number: seat + 1 });

  /** Ask the table; a refusal is shown with its sentence, unless the page asked by itself. */
  ask = async (request: Request, quiet = false): Promise<Answer> => {
    const answer = await this.#socket.ask(request);
    if (!answer.ok && !quiet) {
      this.#refuse(answer.refusal.sentence, answer.refusal.rule);
      this.#say(answer.refusal.sentence, true);
      this.#sound('bad');
    }
    return answer;
  };
  /** Whoever plays on has seen what happened meanwhile; a page that asks by itself (quietly) has not. */
  play = (move: Record<string, Json>, quiet = false) => {
    if (!quiet) this.meanwhile = [];
    return this.ask({ type: 'move', move }, quiet);
  };

  onEvents = (listener: (happened: Happened) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  onSignal = (listener: (guest: string, data: Record<string, Json>) => void) => {
    this.#signals.add(listener);
    return () => this.#signals.delete(listener);
  };

  #hear(message: Reply) {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'begun':
        return this.#begin(message);
      case 'update':
        return this.#update(message);
      case 'ended':
        this.ending = message.ending;
        return;
      case 'skip':
        if (this.#inStep(message.round, message.version)) {
          this.version = message.version;
          this.#note();
        }
        return;
      case 'room':
        return this.#rearrange(message);
      case 'gallery':
        if (this.room) this.room = { ...this.room, gallery: message.people };
        return;
      case 'chat':
        return this.#chatLine(message.line);
      case 'waits':
        return this.#wait(message.sentence, message.clock);
      case 'hint':
        toast(message.sentence);
        announce(message.sentence, true);
        return;
      case 'why': {
        const sentence = message.sentence || t('replay-why-nothing');
        this.reasons = { ...this.reasons, [message.version]: sentence };
        announce(sentence, true);
        return;
      }
      case 'words':
      case 'heard':
        return this.words.hear(message);
      case 'signal':
        for (const listener of this.#signals) listener(message.guest, message.data);
        return;
      case 'no':
        this.#refuse(message.sentence, message.rule);
    }
  }

  #begin(message: Begun) {
    this.#setRoom(message.room);
    this.#setView(message.view);
    this.version = message.version ?? 0;
    this.actors = message.actors;
    this.outcome = null;
    this.ending = null;
    this.policy = null;
    this.reasons = {};
    this.meanwhile = [];
    this.#setClock(message.clock);
    this.log = [
      ...(message.log ?? []).map((entry) => this.#told(entry, this.#names())),
      { id: ++this.#number, kind: 'begun', round: message.room.round },
    ];
    this.#note();
    if (message.events?.length)
      this.#tell({ seat: null, version: 0, events: message.events, replayed: false, held: 0 });
    this.#sound('turn');
    if (!this.hushed) vibrate();
    this.#say(t('game-begins'));
    this.#announceTurn(false);
  }

  #rearrange(message: RoomChanged) {
    const name = this.#nameOf(message.who ?? '');
    this.#setRoom(message.room);
    this.you = message.you ?? this.you;
    this.#setClock(message.clock);
    this.#notice(message.notice ?? '', message.who ?? '', name || this.#nameOf(message.who ?? ''));
    if (message.room.phase === 'lobby') {
      this.view = null;
      this.outcome = null;
      this.actors = [];
    }
  }

  /** For the disk; no sentence: it is there again. */
  #wait(sentence: string, clock: Clock) {
    this.waits = sentence;
    if (this.room) this.#setClock(clock);
    if (!sentence) this.#say(t('disk-back'));
  }

  #welcome(message: Welcome) {
    const back = this.everOnline || this.#seen !== null;
    this.everOnline = true;
    if (back) void checkForUpdate().catch(() => {});
    this.goodbye = null;
    this.waits = message.waits ?? '';
    this.#setRoom(message.room);
    this.you = message.you;
    this.#setView(message.view ?? null);
    this.version = message.version;
    this.actors = message.actors ?? [];
    this.outcome = message.outcome ?? null;
    this.ending = message.ending ?? null;
    this.policy = message.take_back ?? null;
    this.#setClock(message.clock);
    const names = this.#names();
    this.log = [
      ...(message.view != null ? [{ id: ++this.#number, kind: 'begun' as const, round: message.room.round }] : []),
      ...(message.log ?? []).map((entry) => this.#told(entry, names)),
    ];
    const known = new Set(this.chat.map((each) => each.number));
    const fresh = message.chat.filter((each) => !known.has(each.number));
    this.chat = [...this.chat, ...fresh];
    const missed = (message.missed ?? [])
      .filter((each): each is Update => each.type === 'update' || 'events' in each)
      .filter((each) => each.events.length);
    // One's own acts, answered after the cut, are no news.
    const news = missed.filter((each) => each.seat === null || each.seat === undefined || each.seat !== this.seat);
    if (back && news.length) {
      this.meanwhile = missed.map((each) => ({
        id: ++this.#number,
        kind: 'events' as const,
        seat: each.seat ?? null,
        events: each.events,
        names,
        version: each.version,
      }));
    }
    this.#note();
    for (const each of missed)
      this.#tell({ seat: each.seat ?? null, version: each.version, events: each.events, replayed: true, held: 0 });
    this.#announceTurn(false);
  }

  /** A view names what is too heavy to be told: it is filled in from what this page has, or as soon as it has come. */
  #setView(view: Json) {
    this.view = this.#attic.filled(view);
    this.#attic.bring(view, () => (this.view = this.#attic.filled(this.view)));
  }

  #update(message: Update) {
    if (!this.#inStep(message.round, message.version, message.since ?? undefined)) return;
    const wasMine = this.yourTurn;
    const seat = message.seat ?? null;
    this.view = mergePatch(this.view, message.patch ?? {});
    this.version = message.version;
    this.actors = message.actors;
    this.#setClock(message.clock);
    if (seat !== null && seat === this.seat) this.policy = message.take_back ?? null;
    const { back } = message;
    if (back !== undefined && back !== null)
      this.log = this.log.filter((item) => item.kind !== 'events' || item.version <= back);
    if (message.events.length)
      this.log = [
        ...this.log,
        {
          id: ++this.#number,
          kind: 'events',
          seat,
          events: message.events,
          names: this.#names(),
          version: message.version,
        },
      ];
    if (message.outcome) this.outcome = message.outcome;
    this.#note();
    this.#tell({
      seat,
      version: message.version,
      events: message.events,
      replayed: false,
      held: message.clock.held ?? 0,
    });
    if (message.outcome) {
      const won = this.seat === null || message.outcome.winners.includes(this.seat);
      void this.stage.idle().then(() => this.#sound(won ? 'win' : 'good'));
    }
    this.#announceTurn(wasMine);
  }

  /** Versions come one after another, or several at once; a gap means something was lost on the way, and we ask for everything again. */
  #inStep(round: number, version: number, since = version - 1): boolean {
    if (round !== this.room?.round || version <= this.version) return false;
    if (since === this.version) return true;
    this.#socket.startOver();
    return false;
  }

  /** A no, and the rule behind it: at hand beside the board. */
  #refuse(sentence: string, rule?: string) {
    if (rule && this.room && !this.watching)
      toast(sentence, 'bad', houseUrl(`/rules/${this.room.game}#${rule}`), () => (this.rule = rule));
    else toast(sentence, 'bad');
  }

  #setRoom(room: RoomView) {
    this.room = room;
    void Promise.resolve().then(() => this.#addLuck()); // once we know where we sit
  }

  /** Before a deal this browser adds a number of its own, once, under what the house has committed itself to. */
  #addLuck() {
    const { seat } = this;
    const commitment = this.room?.urn?.commitment;
    if (!commitment || seat === null || this.room!.urn!.added.includes(seat) || this.#mixed === commitment) return;
    this.#mixed = commitment;
    void this.ask({ type: 'luck', commitment, share: myShare(commitment) }, true);
  }

  #setClock(clock: Clock) {
    // The clock was held for a great moment and is no longer: everybody in the chairs has seen enough. After the last move it rests, and the moment goes on.
    const { held = 0, heardAt } = this.#clock;
    if (!this.outcome && heardAt + held > performance.now() + ALMOST && !clock.held) this.stage.finish();
    this.#clock = { ...clock, heardAt: performance.now() };
  }

  #told([seat, events, version]: [number | null, GameEvent[], number], names: string[]): LogItem {
    return { id: ++this.#number, kind: 'events', seat, events, names, version };
  }

  #names(): string[] {
    return (this.room?.chairs ?? []).map((chair) => chair.name ?? '');
  }

  #nameOf(guest: string): string {
    return this.room?.people.find((each) => each.guest === guest)?.name ?? '';
  }

  #note() {
    if (!this.room || this.watching) return;
    this.#seen = { round: this.room.round, version: this.version };
    if (!this.#shares) remember(this.id, this.#seen);
  }

  #tell(happened: Happened) {
    for (const listener of this.#listeners) listener(happened);
  }

  #notice(notice: string, who: string, name: string) {
    if (!notice) return;
    const mine = who === this.you?.guest;
    const loud = [
      'joined',
      'left',
      'kicked',
      'paused',
      'resumed',
      'host',
      'given_back',
      'stood',
      'sat',
      'renamed',
      'bot',
      'muted',
      'unmuted',
      'again',
      'take_back_asked',
      'take_back_refused',
      'take_back_withdrawn',
      'take_back_lapsed',
    ].includes(notice);
    if (!loud) return;
    if (notice === 'bot' && !who) return;
    this.log = [...this.log, { id: ++this.#number, kind: 'notice', notice, name }];
    if (notice === 'joined' && !mine) this.#sound('join');
    if (notice === 'host' && mine) toast(t('you-are-host'), 'good');
    this.#say(t(`notice-${notice.replaceAll('_', '-')}`, { name }));
  }

  #announceTurn(wasMine: boolean) {
    if (!this.yourTurn || wasMine) return;
    this.#sound('turn');
    if (!this.hushed) vibrate();
  }

  #chatLine(line: ChatLine) {
    if (this.chat.some((each) => each.number === line.number)) return;
    this.chat = [...this.chat, line];
    if (isMuted(line.guest)) return;
    if (line.reaction) {
      const id = ++this.#number;
      const seat = this.room?.people.find((each) => each.guest === line.guest)?.seat ?? null;
      this.floats = [
        ...this.floats.slice(-7),
        { id, reaction: line.reaction, name: line.name, seat, place: Math.random() },
      ];
      setTimeout(() => (this.floats = this.floats.filter((each) => each.id !== id)), 2600);
    }
    if (line.guest !== this.you?.guest) {
      this.unread += 1;
      this.#sound('chat');
      // What the table tells of itself (somebody asks the maestro) has no name before it.
      if (!line.guest)
        toast(line.name ? t('house-says', { name: line.name, text: line.text ?? '' }) : (line.text ?? ''));
      this.#say(`${line.name ? `${line.name}: ` : ''}${line.text || t(`reaction-${line.reaction}`)}`);
    }
  }
}
