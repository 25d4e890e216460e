// The generated types under the names the client uses, with a game's views and events given their client-side types.
import type { GameEvent } from '../games/contract';
import type * as wire from './types';

export type { Chair, Chat, ChatLine, Clock, Goodbye, Language, Level, No, Ok, Person, Phase, Reaction, Signalled, Skip } from './types';

export const PROTOCOL = 1;
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;
export const LEVELS: wire.Level[] = ['apprendista', 'artigiano', 'maestro'];
export const REACTIONS: wire.Reaction[] = ['bravo', 'risata', 'stupore', 'fretta', 'cuore', 'pensiero'];

type Unnumbered<T> = T extends { id: string } ? Omit<T, 'id'> : never;

/** What a client may say, less the `id` that the socket adds. */
export type Request = Unnumbered<wire.Request>;

export type RoomView = Omit<wire.RoomView, 'options'> & { options: Record<string, any> };
export type Update = Omit<wire.Update, 'events'> & { events: GameEvent[] };
export type RoomChanged = Omit<wire.RoomChanged, 'room'> & { room: RoomView };
export type Begun = Omit<wire.Begun, 'room' | 'view' | 'events'> & { room: RoomView; view: any; events?: GameEvent[] };
export type Welcome = Omit<wire.Welcome, 'room' | 'view' | 'missed' | 'log'> & {
  room: RoomView;
  view?: any;
  missed?: (Update | wire.Skip)[];
  log?: [number | null, GameEvent[]][];
};
export type Reply = wire.Ok | wire.No | Welcome | RoomChanged | Begun | Update | wire.Skip | wire.Chat | wire.Signalled | wire.Goodbye;
