// Written by `ludoteca types` from the server's own types. Do not edit: change those and run it again.

export type Language = 'de' | 'en' | 'it';

export type Level = 'apprendista' | 'artigiano' | 'cucciolo' | 'granmaestro' | 'maestro';

export type Phase = 'lobby' | 'over' | 'paused' | 'playing';

export type Reaction = 'bravo' | 'cuore' | 'fretta' | 'pensiero' | 'risata' | 'stupore';

/** First words on a socket. `round` and `version` name the last update seen; what was missed follows. */
export interface Hello {
  type: 'hello';
  token: string;
  protocol?: number;
  language?: 'de' | 'en' | 'it';
  round?: number | null;
  version?: number | null;
  chat?: number;
  watch?: boolean;
  agent?: boolean;
}

/** A move of the game, in the game's own words. */
export interface Play {
  type: 'move';
  id: string;
  move: Record<string, unknown>;
}

/** Tell me the table in words (`words` comes before the `ok`), with what happened after version `since`. */
export interface Listen {
  type: 'words';
  id: string;
  since?: number | null;
}

/** A move said in words, or a question (`heard` comes before the `ok`). */
export interface Utter {
  type: 'utter';
  id: string;
  words: string;
}

/** Take one's own last move back: at once where the game allows it, else everybody else is asked. */
export interface TakeBack {
  type: 'take_back';
  id: string;
}

/** Yes or no to the open question; a no of the asking player withdraws it. */
export interface Consent {
  type: 'consent';
  id: string;
  question: number;
  agree: boolean;
}

/** A line of chat; `to="team"` only where the game has teams. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
  to?: 'all' | 'team';
}

/** A quick reaction. */
export interface React {
  type: 'react';
  id: string;
  reaction: 'bravo' | 'cuore' | 'fretta' | 'pensiero' | 'risata' | 'stupore';
}

/** Take an empty chair, or move to it; in the lobby, or back into a chair kept by a bot once given back. */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
}

/** Host: a program that watches may take the first free chair. */
export interface SeatAgent {
  type: 'seat_agent';
  id: string;
  guest: string;
}

/** Leave the chair and watch; during play a bot keeps it until one takes it back. */
export interface Stand {
  type: 'stand';
  id: string;
}

/** Host: how many chairs there are. */
export interface Chairs {
  type: 'chairs';
  id: string;
  count: number;
}

/** Host: reorder the chairs; `order[i]` is the old chair that becomes chair i. */
export interface Arrange {
  type: 'arrange';
  id: string;
  order: number[];
}

/** Host: a bot takes a free seat or that of a player who is not connected; level=None removes it. */
export interface SetBot {
  type: 'bot';
  id: string;
  seat: number;
  level: 'apprendista' | 'artigiano' | 'cucciolo' | 'granmaestro' | 'maestro' | null;
}

/** Host, or the person themselves: the chair a bot kept goes back to its person. */
export interface GiveBack {
  type: 'give_back';
  id: string;
  seat: number;
}

/** Host: the table's options. */
export interface SetOptions {
  type: 'options';
  id: string;
  options: Record<string, unknown>;
}

/** Host: begin. */
export interface Start {
  type: 'start';
  id: string;
}

/** Host: stop the clock, or let it go on. */
export interface Pause {
  type: 'pause';
  id: string;
  paused: boolean;
}

/** Host: thirty seconds more on the hourglass that runs. */
export interface AddTime {
  type: 'add_time';
  id: string;
}

/** I have seen the current peak. When all seated players have, the clock runs at once. */
export interface Seen {
  type: 'seen';
  id: string;
}

/** A number of this browser's own, for the deal to come: added under the commitment it has seen. */
export interface AddLuck {
  type: 'luck';
  id: string;
  commitment: string;
  share: string;
}

/** Host: remove a guest from the table. */
export interface Kick {
  type: 'kick';
  id: string;
  guest: string;
}

/** Host: make another guest the host. */
export interface HandOver {
  type: 'host';
  id: string;
  guest: string;
}

/** Host: the same people, a new game, back in the lobby with the chairs as they are (or at once). */
export interface Rematch {
  type: 'rematch';
  id: string;
  start?: boolean;
}

/** After a game: I would like another one, or no longer. The host begins it (`rematch`). */
export interface Again {
  type: 'again';
  id: string;
  wanted?: boolean;
}

