// The eight special objectives, kept for the person on this device, game after game.

export const OBJECTIVES = ['quattro_in_uno', 'quattro_bonus', 'sette_in_uno', 'cinque_uguali', 'sette_bonus', 'quattordici', 'tutto_esaurito', 'record'] as const;

const KEY = 'ludoteca.canvas.objectives';

/** Which objectives this person has met, and when (milliseconds). */
export function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Write down those just met; gives the ones that are new. */
export function keep(met: readonly string[], now: number): string[] {
  const before = kept();
  const fresh = met.filter((name) => !(name in before));
  if (fresh.length) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...before, ...Object.fromEntries(fresh.map((name) => [name, now])) }));
    } catch {
      // Private windows may forbid storage: the joy lasts as long as the page.
    }
  }
  return fresh;
}
