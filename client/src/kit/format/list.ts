// Lists in sentences: 'Anna, Bea e Carlo'.
import { isolate } from './bidiIsolate';

/** The separators of Intl.ListFormat, whose first use takes long on a phone. */
const JOINTS: Record<string, [two: string, between: string, last: string]> = {
  it: [' e ', ', ', ' e '],
  en: [' and ', ', ', ', and '],
  de: [' und ', ', ', ' und '],
};

/** Join names or words. Languages without an entry use Intl. */
export function formatList(words: readonly string[], language: string): string {
  const safe = words.map(isolate);
  const [two, between, last] = JOINTS[language] ?? [];
  if (two === undefined) return new Intl.ListFormat(language, { type: 'conjunction' }).format(safe);
  return safe.length < 3 ? safe.join(two) : `${safe.slice(0, -1).join(between)}${last}${safe.at(-1)}`;
}
