// Worked examples, each fetched once.
import { fetchWorkedExample } from '../../../wire/http';
import type { Language } from '../../../wire/messages';
import type { ExampleScene, WorkedExample } from '../../../wire/types';

export type { ExampleScene, WorkedExample };

const asked = new Map<string, Promise<WorkedExample | null>>();

/** A game's example in a language; null if there is none or it could not be loaded. */
export function exampleOf(language: Language, game: string): Promise<WorkedExample | null> {
  const key = `${language}/${game}`;
  let found = asked.get(key);
  if (!found) {
    found = fetchWorkedExample(language, game).catch(() => {
      asked.delete(key);
      return null;
    });
    asked.set(key, found);
  }
  return found;
}
