// How people of a language write a day: in English the day stands before the month.
const written = (language: string) => (language === 'en' ? 'en-GB' : language);

/** A day or an hour in words: dayIn('en', { dateStyle: 'long' }, when) is 15 November 2026. */
export const formatDate = (language: string, how: Intl.DateTimeFormatOptions, when: Date | number): string =>
  new Intl.DateTimeFormat(written(language), how).format(when);

const spelled = (months: string, days: string) => ({ months: months.split(' '), days: days.split(' ') });
/** What Intl.DateTimeFormat says too, which a phone takes long to look up the first time. */
const CALENDAR: Record<string, { months: string[]; days: string[]; joint: [afterDay: string, afterNumber: string] }> = {
  it: {
    ...spelled(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
      'domenica lunedì martedì mercoledì giovedì venerdì sabato',
    ),
    joint: [' ', ' '],
  },
  en: {
    ...spelled(
      'January February March April May June July August September October November December',
      'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    ),
    joint: [' ', ' '],
  },
  de: {
    ...spelled(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
      'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
    ),
    joint: [', ', '. '],
  },
};

/** Monday 16 November. A language that is added later is asked how it does it. */
export function formatLongDay(language: string, when: Date): string {
  const known = CALENDAR[language];
  if (!known) return formatDate(language, { weekday: 'long', day: 'numeric', month: 'long' }, when);
  const [afterDay, afterNumber] = known.joint;
  return known.days[when.getDay()] + afterDay + when.getDate() + afterNumber + known.months[when.getMonth()];
}
