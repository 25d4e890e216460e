// Texts of a daily deal: name, date, dots, and a result line without spoilers.
import { formatDate, formatLongDay } from '../../kit/format/date';
import { formatNumber } from '../../kit/format/number';
import type { Daily, DailyLine } from '../../wire/daily';
import { settings } from '../state/settings.svelte';
import { t } from '../state/texts.svelte';

export const dailyName = (name: string) => t(`daily-name-${name.replaceAll('_', '-')}`);
export const dotsText = (reached: number) => '●'.repeat(reached) + '○'.repeat(Math.max(0, 4 - reached));

/** The day '2026-11-15' as a local date; noon avoids a change of day by time zones. */
export const dateOfDay = (day: string) => new Date(`${day}T12:00:00`);
export const longDayText = (day: string) => formatLongDay(settings.language, dateOfDay(day));
export const weekdayText = (day: Date) => formatDate(settings.language, { weekday: 'short' }, day);

/** 'Masterdice 15/11: 41, ●●●○'. In English the month is a word, because the order of day and month is ambiguous. */
export function resultLine(daily: Daily, mine: DailyLine): string {
  const date = formatDate(
    settings.language,
    { day: 'numeric', month: settings.language === 'en' ? 'short' : 'numeric' },
    dateOfDay(daily.day),
  );
  return `${dailyName(daily.name)} ${date}: ${pointsText(mine.score)}, ${dotsText(mine.dots)}`;
}

export const pointsText = (score: number | null | undefined) => (typeof score === 'number' ? formatNumber(score) : '–');

/** This person's try once it is finished, else null. */
export const finishedTry = (daily: Daily | null) => (typeof daily?.mine?.score === 'number' ? daily.mine : null);
/** The rank among people; the maestro has none. */
export const rankOf = (daily: Daily, line: DailyLine) =>
  1 + daily.lines.filter((each) => !each.maestro && (each.score ?? -Infinity) > (line.score ?? -Infinity)).length;
