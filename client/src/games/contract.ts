// What the shell gives a board, and what a game gives the shell.
import type { Component } from 'svelte';
import type { TableClock } from '../kit/time/tableClock';
import type { PeakStage } from '../kit/time/peakStage.svelte';
import type { CardContent, CardShape } from '../kit/image/shareCard';
import type { Sound } from '../kit/audio/sound';
import type { VoiceLink } from '../kit/audio/voiceChat.svelte';
import type { Answer, GameEvent, Language, Outcome } from '../wire/messages';
import type { Json } from '../wire/json';

export type { TableClock } from '../kit/time/tableClock';
export type { Sound as BoardSound } from '../kit/audio/sound';
export type { Answer, GameEvent, Language, Line, Outcome, Refusal } from '../wire/messages';

/** One chair as everybody sees it. */
export interface ChairInfo {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  guest?: string;
  connected?: boolean;
  agent?: boolean;
}

/**
 * A batch of events of one log entry, just after the view has changed. `replayed` is true for what was missed while away. `held`: a great
 * moment of so many milliseconds is on (`Game.peaks`), for which the table's clock stands still; 0 for most.
 */
export interface Happened {
  seat: number | null;
  version: number;
  events: GameEvent[];
  replayed: boolean;
  held: number;
}

export interface BoardProps<View = Json, Move = Json> {
  game: string; // which game of the box
  view: View;
  seat: number | null; // null: a spectator or the big screen
  chairs: ChairInfo[];
  actors: number[];
  options: Record<string, Json>;
  outcome: Outcome | null;
  clock: TableClock;
  language: Language;
  paused: boolean;
  round: number; // which game at this table: 1, 2, ...
  table: string; // id of the table, for things kept in local storage
  t(key: string, facts?: Record<string, unknown>): string; // the game's texts, then the shell's
  name(seat: number): string; // 'Tu'/'You' is never used here: the plain name
  play(move: Move, quiet?: boolean): Promise<Answer>; // the shell shows the refusal's sentence (not when `quiet`: the page asked, nobody pressed); the board may point at the place
  onEvents(listener: (happened: Happened) => void): () => void; // returns the unsubscriber; for animation
  feats(): Promise<Record<string, number>>; // what this person has achieved in finished games of this kind, and when (milliseconds)
  you: { guest: string; name: string; host: boolean }; // the person in front of this screen, seated or not
  voice: VoiceLink; // the conversation at this table, for boards that offer one
  big?: boolean; // the big screen in the middle of the room: the shell magnifies it; leave out what only players need, fit at once
  sound(name: Sound): void;
  praise(seat: number): string[]; // what each did best, once the game is over: for a board that stages the end itself
  stage: PeakStage<Sound>; // great moments (kit/peak.svelte.ts): headline, chips, log and end wait while one is on
}

/** What the game knows of the table when it words the line on top, beside its view. */
export interface HeadlineFacts {
  actors: number[];
  outcome: Outcome | null;
  name(seat: number): string;
  together(seats: number[]): string; // 'Anna, Bea e Carlo'
  readonly time: number; // the table's, in milliseconds: whoever reads it is asked again while it passes
}

/** The line on top: a sentence with a verb, as a key of the game's texts (`headline-…`) and its facts. Time is not in it: the hourglass stands beside it. */
export interface Headline {
  key: string;
  facts?: Record<string, unknown>;
  tone: 'act' | 'wait' | 'end'; // act: this person must do it; wait: others do, or may; end: the game is over
}

/** What the best thing of a finished game is drawn from. */
export interface FinaleProps<View = Json> {
  game: string;
  view: View;
  outcome: Outcome;
  language: Language;
  t: BoardProps['t'];
  name: BoardProps['name'];
}

/** Something made in a finished game (`Game.works`), to be hung again. */
export interface WorkProps<Shown = Json> {
  shown: Shown;
  title: string;
}

/** The same while the game is still on: one work may be finished before all is. */
export type MadeProps<View = Json> = Omit<FinaleProps<View>, 'outcome'>;