/** Between two games: what I would like to play next; nothing takes my vote away. */
export interface VoteGame {
  type: 'vote_game';
  id: string;
  game?: string;
}

/** Host: another game for the same people, this one or (without a name) what most would like. */
export interface NextGame {
  type: 'next_game';
  id: string;
  game?: string;
}

/** What would a maestro do here? Only where the table allows it; `hint` follows when it has thought. */
export interface Hint {
  type: 'hint';
  id: string;
}

/** Why did a bot do that? Of the move that led to `version`, or of a bot's last; `why` comes before the `ok`. */
export interface AskWhy {
  type: 'why';
  id: string;
  version?: number | null;
}

/** List my legal moves as data, at most so many (`moves` comes before the `ok`). */
export interface ListMoves {
  type: 'moves';
  id: string;
  most?: number;
}

/** Change one's own name or language. */
export interface Rename {
  type: 'rename';
  id: string;
  name?: string | null;
  language?: 'de' | 'en' | 'it' | null;
}

/** Host: settings of the table. */
export interface SetManners {
  type: 'manners';
  id: string;
  family?: boolean | null;
  review?: boolean | null;
  listed?: boolean | null;
  advice?: 'all' | 'alone' | 'nobody' | null;
}

/** Host: what waits behind the curtain may be shown, or not. `number` is that of the curtain looked at. */
export interface Show {
  type: 'show';
  id: string;
  number: number;
  shown: boolean;
}

/** Host: mute a guest's chat and voice for all, or end that. */
export interface Mute {
  type: 'mute';
  id: string;
  guest: string;
  muted: boolean;
}

/** Report a guest to the administrator; `lines` adds what they said lately. */
export interface Report {
  type: 'report';
  id: string;
  guest: string;
  lines?: boolean;
}

/** Join the conversation, or leave it. Those who talk already are asked. */
export interface Speak {
  type: 'voice';
  id: string;
  on: boolean;
}

/** Say whether a guest who asks may hear you and be heard by you. */
export interface Admit {
  type: 'admit';
  id: string;
  guest: string;
  agree: boolean;
}

/** Host: whether a spectator may talk. */
export interface LetSpeak {
  type: 'let_speak';
  id: string;
  guest: string;
  allowed: boolean;
}

/** Voice: an offer, answer or candidate for a guest in the same conversation, passed on unread. */
export interface Signal {
  type: 'signal';
  id: string;
  guest: string;
  data: Record<string, unknown>;
}

/** Is anybody there? A page that has heard nothing for a while asks, because a dead line may look alive. */
export interface Here {
  type: 'here';
  id: string;
}

export type Request = Hello | Play | Listen | Utter | TakeBack | Consent | Say | React | Sit | SeatAgent | Stand | Chairs | Arrange | SetBot | GiveBack | SetOptions | Start | Pause | AddTime | Seen | AddLuck | Kick | HandOver | Rematch | Again | VoteGame | NextGame | Hint | AskWhy | ListMoves | Rename | SetManners | Show | Mute | Report | Speak | Admit | LetSpeak | Signal | Here;

/** The request `id` was carried out. */
export interface Ok {
  type: 'ok';
  id: string;
}

/** The request `id` was refused: nothing has changed. `id` is empty where the message had none to read. */
export interface No {
  type: 'no';
  id: string;
  code: string;
  sentence: string;
  rule?: string;
  facts?: Record<string, unknown>;
}

/** The view of your seat as text, by section. */
export interface InWords {
  type: 'words';
  id: string;
  round: number;
  version: number;
  now?: string[];
  table?: string[];
  mine?: string[];
  can?: string[];
  choices?: string[];
  starts?: string[];
  changed?: [number, string][];
  asks?: string[];
  aloud?: string[];
  seconds?: number | null;
}

/** The answer to a question asked in words. */
export interface Heard {
  type: 'heard';
  id: string;
  lines: string[];
}

/** Your legal moves at this version, each as `move` takes it: the answer to the request `id`. */
export interface Moves {
  type: 'moves';
  id: string;
  round: number;
  version: number;
  moves?: unknown[] | null;
  more?: boolean;
}

/** What a maestro would do in your seat, and why: the answer to the request `id`. */
export interface Hinted {
  type: 'hint';
  id: string;
  sentence: string;
}

