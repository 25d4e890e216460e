// The generated message types under client-side names, with untyped views and events.
import type * as wire from './types';

export type {
  Chair,
  Chat,
  ChatLine,
  Clock,
  Ended,
  Ending,
  Goodbye,
  Heard,
  InWords,
  Language,
  Level,
  Line,
  No,
  Ok,
  Outcome,
  Person,
  Phase,
  Reaction,
  Signalled,
  Skip,
  Voice,
} from './types';
import type { Json } from './json';
export {
  CHAT_LENGTH,
  CODE_LENGTH_MOST,
  FINAL_CODES,
  HOUSE_NAME_LENGTH,
  HOUSE_NOTICE_LENGTH,
  NAME_LENGTH,
  PROTOCOL,
  REACTIONS,
  REPLAY_MOVES,
  SETTING_BOUNDS,
  UTTERANCE_LENGTH,
} from './types';

/** A game's event: its tag and fields. */
export interface GameEvent {
  type: string;
  seat?: number;
  [field: string]: unknown;
}

/** A refusal: code, sentence, rule. */
export type Refusal = Omit<wire.No, 'type' | 'id'>;
export type Answer = { ok: true } | { ok: false; refusal: Refusal };

type Unnumbered<T> = T extends { id: string } ? Omit<T, 'id'> : never;

/** A request without the `id`, which the socket adds. */
export type Request = Unnumbered<wire.Request>;

export type RoomView = Omit<wire.RoomView, 'options'> & { options: Record<string, Json> };
export type Update = Omit<wire.Update, 'events'> & { events: GameEvent[] };
export type RoomChanged = Omit<wire.RoomChanged, 'room'> & { room: RoomView };
/** One log entry as a seat may know it: who acted, what happened, and the version. */
export type LogEntry = [seat: number | null, events: GameEvent[], version: number];
export type Begun = Omit<wire.Begun, 'room' | 'view' | 'events' | 'log'> & {
  room: RoomView;
  view: Json;
  events?: GameEvent[];
  log?: LogEntry[];
};
export type Welcome = Omit<wire.Welcome, 'room' | 'view' | 'missed' | 'log'> & {
  room: RoomView;
  view?: Json;
  missed?: (Update | wire.Skip)[];
  log?: LogEntry[];
};
export type Reply =
  | wire.Ok
  | wire.No
  | wire.InWords
  | wire.Heard
  | wire.Hinted
  | wire.Explained
  | Welcome
  | RoomChanged
  | Begun
  | Update
  | wire.Ended
  | wire.InGallery
  | wire.Skip
  | wire.Chat
  | wire.Signalled
  | wire.Waits
  | wire.Goodbye;
