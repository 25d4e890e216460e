// An order for a painting: its sheets from the ground up, and a key that changes with its content.

/** How a film lies on what is below: as paint, as a dark glaze, or as light. */
export type Film = 'paint' | 'multiply' | 'glow';

export interface Sheet {
  shapes: string;
  film: Film;
}

export interface Order {
  key: string;
  seed: number;
  hand: HandName;
  ground: string;
  sheets: readonly Sheet[];
}

export type HandName = 'rich' | 'dry' | 'calm';

/** Card units: the picture above the strip of swatches. */
export const WIDE = 300;
export const TALL = 366;

/** Raise it when the finish changes, so that cached pictures are rendered anew. */
const FINISH = 3;

/** Backgrounds with a style of their own; for others the painting's number decides. */
const HANDS: Record<string, HandName> = {
  carta: 'dry',
  lavagna: 'dry',
  terracotta: 'dry',
  deserto: 'dry',
  ocra: 'dry',
  neve: 'calm',
  'mare-calmo': 'calm',
  laguna: 'calm',
  sera: 'calm',
  rosa: 'calm',
  notte: 'rich',
  aurora: 'rich',
  temporale: 'rich',
  tramonto: 'rich',
  prugna: 'rich',
  prato: 'rich',
};

/** A 53-bit hash of a text (as cyrb53: two lanes, mixed at the end). */
function digest(text: string): [number, number] {
  let high = 0xdeadbeef ^ FINISH;
  let low = 0x41c6ce57 ^ FINISH;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high >>> 0, low >>> 0];
}

export function orderOf(groundName: string, ground: string, sheets: readonly Sheet[]): Order {
  const [high, low] = digest([ground, ...sheets.map((sheet) => `${sheet.film}:${sheet.shapes}`)].join('\u0000'));
  const seed = low & 0x7fffff;
  return {
    key: high.toString(36) + low.toString(36),
    seed,
    hand: HANDS[groundName] ?? (['rich', 'calm', 'dry'] as const)[seed % 3],
    ground,
    sheets,
  };
}
