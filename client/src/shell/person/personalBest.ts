// The best scores in games for one, by game and options. Kept in the browser.
const KEY = 'ludoteca.best';

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Record a score; returns the best one before it, or null. */
export function recordScore(game: string, options: Record<string, unknown>, points: number): number | null {
  const kept = all(),
    way = `${game} ${JSON.stringify(options)}`;
  const before = kept[way] ?? null;
  if (before === null || points > before) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept, [way]: points }));
    } catch {
      // Without storage every game is the first.
    }
  }
  return before;
}
