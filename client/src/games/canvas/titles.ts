// Titles in the player's language, else in English.
import type { Language } from '../contract';
import type { Title } from './types';

export function titleIn(title: Title, language: string): string {
  return language === 'it' ? title.it : (title.more?.[language as Language] ?? title.en);
}
