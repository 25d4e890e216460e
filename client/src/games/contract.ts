// The interface between shell and games: what the shell gives a board, and what a game provides.
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

/** A chair, as everybody sees it. */
export interface ChairInfo {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  guest?: string;
  connected?: boolean;
  agent?: boolean;
}

/**
 * The events of one log entry, sent after the view has changed. `replayed`: they were missed while away. `held`: the ms
 * for which the table clock is held for a peak (`Game.peaks`), mostly 0.
 */
export interface Happened {
  seat: number | null;
  version: number;
  events: GameEvent[];
  replayed: boolean;
  held: number;
}

export interface BoardProps<View = Json, Move = Json> {
  game: string; // the game in the box
  view: View;
  seat: number | null; // null: a spectator or the big screen
  chairs: ChairInfo[];
  actors: number[];
  options: Record<string, Json>;
  outcome: Outcome | null;
  clock: TableClock;
  language: Language;
  paused: boolean;
  round: number; // the number of this game at the table, from 1
  table: string; // the table's id, for keys in local storage
  t(key: string, facts?: Record<string, unknown>): string; // a text of the game, else of the shell
  name(seat: number): string; // the plain name, never 'Tu' or 'You'
  // the shell shows a refusal unless `quiet`, which means that the page asked by itself; the board may point at the
  // place
  play(move: Move, quiet?: boolean): Promise<Answer>;
  onEvents(listener: (happened: Happened) => void): () => void; // returns a function that unsubscribes
  feats(): Promise<Record<string, number>>; // this person's achievements in finished games, with their time in ms
  you: { guest: string; name: string; host: boolean }; // the person at this screen, seated or not
  voice: VoiceLink; // the voice chat of this table
  big?: boolean; // the big screen: the shell enlarges the board; it must fit and shows nothing that only players need
  sound(name: Sound): void;
  praise(seat: number): string[]; // the honours of a seat after the game, for a board with an end of its own
  stage: PeakStage<Sound>; // peaks (kit/time/peakStage.svelte.ts): headline, chips, log and end wait during one
}

/** What a headline may use besides the view. */
export interface HeadlineFacts {
  actors: number[];
  outcome: Outcome | null;
  name(seat: number): string;
  together(seats: number[]): string; // 'Anna, Bea e Carlo'
  readonly time: number; // table time in ms; reading it repeats the headline while time passes
}

/** A headline: the key of a sentence (`headline-…`) and its facts. It contains no time: the hourglass is beside it. */
export interface Headline {
  key: string;
  facts?: Record<string, unknown>;
  // act: this person must act; wait: others must, or this person may; end: the game is over
  tone: 'act' | 'wait' | 'end';
}

/** The props of a game's final picture. */
export interface FinaleProps<View = Json> {
  game: string;
  view: View;
  outcome: Outcome;
  language: Language;
  t: BoardProps['t'];
  name: BoardProps['name'];
}

/** The props of a work of a finished game (`Game.works`). */
export interface WorkProps<Shown = Json> {
  shown: Shown;
  title: string;
}

/** The same during a game: a work may be finished before the game is. */
export type MadeProps<View = Json> = Omit<FinaleProps<View>, 'outcome'>;

/** Content for cards to share (kit/image/shareCard.ts). */
export interface Keepsakes<View = Json> {
  hang(props: FinaleProps<View>, shape: CardShape): CardContent | Promise<CardContent>;
  work?(props: MadeProps<View>, seat: number, number: number, shape: CardShape): CardContent | Promise<CardContent>;
  /** A work in its author's gallery (`Game.works`). */
  again?(
    work: WorkProps & { who: string; seat: number; language: Language; t: BoardProps['t'] },
  ): CardContent | Promise<CardContent>;
  /** A short film of how a work was made, as a file. */
  film?(props: MadeProps<View>, seat?: number): Promise<Blob>;
}

/** The props of a scene of a worked example: a position, and the part of the board that is meant (`shows`). */
export interface FigureProps<View = Json> {
  game: string;
  view: View;
  seat: number | null;
  shows: string;
  language: Language;
  t: BoardProps['t'];
  name: BoardProps['name'];
}

/**
 * `client/src/games/<id>/index.ts` exports one of these as `default`; a folder with several games exports
 * `games: Record<id, GameClient>`.
 */
export interface GameClient {
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** A small drawing that distinguishes this game from others in its box, in the current colour. */
  emblem?: () => Promise<{ default: Component<{ game: Json; size?: number }> }>;
  /** Facts for an event's sentence beyond its own fields; null leaves the event out of the log. */
  facts?(
    event: GameEvent,
    props: { t: BoardProps['t']; name: BoardProps['name']; language: string },
  ): Record<string, unknown> | null;
  /**
   * What this person must do, or who is awaited and why. `seat` is null for spectators and the big screen.
   * Shown as the headline and the tab's title, and read by screen readers. Null leaves the text to the shell, for the
   * end only.
   */
  headline?(view: Json, seat: number | null, facts: HeadlineFacts): Headline | null;
  /** A note beside each seat's chip, such as '12 punti' or 'risolve'; null for none. */
  chips?(view: Json, props: { t: BoardProps['t']; chairs: ChairInfo[]; language: string }): (string | null)[];
  /** The final picture for the podium: the best painting, code or sea of the game. */
  finale?: () => Promise<{ default: Component<FinaleProps> }>;
  /** A work in a frame. Its height is given as --high. */
  work?: () => Promise<{ default: Component<WorkProps> }>;
  /** Content for cards to share, loaded when it is needed. */
  keepsake?: () => Promise<Keepsakes>;
  /** Whether `keepsake` can make a film. */
  films?: boolean;
  /** A scene of the worked example (`Game.example`), drawn with the board's components and not interactive. */
  figure?: () => Promise<{ default: Component<FigureProps> }>;
  /** Whether the board needs the whole width now: log and chat then lie in drawers on a desktop too. */
  spread?(view: Json): boolean;
  /** Whether this seat has said that it is done: a shared device is then passed to the next player. */
  done?(view: Json, seat: number): boolean;
  /** Whether a seat's view now contains no secrets: a shared device is then passed without hiding the table. */
  open?(view: Json): boolean;
  /** 'board': the board shows the end itself; the score sheet opens only by its button. */
  ending?: 'board';
  /** The teams, seated by turns: the key of a text and a colour each. Members have a chat of their own. */
  teams?: { key: string; colour: string }[];
  /** The game of its box with which to begin. */
  first?: boolean;
  /** 'whole': on the big screen the board shows the players itself and has all the room below the headline. */
  screen?: 'whole';
  /**
   * How the shell shows time: 'glass' (default), 'line' (a line under the bar), 'number' (the board draws a line of its
   * own) or 'none'. There is always a number, except with 'none'.
   */
  hourglass?: 'glass' | 'line' | 'number' | 'none';
  /** Whether this table has no time limits: short waits for others then show no countdown. */
  unhurried?(view: Json): boolean;
  /** Whether an option has a meaning together with the others; if not, the form leaves it out. */
  offers?(option: string, options: Record<string, Json>): boolean;
  /** Adjusts options that must go together, because the rules refuse other combinations. */
  settle?(options: Record<string, Json>): Record<string, Json>;
  /**
   * Further buttons on the box's page, which open a table and start at once: texts `way-<key>` and `way-<key>-help`.
   */
  // seats: the number of chairs, if it is fixed
  ways?: { key: string; seats?: number; options(): Record<string, unknown> }[];
}
