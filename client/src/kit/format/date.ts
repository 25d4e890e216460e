// English dates are written day first.
const written = (language: string) => (language === 'en' ? 'en-GB' : language);

/** formatDate('en', { dateStyle: 'long' }, when) is '15 November 2026'. */
export const formatDate = (language: string, how: Intl.DateTimeFormatOptions, when: Date | number): string =>
  new Intl.DateTimeFormat(written(language), how).format(when);

const spelled = (months: string, days: string) => ({ months: months.split(' '), days: days.split(' ') });
/** The words of Intl.DateTimeFormat, whose first use takes long on a phone. */
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

/** 'Monday 16 November'. Languages without an entry use Intl. */
export function formatLongDay(language: string, when: Date): string {
  const known = CALENDAR[language];
  if (!known) return formatDate(language, { weekday: 'long', day: 'numeric', month: 'long' }, when);
  const [afterDay, afterNumber] = known.joint;
  return known.days[when.getDay()] + afterDay + when.getDate() + afterNumber + known.months[when.getMonth()];
}
