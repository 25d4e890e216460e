// How people of a language write a day: in English the day stands before the month.
const written = (language: string) => (language === 'en' ? 'en-GB' : language);

/** A day or an hour in words: dayIn('en', { dateStyle: 'long' }, when) is 15 November 2026. */
export const dayIn = (language: string, how: Intl.DateTimeFormatOptions, when: Date | number): string => new Intl.DateTimeFormat(written(language), how).format(when);