/** What a game gives to take home, as a picture for a card (kit/share.ts): the whole of it, or one work alone: whose, and which of theirs. */
export interface Keepsakes<View = Json> {
  hang(props: FinaleProps<View>, shape: CardShape): CardContent | Promise<CardContent>;
  work?(props: MadeProps<View>, seat: number, number: number, shape: CardShape): CardContent | Promise<CardContent>;
  /** A work of a finished game as it hangs in its maker's gallery (`Game.works`). */
  again?(
    work: WorkProps & { who: string; seat: number; language: Language; t: BoardProps['t'] },
  ): CardContent | Promise<CardContent>;
  /** A short film, where something came to be: a moving picture as a file. */
  film?(props: MadeProps<View>, seat?: number): Promise<Blob>;
}

/** What a scene of a worked example is drawn from: a position as somebody sees it, and which part of the board is meant. */
export interface FigureProps<View = Json> {
  game: string;
  view: View;
  seat: number | null;
  shows: string;
  language: Language;
  t: BoardProps['t'];
  name: BoardProps['name'];
}

/** `client/src/games/<id>/index.ts` exports one of these as `default`; a folder with several games exports `games: Record<id, GameClient>`. */
export interface GameClient {
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** A small drawing that tells this game from the others in its box, in the current colour. */
  emblem?: () => Promise<{ default: Component<{ game: Json; size?: number }> }>;
  /** Facts for an event's sentence beyond its own fields; return null to leave the event out of the log. */
  facts?(
    event: GameEvent,
    props: { t: BoardProps['t']; name: BoardProps['name']; language: string },
  ): Record<string, unknown> | null;
  /**
   * What this person must do now, or whom the table waits for and why: never whose turn it is and no more. `seat` is null for a spectator and the big screen.
   * It is the title of the table, the tab's title, and what a screen reader hears; null leaves the end (and only that) to the shell.
   */
  headline?(view: Json, seat: number | null, facts: HeadlineFacts): Headline | null;
  /** A few words beside each seat's chip, such as '12 punti' or 'risolve'; empty for none. */
  chips?(view: Json, props: { t: BoardProps['t']; chairs: ChairInfo[]; language: string }): (string | null)[];
  /** The best thing of a finished game, drawn small for the middle of the podium: the painting, the code, the sea. */
  finale?: () => Promise<{ default: Component<FinaleProps> }>;
  /** What somebody made in it, framed: a painting, a drawing. As high as the place says (`--high`). */
  work?: () => Promise<{ default: Component<WorkProps> }>;
  /** What people take home from a finished game: a module of its own, opened when somebody asks for it. */
  keepsake?: () => Promise<Keepsakes>;
  /** Whether there is a film among it. */
  films?: boolean;
  /** A scene of the game's worked example (`Game.example`), drawn with the board's own pieces for the rules page: to look at, never to touch. */
  figure?: () => Promise<{ default: Component<FigureProps> }>;
  /** Whether the board wants the whole width now: log and chat then lie in drawers on a desk too. */
  spread?(view: Json): boolean;
  /** Whether this seat has said it is done, though it may still go on: a device that is passed round then goes to the next. */
  done?(view: Json, seat: number): boolean;
  /** Whether a seat's view has nothing now that others at the table must not see: a device that is passed round comes to it without a curtain. */
  open?(view: Json): boolean;
  /** 'board': the board itself stages the end; the score sheet stays behind a button instead of opening over it. */
  ending?: 'board';
  /** The teams people play in, by turns around the table: a key of the game's texts and a colour each. They may talk among themselves alone. */
  teams?: { key: string; colour: string }[];
  /** Of several games in a box, the one to begin with. */
  first?: boolean;
  /** 'whole': on the big screen the board shows the players itself, and has all the room but for the line on top. */
  screen?: 'whole';
  /** How the shell shows time: 'glass' for the drawn hourglass (default), 'line' for a line of sand under the bar (drawing), 'number' where the board draws its own line, 'none' without time; the number is always there. */
  hourglass?: 'glass' | 'line' | 'number' | 'none';
  /** Whether this table plays without hurry: the moments that are still waited for others' sake are not counted down. */
  unhurried?(view: Json): boolean;
  /** Whether an option means anything beside the others; those that do not are left out of the form. All are shown where this is missing. */
  offers?(option: string, options: Record<string, Json>): boolean;
  /** What a choice brings along, so that the options go together: the rules refuse those that do not. */
  settle?(options: Record<string, Json>): Record<string, Json>;
  /** Further ways to open a table from the page of the box: a button `way-<key>` (and `way-<key>-help`) each, with the options it sets. The game begins at once. */
  ways?: { key: string; seats?: number; options(): Record<string, unknown> }[]; // seats: how many chairs, where the way decides that too
}
