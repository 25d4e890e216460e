// The progress of each lesson in this browser, with all actions, so that it can be continued.
import type { LessonAction } from '../../wire/learn';

export interface Progress {
  language: string;
  acts: LessonAction[];
  done: number;
  steps: number;
  begun: number;
}

const KEY = 'ludoteca.lessons';

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

let all = $state.raw(stored());

function keep(next: Record<string, Progress>) {
  all = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage a lesson lasts as long as the page.
  }
}

export const lessonProgress = {
  of: (game: string): Progress | undefined => all[game],
  /** Begun and not finished. */
  halfway: (game: string): boolean => !!all[game]?.done && all[game].done < all[game].steps,
  over: (game: string): boolean => !!all[game] && all[game].done >= all[game].steps,
  note(game: string, progress: Progress) {
    keep({ ...all, [game]: progress });
  },
};
