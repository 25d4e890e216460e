// The table clock as components read it.

/** Table time in ms; it stops during a pause. `began`: the table time at which this deadline was set. */
export interface TableClock {
  now(): number;
  deadline: number | null;
  began: number | null;
  running: boolean;
}

/** The whole time of the current deadline in ms, or null. */
export const totalMs = ({ deadline, began }: TableClock): number | null =>
  deadline === null || began === null ? null : Math.max(1, deadline - began);

/** Seconds as m:ss: 0:42, 1:05. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
