// The table's time as things that show it read it.

/** Table time in milliseconds; stands still while paused. `began`: since when this deadline stands, as the server says. */
export interface TableClock {
  now(): number;
  deadline: number | null;
  began: number | null;
  running: boolean;
}

/** How long the whole hourglass runs; null where none does. */
export const totalMs = ({ deadline, began }: TableClock): number | null =>
  deadline === null || began === null ? null : Math.max(1, deadline - began);

/** Seconds as a clock shows them: 0:42, 1:05. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
