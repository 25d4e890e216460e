// The HTTP side of a guided first game: what was done so far goes along, the table as it stands comes back.
import { call } from './http';
import type { Update } from './messages';
import type { LessonTable as Told } from './types';
import type { Json } from './json';

export type { LessonStep, Problem } from './types';
export type LessonAction = Record<string, Json> | null;
export type LessonTable = Omit<Told, 'view' | 'updates' | 'options'> & {
  view: Json;
  updates: Update[];
  options: Record<string, Json>;
};

/** `name`: what whoever learns is called. */
export const lessonStep = (
  game: string,
  name: string,
  acts: LessonAction[],
  next: { go?: boolean; act?: LessonAction; says?: string } = {},
) => call<LessonTable>('POST', `/api/lessons/${encodeURIComponent(game)}`, { name, acts, ...next });
