// Streaks of days with a game, in local time.

const dayOf = (at: number): number => {
  const when = new Date(at);
  return Math.round(Date.UTC(when.getFullYear(), when.getMonth(), when.getDate()) / 86_400_000);
};

/** The streak up to today or yesterday, and the longest one. */
export function dayStreaks(times: number[], today = Date.now()): { now: number; longest: number } {
  const days = [...new Set(times.map(dayOf))].sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  let before = NaN;
  for (const day of days) {
    run = day === before + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  return { now: dayOf(today) - before <= 1 ? run : 0, longest };
}
