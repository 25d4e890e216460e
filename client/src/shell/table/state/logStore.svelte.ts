// The log of one table: the game's events and the room's notices, and what happened while this page was away.
import type { GameEvent } from '../../../games/contract';
import type { LogEntry, Update } from '../../../wire/messages';

export type EventsItem = {
  id: number;
  kind: 'events';
  seat: number | null;
  events: GameEvent[];
  /** The names in the chairs at that time. */
  names: string[];
  version: number;
};
export type LogItem =
  | EventsItem
  | { id: number; kind: 'notice'; notice: string; name: string }
  | { id: number; kind: 'begun'; round: number };

export class LogStore {
  items = $state.raw<LogItem[]>([]);
  /** What happened while this page was away, until its reader has seen it. */
  missed = $state.raw<LogItem[]>([]);
  #lastId = 0;

  /** Begin the log of a round: `before` are entries of a game that goes on from another one. */
  begin(round: number, before: LogEntry[], names: string[]) {
    this.missed = [];
    this.items = [...before.map((entry) => this.#fromEntry(entry, names)), this.#begun(round)];
  }

  /** Replace the log by what the server sent after a connection; `round` is null before the first game. */
  restore(round: number | null, entries: LogEntry[], names: string[]) {
    const begun = round === null ? [] : [this.#begun(round)];
    this.items = [...begun, ...entries.map((entry) => this.#fromEntry(entry, names))];
  }

  setMissed(updates: Update[], names: string[]) {
    this.missed = updates.map((each) => this.#events(each.seat ?? null, each.events, names, each.version));
  }

  addEvents(seat: number | null, events: GameEvent[], names: string[], version: number) {
    this.items = [...this.items, this.#events(seat, events, names, version)];
  }

  addNotice(notice: string, name: string) {
    this.items = [...this.items, { id: ++this.#lastId, kind: 'notice', notice, name }];
  }

  /** Remove the events after a version: they were taken back. */
  takeBackTo(version: number) {
    this.items = this.items.filter((item) => item.kind !== 'events' || item.version <= version);
  }

  /** The last item with events, or undefined. */
  get lastEvents(): EventsItem | undefined {
    return this.items.findLast((item) => item.kind === 'events');
  }

  /** Whether a seat has caused any of the events. */
  hasEventsOf(seat: number): boolean {
    return this.items.some((item) => item.kind === 'events' && item.seat === seat);
  }

  #begun(round: number): LogItem {
    return { id: ++this.#lastId, kind: 'begun', round };
  }

  #events(seat: number | null, events: GameEvent[], names: string[], version: number): EventsItem {
    return { id: ++this.#lastId, kind: 'events', seat, events, names, version };
  }

  #fromEntry([seat, events, version]: LogEntry, names: string[]): EventsItem {
    return this.#events(seat, events, names, version);
  }
}