/** Why a bot made the move that led to `version`, from what it saw; empty where there is nothing to say. */
export interface Explained {
  type: 'why';
  id: string;
  version: number;
  sentence: string;
}

/** A guest at the table, seated or watching. */
export interface Person {
  guest: string;
  name: string;
  seat?: number | null;
  connected?: boolean;
  muted?: boolean;
  agent?: boolean;
}

/** One chair as everybody sees it. */
export interface Chair {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name?: string;
  guest?: string;
  level?: 'apprendista' | 'artigiano' | 'cucciolo' | 'granmaestro' | 'maestro' | null;
  connected?: boolean;
  keeps_for?: string;
  keeps_for_name?: string;
  wins?: number;
  agent?: boolean;
}

/** Something the others must agree to: who asks, and whose answers are still missing. */
export interface Question {
  number: number;
  matter: 'take_back';
  seat: number;
  waiting: number[];
}

/** A guest in the conversation: the guests in mutual contact, and those who have not answered. */
export interface Voice {
  guest: string;
  hears?: string[];
  asks?: string[];
}

/** What the big screen may not show before the host has looked: how many things, the words among them, drawings. */
export interface Curtain {
  number: number;
  waiting: number;
  words: string[];
  drawings: number;
}

/** The source of the next deal: the server's commitment, and the seats whose browsers have added a number. */
export interface Urn {
  commitment: string;
  added: number[];
}

/** The day's deal: which one, of which day (2026-11-15), and whether this is the try that counts. */
export interface DailyDeal {
  name: string;
  day: string;
  counts: boolean;
}

/** A player's result in one game; a bot has no guest. */
export interface EveningPlace {
  guest: string;
  name: string;
  place: number;
  score: number;
}

/** One game of an evening, to be looked at again by its link. */
export interface EveningGame {
  game: string;
  link: string;
  finished: number;
  places: EveningPlace[];
}

/** One line of an evening's scoreboard. */
export interface EveningLine {
  guest: string;
  name: string;
  points: number;
  wins: number;
  games: number;
}

/** One room, several games, one scoreboard; `votes`: what each would like next, `next`: what most would. */
export interface Evening {
  games: EveningGame[];
  board: EveningLine[];
  votes: Record<string, string>;
  next: string;
}

/** The table apart from the game: the same for everybody. */
export interface RoomView {
  table: string;
  code: string;
  game: string;
  phase: 'lobby' | 'over' | 'paused' | 'playing';
  host: string;
  options: Record<string, unknown>;
  chairs: Chair[];
  people: Person[];
  round: number;
  question?: Question | null;
  begins?: number | null;
  owner: string;
  family: boolean;
  review: boolean;
  listed: boolean;
  slow: boolean;
  advice: 'all' | 'alone' | 'nobody';
  voice: Voice[];
  voices: string[];
  curtain?: Curtain | null;
  again: string[];
  urn?: Urn | null;
  daily?: DailyDeal | null;
  dealt?: Urn | null;
  evening?: Evening | null;
  gallery: number;
}

/** One line of chat, numbered. Without a guest it is the house that speaks. */
export interface ChatLine {
  number: number;
  guest: string;
  name: string;
  text?: string;
  reaction?: 'bravo' | 'cuore' | 'fretta' | 'pensiero' | 'risata' | 'stupore' | null;
  team?: boolean;
  at?: number;
  round?: number;
  version?: number;
}

/** Table time in milliseconds; it does not run while paused. */
export interface Clock {
  now: number;
  running: boolean;
  deadline?: number | null;
  began?: number | null;
  held?: number;
}

/** One line of a score sheet, shown as the text `score-<key>` filled with `facts`. */
export interface Line {
  key: string;
  points: number;
  facts?: Record<string, unknown>;
}

/** The result of a game: one score per seat, the winning seats, and the lines each score is made of. */
export interface Outcome {
  scores: number[];
  winners: number[];
  breakdown?: Line[][];
  unrecorded?: number[];
}

/** What a player did best, by the text key `honour-<key>`; `shared`: how many did it as well. */
export interface Praise {
  seat: number;
  key: string;
  facts?: Record<string, unknown>;
  shared?: number;
}

/** Alone one climbs: from how many points on this rank (`rank-<key>`) is reached. */
export interface Rung {
  points: number;
  key: string;
}

