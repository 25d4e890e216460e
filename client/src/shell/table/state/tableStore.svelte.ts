// One table as this page knows it: room, view, clock, outcome, log and chat. The socket feeds it, components read it.
import type { Answer, BoardSound, ChairInfo, Happened, Outcome, TableClock } from '../../../games/contract';
import { playSound } from '../../../kit/audio/sound';
import type { VoiceLink } from '../../../kit/audio/voiceChat.svelte';
import { PeakStage } from '../../../kit/time/peakStage.svelte';
import { houseUrl } from '../../../wire/baseUrl';
import type { Json } from '../../../wire/json';
import { mergePatch } from '../../../wire/mergePatch';
import type {
  Begun,
  ChatLine,
  Clock,
  Ending,
  Goodbye,
  Person,
  Reply,
  Request,
  RoomChanged,
  RoomView,
  Update,
  Welcome,
} from '../../../wire/messages';
import { TableSocket, type ConnectionState, type CutReason } from '../../../wire/socket';
import { me, type Guest } from '../../person/guest.svelte';
import { isMuted } from '../../person/mutedPeople.svelte';
import { announce, toast } from '../../state/notices.svelte';
import { settings } from '../../state/settings.svelte';
import { t } from '../../state/texts.svelte';
import { checkForUpdate } from '../../state/updateCheck.svelte';
import { vibrate } from '../../state/wakeLock';
import { ChatStore } from './chatStore.svelte';
import { myShare } from './fairSeed';
import { LargeOptions } from './largeOptions';
import { loadSeen, saveSeen, type SeenVersion } from './lastSeen';
import { LogStore } from './logStore.svelte';
import { hasReason } from './logText';
import { TextInterface } from './textInterface.svelte';

const PEAK_END_MS = 150; // a peak this near to its end is left to end by itself
const CLOCK_TICK_MS = 400; // between two readings of the clock

/** The notices of the room that are written into the log and read out. */
const LOGGED_NOTICES = new Set([
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
]);

export class TableStore {
  readonly id: string;
  readonly watching: boolean;
  room = $state.raw<RoomView | null>(null);
  you = $state.raw<Person | null>(null);
  view = $state.raw<Json>(null);
  version = $state(0);
  actors = $state.raw<number[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** Honours, ladder and replay link of a finished game. */
  ending = $state.raw<Ending | null>(null);
  connection = $state<ConnectionState>('connecting');
  retryAt = $state<number | null>(null);
  cutReason = $state<CutReason>('silent');
  /** The server's sentence during an outage of its database; empty otherwise. */
  outage = $state('');
  goodbye = $state.raw<Goodbye | null>(null);
  wasOnline = $state(false);
  /** The anchor of a rule on the rules page: the table's menu opens there. */
  openRule = $state('');
  /** The bots' reasons that were given, by version. */
  reasons = $state.raw<Record<number, string>>({});
  /** Makes no sound and announces nothing: another person on this device is looking. */
  silent = false;
  /** Several people play on this device: texts about the end name everybody, because anybody may read them. */
  isPassedRound = $state(false);
  readonly log = new LogStore();
  readonly chat = new ChatStore();
  readonly stage = new PeakStage<BoardSound>((which) => this.#sound(which));
  readonly text = new TextInterface({
    ask: (request, quiet) => this.ask(request, quiet),
    whenIdle: () => this.stage.idle(),
    position: () => ({ round: this.room?.round ?? 0, version: this.version }),
    moreText: (count) => t('words-more', { count }),
  });
  /** Whether the last move of this seat may be taken back, as the game says; null before it has said so. */
  #takeBackPolicy = $state<Update['take_back'] | null>(null);
  #ticks = $state(0);
  #ticking = setInterval(() => this.#ticks++, CLOCK_TICK_MS);
  #clock = $state.raw<Clock & { heardAt: number }>({ now: 0, running: false, heardAt: 0 });
  #socket: TableSocket;
  #eventListeners = new Set<(happened: Happened) => void>();
  #signalListeners = new Set<(guest: string, data: Record<string, Json>) => void>();
  #seen: SeenVersion | null;
  #largeOptions: LargeOptions;
  #isCompanion: boolean;
  #sharedCommitment = ''; // the commitment to which this page has already added its share

  /**
   * `screen`: the guest of a big screen; the page then watches and takes no chair.
   * `companion`: a further guest who plays on this device.
   */
  constructor(id: string, screen: Guest | null = null, companion: Guest | null = null) {
    this.id = id;
    this.#largeOptions = new LargeOptions(id);
    this.watching = screen !== null;
    this.stage.onskip = () => {
      if (this.seat !== null) void this.ask({ type: 'seen' }, true);
    };
    this.#isCompanion = companion !== null;
    this.#seen = screen || companion ? null : loadSeen(id);
    this.#socket = new TableSocket(id, {
      position: () => ({
        token: (screen ?? companion ?? me.guest)?.token ?? '',
        language: settings.language,
        round: this.#seen?.round ?? null,
        version: this.#seen?.version ?? null,
        chat: this.chat.last,
        watch: this.watching,
      }),
      onMessage: (message) => this.#receive(message),
      onState: (state, retryAt, cutReason) => {
        this.connection = state;
        this.retryAt = retryAt;
        this.cutReason = cutReason;
        if (state !== 'online') this.outage = '';
      },
      onGoodbye: (goodbye) => (this.goodbye = goodbye),
    });
  }

