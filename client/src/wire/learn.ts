// HTTP calls for lessons: the client sends all its actions so far, the server returns the table.
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

/** `name`: the name of the learner. */
export const lessonStep = (
  game: string,
  name: string,
  acts: LessonAction[],
  next: { go?: boolean; act?: LessonAction; says?: string } = {},
) => call<LessonTable>('POST', `/api/lessons/${encodeURIComponent(game)}`, { name, acts, ...next });
