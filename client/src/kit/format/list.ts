// Words in a row as people say them: 'Anna, Bea e Carlo'.
import { isolate } from './bidiIsolate';

/** Between two, between the first of several, before the last: what Intl.ListFormat says too, which a phone takes long to look up. */
const JOINTS: Record<string, [two: string, between: string, last: string]> = {
  it: [' e ', ', ', ' e '],
  en: [' and ', ', ', ', and '],
  de: [' und ', ', ', ' und '],
};

/** A language that is added later is asked how it does it. */
export function formatList(words: readonly string[], language: string): string {
  const safe = words.map(isolate);
  const [two, between, last] = JOINTS[language] ?? [];
  if (two === undefined) return new Intl.ListFormat(language, { type: 'conjunction' }).format(safe);
  return safe.length < 3 ? safe.join(two) : `${safe.slice(0, -1).join(between)}${last}${safe.at(-1)}`;
}