/** The end of a game: what each did best; in a game for one, the ladder and the maestro's result from the same deal. */
export interface Ending {
  round: number;
  honours?: Praise[];
  ladder?: Rung[];
  maestro?: number | null;
  replay?: string;
}

/** Answer to `hello`: everything needed to draw the table. `missed` tells what happened while away. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: Person;
  room: RoomView;
  version: number;
  chat: ChatLine[];
  clock: Clock;
  view?: unknown;
  actors?: number[];
  outcome?: Outcome | null;
  ending?: Ending | null;
  take_back?: 'consent' | 'free' | 'never' | null;
  waits?: string;
  missed?: unknown[];
  log?: unknown[];
}

/** The room changed: people, chairs, options, phase. Whole: it is small. `you` is not said to those in the gallery: */
export interface RoomChanged {
  type: 'room';
  room: RoomView;
  you?: Person | null;
  clock: Clock;
  notice?: string;
  who?: string;
}

/** So many people watch from the gallery now. */
export interface InGallery {
  type: 'gallery';
  people: number;
}

/** A game begins: the whole view, at version 0 unless it begins in a log, of which `log` tells. */
export interface Begun {
  type: 'begun';
  room: RoomView;
  view: unknown;
  actors: number[];
  clock: Clock;
  events?: unknown[];
  version?: number;
  log?: unknown[];
}

/** One entry of the log, as this seat may see it: who acted, what happened, a merge patch (RFC 7396) of the view. */
export interface Update {
  type: 'update';
  round: number;
  version: number;
  events: unknown[];
  patch: Record<string, unknown>;
  actors: number[];
  clock: Clock;
  seat?: number | null;
  outcome?: Outcome | null;
  back?: number | null;
  take_back?: 'consent' | 'free' | 'never' | null;
  since?: number | null;
}

/** The game is over: what there is to look at. It comes again when more is known. */
export interface Ended {
  type: 'ended';
  ending: Ending;
}

/** An entry this seat may know nothing of: only the number moves on. */
export interface Skip {
  type: 'skip';
  round: number;
  version: number;
}

/** A new line of chat or a reaction. */
export interface Chat {
  type: 'chat';
  line: ChatLine;
}

/** Voice: another guest's offer, answer or candidate. */
export interface Signalled {
  type: 'signal';
  guest: string;
  data: Record<string, unknown>;
}

/** The house waits for its disk: what was asked is neither lost nor refused, and answered when the disk is back. */
export interface Waits {
  type: 'waits';
  sentence: string;
  clock: Clock;
}

/** The last words before the socket closes, with a reason a person can read. */
export interface Goodbye {
  type: 'goodbye';
  code: string;
  sentence: string;
}

export type Reply = Ok | No | InWords | Heard | Moves | Hinted | Explained | Welcome | RoomChanged | InGallery | Begun | Update | Ended | Skip | Chat | Signalled | Waits | Goodbye;

/** A no that explains itself. */
export interface Problem {
  code: string;
  sentence: string;
  rule: string;
}

/** One line of a day's table; without a score the try is not over. `link`: how it was played, for those who may; */
export interface DailyLine {
  name: string;
  score?: number | null;
  dots: number;
  you: boolean;
  link: string;
  maestro: boolean;
  course: number[];
}

/** A deal of the day: my try, my row of days, and (when it alone was asked for) the day's table. */
export interface Daily {
  name: string;
  game: string;
  day: string;
  version: string;
  mine?: DailyLine | null;
  table: string;
  players: number;
  best?: DailyLine | null;
  row: number;
  longest: number;
  few_lead: boolean;
  week: (number | null)[];
  lines: DailyLine[];
}

/** Where the day's deal is on the table, and whether this is the try that counts. */
export interface DailyTable {
  table: string;
  counts: boolean;
}

/** It is done; there is nothing more to say. */
export interface Done {
  done: boolean;
}

/** A level against the one below: share of wins, and the gap in Elo with its error (95 %). */
export interface Strength {
  beats: number;
  gap: number;
  error: number;
  games: number;
  at_least: boolean;
}

/** A game that can be played here. */
export interface GameOnShelf {
  id: string;
  box: string;
  least: number;
  most: number;
  minutes: number;
  shelf: boolean;
  teams: boolean;
  levels: string[];
  plain_levels: string[];
  strength: Record<string, Strength>;
  lesson: boolean;
  reasons: string[];
  slow?: Record<string, unknown> | null;
  options: Record<string, unknown>;
  schema: Record<string, unknown>;
}

