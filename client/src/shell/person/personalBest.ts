// One's own best in the games for one, kept in this browser: by game and by how it was played.
const KEY = 'ludoteca.best';

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** The best before this game, or null; this one is written down if it is better. */
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
