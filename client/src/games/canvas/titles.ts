// Titles in the player's language: in English where nobody has written theirs.
import type { Language } from '../contract';
import type { Title } from './types';

export function titleIn(title: Title, language: string): string {
  return language === 'it' ? title.it : (title.more?.[language as Language] ?? title.en);
}