/** A person as they see themselves. */
export interface Guest {
  guest: string;
  name: string;
  language: 'de' | 'en' | 'it';
  research: boolean;
  rated: boolean;
  on_show: boolean;
}

/** Changes of a guest: name, language, and consent to research, to a rating, to works on the first page. */
export interface GuestChange {
  name?: string | null;
  language?: 'de' | 'en' | 'it' | null;
  research?: boolean | null;
  rated?: boolean | null;
  on_show?: boolean | null;
}

/** A person and the token that proves it: shown once, kept by the client. */
export interface GuestWithToken {
  guest: string;
  name: string;
  language: 'de' | 'en' | 'it';
  token: string;
}

/** A code that moves one's seat to another device, once. */
export interface Handoff {
  code: string;
  expires: number;
  link: string;
  qr: string;
}

/** How the disk is: milliseconds since the last commit, writes that wait, the kind of the last error if it lasts. */
export interface StoreCondition {
  writable: boolean;
  writer: boolean;
  since_commit?: number | null;
  waiting: number;
  trouble: string;
}

/** A table whose log the rules here cannot follow. */
export interface UnreadableTable {
  table: string;
  reason: string;
}

/** Whether the house is well: "ok", or "trouble" (with status 503). Details are for this very machine. */
export interface Health {
  status: 'ok' | 'trouble';
  version: string;
  tables: number;
  connections: number;
  store: StoreCondition;
  waiting: number;
  unreadable: number;
  details: UnreadableTable[];
}

/** A table in the window: anybody in the house may sit down. */
export interface OpenTable {
  table: string;
  game: string;
  phase: 'lobby' | 'over' | 'paused' | 'playing';
  host: string;
  seats: number;
  people: number;
  free: number;
}

/** The public face of the server. */
export interface HouseFace {
  name: string;
  notice: string;
  shows_tables: boolean;
  family_always: boolean;
  tables: OpenTable[];
}

/** A table of mine. */
export interface MyTable {
  table: string;
  code: string;
  game: string;
  phase: 'lobby' | 'over' | 'paused' | 'playing';
  names: string[];
  seat?: number | null;
  your_turn: boolean;
  hosting: boolean;
  slow: boolean;
  touched: number;
}

/** A name is all it takes. */
export interface NewGuest {
  name: string;
  language?: 'de' | 'en' | 'it';
}

/** Part of the log of a table that starts from another log: the entries up to `until` used this seed. */
export interface Chapter {
  seed: number | string;
  until: number;
}

/** The number that the browser of the player in this seat added. */
export interface Share {
  seat: number;
  share: string;
}

/** The parts of one game's seed. The secret is shown when the game is over. */
export interface Luck {
  secret: string;
  commitment: string;
  shares: Share[];
}

/** A log as `Table.log` and `/api/tables/{table}/log` give it; what else stands in it is passed over. */
export interface SentLog {
  game: string;
  seats: number;
  seed: number | string;
  options: Record<string, unknown>;
  entries: Record<string, unknown>[];
  version?: number;
  at?: number;
  known?: Record<string, unknown> | null;
  before?: Chapter[];
  luck?: Luck | null;
}

/** Where in a log a game begins: after so many entries. */
export interface Position {
  until: number;
  log?: SentLog | null;
  table?: string | null;
  round?: number | null;
  replay?: string | null;
  seat?: number | null;
}

/** Open a table for a game; with `from` the log says which, for how many and with what options. */
export interface NewTable {
  game?: string;
  options?: Record<string, unknown>;
  seats?: number | null;
  slow?: boolean;
  from?: Position | null;
}

/** Where a browser can be called, and the keys to seal messages for it (a PushSubscription). */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The house's public key for Web Push, as browsers want it; empty where the server sends no notifications. */
export interface PushKey {
  key: string;
}

/** A table as anybody with its link may see it: how many, never who. */
export interface TableSummary {
  table: string;
  code: string;
  game: string;
  phase: 'lobby' | 'over' | 'paused' | 'playing';
  seats: number;
  people: number;
  free: number;
  link: string;
}

