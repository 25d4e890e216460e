// The wire as the client sees it: the TypeScript twin of src/ludoteca/room/messages.py.
import type { GameEvent, Outcome } from '../games/contract';

export const PROTOCOL = 1;
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;

export type Language = 'it' | 'en';
export type Level = 'apprendista' | 'artigiano' | 'maestro';
export type Phase = 'lobby' | 'playing' | 'paused' | 'over';
export type Reaction = 'bravo' | 'risata' | 'stupore' | 'fretta' | 'cuore' | 'pensiero';

export const LEVELS: Level[] = ['apprendista', 'artigiano', 'maestro'];
export const REACTIONS: Reaction[] = ['bravo', 'risata', 'stupore', 'fretta', 'cuore', 'pensiero'];

export interface Chair {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name?: string;
  guest?: string;
  level?: Level;
  connected?: boolean;
  keeps_for?: string;
  keeps_for_name?: string;
  wins?: number;
}

export interface Person { guest: string; name: string; seat?: number | null; connected?: boolean }

export interface RoomView {
  table: string;
  code: string;
  game: string;
  phase: Phase;
  host: string;
  options: Record<string, any>;
  chairs: Chair[];
  people: Person[];
  round: number;
}

export interface Clock { now: number; running: boolean; deadline?: number | null }

export interface ChatLine { number: number; guest: string; name: string; text?: string; reaction?: Reaction | null; team?: boolean; at?: number }

/** What a client may say, less the `id` that the socket adds. */
export type Request =
  | { type: 'move'; move: Record<string, any> }
  | { type: 'say'; text: string; to?: 'all' | 'team' }
  | { type: 'react'; reaction: Reaction }
  | { type: 'sit'; seat: number }
  | { type: 'stand' }
  | { type: 'chairs'; count: number }
  | { type: 'arrange'; order: number[] }
  | { type: 'bot'; seat: number; level: Level | null }
  | { type: 'give_back'; seat: number }
  | { type: 'options'; options: Record<string, any> }
  | { type: 'start' }
  | { type: 'pause'; paused: boolean }
  | { type: 'kick'; guest: string }
  | { type: 'host'; guest: string }
  | { type: 'rematch'; start?: boolean }
  | { type: 'rename'; name?: string; language?: Language }
  | { type: 'signal'; guest: string; data: Record<string, any> };

export interface Ok { type: 'ok'; id: string }
export interface No { type: 'no'; id: string; code: string; sentence: string; rule?: string; facts?: Record<string, any> }

export interface Update {
  type: 'update';
  round: number;
  version: number;
  events: GameEvent[];
  patch: Record<string, any>;
  actors: number[];
  clock: Clock;
  seat?: number | null;
  outcome?: Outcome | null;
}

export interface Skip { type: 'skip'; round: number; version: number }

export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: Person;
  room: RoomView;
  version: number;
  chat: ChatLine[];
  clock: Clock;
  view?: any;
  actors?: number[];
  outcome?: Outcome | null;
  missed?: (Update | Skip)[];
  log?: [number | null, GameEvent[]][];
}

export interface RoomChanged { type: 'room'; room: RoomView; you: Person; clock: Clock; notice?: string; who?: string }
export interface Begun { type: 'begun'; room: RoomView; view: any; actors: number[]; clock: Clock; events?: GameEvent[] }
export interface Chat { type: 'chat'; line: ChatLine }
export interface Signalled { type: 'signal'; guest: string; data: Record<string, any> }
export interface Goodbye { type: 'goodbye'; code: string; sentence: string }

export type Reply = Ok | No | Welcome | RoomChanged | Begun | Update | Skip | Chat | Signalled | Goodbye;