  close() {
    clearInterval(this.#ticking);
    this.stage.clear();
    this.text.close();
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
  get yourTurn(): boolean {
    return this.seat !== null && this.phase === 'playing' && this.actors.includes(this.seat);
  }

  /** Whether this seat has a move to take back. The game and the others at the table still decide. */
  get mayTakeBack(): boolean {
    if (this.seat === null || this.phase !== 'playing' || this.outcome || this.room?.question) return false;
    if (this.#takeBackPolicy === 'never' || (this.mustAsk && this.chairs.length === 1)) return false;
    return this.log.hasEventsOf(this.seat);
  }
  /** Whether the others must agree: the game says so, or another seat has acted since. */
  get mustAsk(): boolean {
    const last = this.log.lastEvents;
    return this.#takeBackPolicy === 'consent' || !last || last.seat !== this.seat;
  }
  /** Whether bots give advice to this seat during the game: to all seats, or to a person alone with bots. */
  get hasAdvice(): boolean {
    const advice = this.room?.advice ?? 'alone';
    return (
      this.seat !== null &&
      (advice === 'all' || (advice === 'alone' && this.chairs.filter((chair) => chair.kind === 'person').length === 1))
    );
  }
  get mayAskHint(): boolean {
    return this.yourTurn && !this.outcome && this.hasAdvice;
  }
  /** Whether a bot may be asked for its reasons: with advice, and by everybody after the game. */
  get mayAskWhy(): boolean {
    return !this.watching && !this.room?.daily?.counts && (this.hasAdvice || !!this.outcome);
  }
  /** The bot and the version of the last shown move for which a reason can be asked. */
  get explainableMove(): { seat: number; version: number } | null {
    const game = this.room?.game ?? '';
    const last = this.shown.log.findLast(
      (item) =>
        item.kind === 'events' &&
        item.seat !== null &&
        this.chairs[item.seat]?.kind === 'bot' &&
        item.events.some((event) => hasReason(game, event)),
    );
    return last?.kind === 'events' && this.mayAskWhy ? { seat: last.seat!, version: last.version } : null;
  }
  askWhy = (version: number) => this.ask({ type: 'why', version });
  hint = () => this.ask({ type: 'hint' });
  takeBack = () => this.ask({ type: 'take_back' });

  /** The voice chat of this table, for boards that offer one. */
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

  /** View, actors, log and outcome for the shell. They stand still during a peak, so that nothing is spoiled. */
  get shown() {
    return this.#shown.value;
  }
  #shown = this.stage.hold(() => ({
    view: this.view,
    actors: this.actors,
    outcome: this.outcome,
    log: this.log.items,
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

  /** Table time in ms. Reading it in a $derived or an effect repeats that while time passes. */
  get time(): number {
    void this.#ticks;
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

  /** Send a request. A refusal is shown, unless `quiet`: then the page asked by itself. */
  ask = async (request: Request, quiet = false): Promise<Answer> => {
    const answer = await this.#socket.ask(request);
    if (!answer.ok && !quiet) {
      this.#showRefusal(answer.refusal.sentence, answer.refusal.rule);
      this.#announce(answer.refusal.sentence, true);
      this.#sound('bad');
    }
    return answer;
  };
  /** Play a move. Playing on means that the missed events were read; a `quiet` move means nothing. */
  play = (move: Record<string, Json>, quiet = false) => {
    if (!quiet) this.log.missed = [];
    return this.ask({ type: 'move', move }, quiet);
  };

  onEvents = (listener: (happened: Happened) => void) => {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  };
  onSignal = (listener: (guest: string, data: Record<string, Json>) => void) => {
    this.#signalListeners.add(listener);
    return () => this.#signalListeners.delete(listener);
  };

  #receive(message: Reply) {
    switch (message.type) {
      case 'welcome':
        return this.#onWelcome(message);
      case 'begun':
        return this.#onBegun(message);
      case 'update':
        return this.#onUpdate(message);
      case 'ended':
        this.ending = message.ending;
        return;
      case 'skip':
        if (this.#isNext(message.round, message.version)) {
          this.version = message.version;
          this.#saveSeen();
        }
        return;
      case 'room':
        return this.#onRoomChanged(message);
      case 'gallery':
        if (this.room) this.room = { ...this.room, gallery: message.people };
        return;
      case 'chat':
        return this.#onChatLine(message.line);
      case 'waits':
        return this.#onOutage(message.sentence, message.clock);
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
        return this.text.receive(message);
      case 'signal':
        for (const listener of this.#signalListeners) listener(message.guest, message.data);
        return;
      case 'no':
        this.#showRefusal(message.sentence, message.rule);
    }
  }

  #onBegun(message: Begun) {
    this.#setRoom(message.room);
    this.#setView(message.view);
    this.version = message.version ?? 0;
    this.actors = message.actors;
    this.outcome = null;
    this.ending = null;
    this.#takeBackPolicy = null;
    this.reasons = {};
    this.#setClock(message.clock);
    this.log.begin(message.room.round, message.log ?? [], this.#names());
    this.#saveSeen();
    if (message.events?.length)
      this.#notify({ seat: null, version: 0, events: message.events, replayed: false, held: 0 });
    this.#sound('turn');
    if (!this.silent) vibrate();
    this.#announce(t('game-begins'));
    this.#signalTurn(false);
  }

  #onRoomChanged(message: RoomChanged) {
    const who = message.who ?? '';
    const nameBefore = this.#nameOf(who); // a person who leaves is not in the new room
    this.#setRoom(message.room);
    this.you = message.you ?? this.you;
    this.#setClock(message.clock);
    this.#onNotice(message.notice ?? '', who, nameBefore || this.#nameOf(who));
    if (message.room.phase === 'lobby') {
      this.view = null;
      this.outcome = null;
      this.actors = [];
    }
  }

  /** An empty sentence means that the outage is over. */
  #onOutage(sentence: string, clock: Clock) {
    this.outage = sentence;
    if (this.room) this.#setClock(clock);
    if (!sentence) this.#announce(t('disk-back'));
  }

  #onWelcome(message: Welcome) {
    const isBack = this.wasOnline || this.#seen !== null;
    this.wasOnline = true;
    if (isBack) void checkForUpdate().catch(() => {});
    this.goodbye = null;
    this.outage = message.waits ?? '';
    this.#setRoom(message.room);
    this.you = message.you;
    this.#setView(message.view ?? null);
    this.version = message.version;
    this.actors = message.actors ?? [];
    this.outcome = message.outcome ?? null;
    this.ending = message.ending ?? null;
    this.#takeBackPolicy = message.take_back ?? null;
    this.#setClock(message.clock);
    const names = this.#names();
    this.log.restore(message.view != null ? message.room.round : null, message.log ?? [], names);
    this.chat.addMissed(message.chat);
    const missed = (message.missed ?? [])
      .filter((each): each is Update => each.type === 'update' || 'events' in each)
      .filter((each) => each.events.length);
    // Moves of one's own, confirmed after the connection was lost, are no news.
    const byOthers = missed.some((each) => each.seat === null || each.seat === undefined || each.seat !== this.seat);
    if (isBack && byOthers) this.log.setMissed(missed, names);
    this.#saveSeen();
    for (const each of missed)
      this.#notify({ seat: each.seat ?? null, version: each.version, events: each.events, replayed: true, held: 0 });
    this.#signalTurn(false);
  }

  /** A view names the options that are too large for it: they are filled in as soon as they are fetched. */
  #setView(view: Json) {
    this.view = this.#largeOptions.fill(view);
    this.#largeOptions.fetchMissing(view, () => (this.view = this.#largeOptions.fill(this.view)));
  }

