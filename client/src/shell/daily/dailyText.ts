// A deal of the day in words: its name, its date, the dots, and the line to share that gives nothing away.
import { formatDate, formatLongDay } from '../../kit/format/date';
import { formatNumber } from '../../kit/format/number';
import type { Daily, DailyLine } from '../../wire/daily';
import { settings } from '../state/settings.svelte';
import { t } from '../state/texts.svelte';

export const dailyName = (name: string) => t(`daily-name-${name.replaceAll('_', '-')}`);
export const dotsText = (reached: number) => '●'.repeat(reached) + '○'.repeat(Math.max(0, 4 - reached));

/** 2026-11-15 as a day of the calendar, wherever the clock stands. */
export const dateOfDay = (day: string) => new Date(`${day}T12:00:00`);
export const longDayText = (day: string) => formatLongDay(settings.language, dateOfDay(day));
export const weekdayText = (day: Date) => formatDate(settings.language, { weekday: 'short' }, day);

/** Masterdice 15/11: 41, ●●●○; in English the month is spelled, for nobody there agrees on which number it is. */
export function resultLine(daily: Daily, mine: DailyLine): string {
  const date = formatDate(
    settings.language,
    { day: 'numeric', month: settings.language === 'en' ? 'short' : 'numeric' },
    dateOfDay(daily.day),
  );
  return `${dailyName(daily.name)} ${date}: ${pointsText(mine.score)}, ${dotsText(mine.dots)}`;
}

export const pointsText = (score: number | null | undefined) => (typeof score === 'number' ? formatNumber(score) : '–');

/** My try, once it is over. */
export const finishedTry = (daily: Daily | null) => (typeof daily?.mine?.score === 'number' ? daily.mine : null);
/** Among people: the maestro is somebody to compare with, and has no place. */
export const rankOf = (daily: Daily, line: DailyLine) =>
  1 + daily.lines.filter((each) => !each.maestro && (each.score ?? -Infinity) > (line.score ?? -Infinity)).length;