/** The person and table behind a hand-off code, with a fresh token. The old device is signed out. */
export interface TakenOver {
  guest: string;
  name: string;
  language: 'de' | 'en' | 'it';
  token: string;
  table: string;
}

/** A STUN or TURN server, as browsers want it described. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** Servers that help voices across networks; none are needed on one network. */
export interface VoiceServers {
  ice_servers: IceServer[];
}

/** How I fare at tables where a bot of this level sits. */
export interface Against {
  level: string;
  games: number;
  wins: number;
}

/** How a seat of a finished game stood after each of its stages; empty where the game has none. */
export interface Course {
  stood: number[];
}

/** Something I achieved in a game, and when I first did. */
export interface Feat {
  feat: string;
  won: number;
}

/** One entry of a finished game, with all that happened: there are no secrets left. */
export interface FinishedEntry {
  at: number;
  seat?: number | null;
  move: unknown;
  events: unknown[];
  known?: Record<string, unknown> | null;
  back?: number | null;
  agreed: number[];
  more?: number | null;
}

/** A whole finished game: `Table.replay` plays it again. */
export interface FinishedLog {
  game: string;
  version: number;
  seats: number;
  seed: number | string;
  options: Record<string, unknown>;
  at: number;
  entries: FinishedEntry[];
  names: string[];
  round: number;
  outcome?: Outcome | null;
  known?: Record<string, unknown> | null;
  before: Chapter[];
  luck?: Luck | null;
}

/** One moment of a finished game in words; with all open, `hands` has what each seat had before it. */
export interface MomentInWords {
  words: InWords;
  hands: string[][];
}

/** A piece of a finished game as one seat saw it: the whole view after `start` entries, then update by update. */
export interface Moments {
  start: number;
  view: unknown;
  actors: number[];
  clock: Clock;
  updates: Update[];
}

/** A finished game of mine. */
export interface MyGame {
  link: string;
  game: string;
  finished: number;
  names: string[];
  kinds: string[];
  scores: number[];
  winners: number[];
  seat?: number | null;
  counts: boolean;
}

/** How strong I am in a game, by Glicko-2, and my place among the guests with a rating. */
export interface MyRating {
  game: string;
  points: number;
  give_or_take: number;
  games: number;
  place: number;
  of: number;
}

/** A painting or a drawing from a finished game: whose game, which moment of it, and what it takes to draw it. */
export interface Work {
  link: string;
  game: string;
  version: number;
  seat: number;
  number: number;
  finished: number;
  title: Record<string, string>;
  shown: unknown;
  by: string;
}

/** A part of my gallery, the latest first; where `next` is not null, more follows when asked from there. */
export interface MyWorks {
  works: Work[];
  next?: number | null;
}

/** A peak: after so many entries, whose it was and what happened, as text. */
export interface Mark {
  version: number;
  seat?: number | null;
  text: string;
}

/** A finished game to be looked at again: all but its positions, which come in pieces (`Moments`). */
export interface Replay {
  link: string;
  game: string;
  round: number;
  seats: number;
  options: Record<string, unknown>;
  chairs: Chair[];
  finished: number;
  moves: ([number, number | null])[];
  marks: Mark[];
  honours: Praise[];
  outcome?: Outcome | null;
  seat?: number | null;
  began?: number | null;
  chat: ChatLine[];
}

/** How I play one game. */
export interface Statistics {
  game: string;
  games: number;
  wins: number;
  best?: number | null;
  best_link: string;
  average?: number | null;
  row: number;
  longest: number;
  scores: number[];
  against: Against[];
  praise: Praise[];
  feats: Feat[];
}

/** A game from a file can be looked at here. */
export interface TakenIn {
  link: string;
}

/** Why a bot made a move, from what it saw; empty where it was a person's, or there is nothing to say. */
export interface Why {
  sentence: string;
}

/** One scene of a worked example: a position as one seat sees it, its sentence, and the part to draw. */
export interface ExampleScene {
  key: string;
  says: string;
  shows: string;
  seat?: number | null;
  view: Record<string, unknown>;
  no?: Problem | null;
  words: string[];
}

/** Progress in a lesson (a null where there was only text to read), and what the player does next. */
export interface Learning {
  acts?: (Record<string, unknown> | null)[];
  go?: boolean;
  act?: Record<string, unknown> | null;
  says?: string;
  name?: string;
}

