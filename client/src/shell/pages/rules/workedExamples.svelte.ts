// The worked example of a game, fetched once for all the pictures of its rules page.
import { fetchWorkedExample } from '../../../wire/http';
import type { Language } from '../../../wire/messages';
import type { ExampleScene, WorkedExample } from '../../../wire/types';

export type { ExampleScene, WorkedExample };

const asked = new Map<string, Promise<WorkedExample | null>>();

/** A game's example in a language, or null where it has none or it could not be had: the text then stands alone. */
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