  #onUpdate(message: Update) {
    if (!this.#isNext(message.round, message.version, message.since ?? undefined)) return;
    const wasMine = this.yourTurn;
    const seat = message.seat ?? null;
    this.view = mergePatch(this.view, message.patch ?? {});
    this.version = message.version;
    this.actors = message.actors;
    this.#setClock(message.clock);
    if (seat !== null && seat === this.seat) this.#takeBackPolicy = message.take_back ?? null;
    const { back } = message;
    if (back !== undefined && back !== null) this.log.takeBackTo(back);
    if (message.events.length) this.log.addEvents(seat, message.events, this.#names(), message.version);
    if (message.outcome) this.outcome = message.outcome;
    this.#saveSeen();
    this.#notify({
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
    this.#signalTurn(wasMine);
  }

  /** Whether a message follows the version shown here. After a gap everything is asked for again. */
  #isNext(round: number, version: number, since = version - 1): boolean {
    if (round !== this.room?.round || version <= this.version) return false;
    if (since === this.version) return true;
    this.#socket.startOver();
    return false;
  }

  #showRefusal(sentence: string, rule?: string) {
    if (rule && this.room && !this.watching)
      toast(sentence, 'bad', houseUrl(`/rules/${this.room.game}#${rule}`), () => (this.openRule = rule));
    else toast(sentence, 'bad');
  }

  #setRoom(room: RoomView) {
    this.room = room;
    void Promise.resolve().then(() => this.#addShare()); // after `you` is set, which says the seat
  }

  /** Add this browser's share to a fair seed, once per commitment of the server. */
  #addShare() {
    const { seat } = this;
    const commitment = this.room?.urn?.commitment;
    if (!commitment || seat === null || this.room!.urn!.added.includes(seat)) return;
    if (this.#sharedCommitment === commitment) return;
    this.#sharedCommitment = commitment;
    void this.ask({ type: 'luck', commitment, share: myShare(commitment) }, true);
  }

  #setClock(clock: Clock) {
    // The clock is no longer held for a peak: all seats have seen enough. After the last move it stops anyway, and
    // the peak goes on.
    const { held = 0, heardAt } = this.#clock;
    if (!this.outcome && heardAt + held > performance.now() + PEAK_END_MS && !clock.held) this.stage.finish();
    this.#clock = { ...clock, heardAt: performance.now() };
  }

  #names(): string[] {
    return (this.room?.chairs ?? []).map((chair) => chair.name ?? '');
  }

  #nameOf(guest: string): string {
    return this.room?.people.find((each) => each.guest === guest)?.name ?? '';
  }

  #saveSeen() {
    if (!this.room || this.watching) return;
    this.#seen = { round: this.room.round, version: this.version };
    if (!this.#isCompanion) saveSeen(this.id, this.#seen);
  }

  #notify(happened: Happened) {
    for (const listener of this.#eventListeners) listener(happened);
  }

  #onNotice(notice: string, who: string, name: string) {
    if (!LOGGED_NOTICES.has(notice)) return;
    if (notice === 'bot' && !who) return;
    const mine = who === this.you?.guest;
    this.log.addNotice(notice, name);
    if (notice === 'joined' && !mine) this.#sound('join');
    if (notice === 'host' && mine) toast(t('you-are-host'), 'good');
    this.#announce(t(`notice-${notice.replaceAll('_', '-')}`, { name }));
  }

  #onChatLine(line: ChatLine) {
    const seat = this.room?.people.find((each) => each.guest === line.guest)?.seat ?? null;
    if (!this.chat.add(line, seat) || line.guest === this.you?.guest) return;
    this.chat.unread += 1;
    this.#sound('chat');
    // A line without a guest comes from the house, for example that a maestro was asked.
    if (!line.guest) toast(line.name ? t('house-says', { name: line.name, text: line.text ?? '' }) : (line.text ?? ''));
    this.#announce(`${line.name ? `${line.name}: ` : ''}${line.text || t(`reaction-${line.reaction}`)}`);
  }

  #signalTurn(wasMine: boolean) {
    if (!this.yourTurn || wasMine) return;
    this.#sound('turn');
    if (!this.silent) vibrate();
  }

  #sound(which: BoardSound) {
    if (!this.silent) playSound(which);
  }

  #announce(text: string, urgent = false) {
    if (!this.silent) announce(text, urgent);
  }
}