/** What the coach says now. `example` is how it is done; `forbidden`: what one is to try the rules will refuse. */
export interface LessonStep {
  key: string;
  title: string;
  says: string;
  point: string;
  example?: Record<string, unknown> | null;
  forbidden: boolean;
}

/** A lesson as it stands: the table as the player sees it, what was just done and what that brought about. */
export interface LessonTable {
  game: string;
  seat: number;
  chairs: Chair[];
  options: Record<string, unknown>;
  titles: string[];
  done: number;
  step?: LessonStep | null;
  view: Record<string, unknown>;
  actors: number[];
  clock: Clock;
  version: number;
  updates: Update[];
  outcome?: Outcome | null;
  act?: Record<string, unknown> | null;
  counted: boolean;
  no?: Problem | null;
  heard: string[];
  words: InWords;
}

/** A few moves of a real game for the rules page, scene by scene. */
export interface WorkedExample {
  game: string;
  language: string;
  names: string[];
  scenes: ExampleScene[];
}

/** Other settings; what is not named stays. */
export interface DeskChange {
  name?: string | null;
  notice?: string | null;
  tables?: number | null;
  tables_per_guest?: number | null;
  newcomers?: number | null;
  open_tables?: boolean | null;
  family?: 'always' | 'off' | 'on' | null;
}

/** Something to say to a table. */
export interface DeskMessage {
  text: string;
}

/** A guest: the seat, and the address if connected. */
export interface DeskPerson {
  guest: string;
  name: string;
  seat?: number | null;
  here: boolean;
  address: string;
}

/** A table that is awake. */
export interface DeskTable {
  table: string;
  code: string;
  game: string;
  phase: 'lobby' | 'over' | 'paused' | 'playing';
  chairs: number;
  bots: number;
  watching: number;
  people: DeskPerson[];
  listed: boolean;
  waits: boolean;
}

/** A line of the log for the administrator. */
export interface DeskLine {
  at: number;
  level: string;
  event: string;
  facts: Record<string, unknown>;
}

/** What is settled now. */
export interface DeskSettings {
  name: string;
  notice: string;
  tables: number;
  tables_per_guest: number;
  newcomers: number;
  open_tables: boolean;
  family: 'always' | 'off' | 'on';
}

/** A ban until then: of a name, of an address or network, or of a guest. */
export interface Bar {
  number: number;
  kind: 'address' | 'guest' | 'name';
  what: string;
  until: number;
  name?: string;
}

/** Everything the desk shows. */
export interface DeskPage {
  version: string;
  opened: number;
  now: number;
  store: StoreCondition;
  lines: number;
  people: number;
  bots: number;
  moves: number;
  refusals: Record<string, number>;
  load?: number | null;
  memory?: number | null;
  tables: DeskTable[];
  log: DeskLine[];
  settings: DeskSettings;
  bars: Bar[];
}

/** Whom to keep outside, and for how many minutes. */
export interface NewBar {
  kind: 'address' | 'guest' | 'name';
  what: string;
  minutes?: number;
}

export const PROTOCOL = 1;
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const UTTERANCE_LENGTH = 600;
export const CODE_LENGTH_LEAST = 4;
export const CODE_LENGTH_MOST = 12;
export const HOUSE_NAME_LENGTH = 40;
export const HOUSE_NOTICE_LENGTH = 400;
export const BAN_MINUTES = 527040;
export const REPLAY_MOVES = 64;
export const MOVES_LISTED = 2000;
export const FINAL_CODES: ReadonlySet<string> = new Set([
  'barred',
  'barred_here',
  'daily_alone',
  'elsewhere',
  'full',
  'kicked',
  'moved',
  'no_such_game',
  'no_such_table',
  'protocol',
  'table_gone',
  'table_shut',
  'unknown_token',
  'unreadable',
]);
export const RETRY_CODES: ReadonlySet<string> = new Set([
  'disk_waits',
  'hello_first',
  'idle',
  'silent',
  'stopping',
  'too_fast',
  'too_often',
  'try_again',
  'unmasked',
]);
export const SETTING_BOUNDS = {
  tables: [0, 1000000],
  tables_per_guest: [1, 1000],
  newcomers: [1, 100000],
} as const;
export const REACTIONS: Reaction[] = ['bravo', 'risata', 'stupore', 'fretta', 'cuore', 'pensiero'];
