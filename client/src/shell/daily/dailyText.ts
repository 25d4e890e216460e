// A deal of the day in words: its name, its date, the dots, and the line to share that gives nothing away.
import { dayIn, longDayIn } from '../../kit/format/date';
import { numeral } from '../../kit/format/number';
import type { Daily, DailyLine } from '../../wire/daily';
import { settings } from '../state/settings.svelte';
import { t } from '../state/texts.svelte';

export const nameOf = (name: string) => t(`daily-name-${name.replaceAll('_', '-')}`);
export const dotsOf = (reached: number) => '●'.repeat(reached) + '○'.repeat(Math.max(0, 4 - reached));

/** 2026-11-15 as a day of the calendar, wherever the clock stands. */
export const dateOf = (day: string) => new Date(`${day}T12:00:00`);
export const longDay = (day: string) => longDayIn(settings.language, dateOf(day));
export const weekday = (day: Date) => dayIn(settings.language, { weekday: 'short' }, day);

/** Masterdice 15/11: 41, ●●●○; in English the month is spelled, for nobody there agrees on which number it is. */
export function shareLine(daily: Daily, mine: DailyLine): string {
  const date = dayIn(
    settings.language,
    { day: 'numeric', month: settings.language === 'en' ? 'short' : 'numeric' },
    dateOf(daily.day),
  );
  return `${nameOf(daily.name)} ${date}: ${pointsOf(mine.score)}, ${dotsOf(mine.dots)}`;
}

export const pointsOf = (score: number | null | undefined) => (typeof score === 'number' ? numeral(score) : '–');

/** My try, once it is over. */
export const doneOf = (daily: Daily | null) => (typeof daily?.mine?.score === 'number' ? daily.mine : null);
/** Among people: the maestro is somebody to compare with, and has no place. */
export const rankOf = (daily: Daily, line: DailyLine) =>
  1 + daily.lines.filter((each) => !each.maestro && (each.score ?? -Infinity) > (line.score ?? -Infinity)).length;
