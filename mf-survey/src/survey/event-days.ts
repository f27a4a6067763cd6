/** A calendar day has no zone: it is read and written in UTC. */
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const inUtc = (locale: string, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });

const asSentence = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** 'Mardi 19 janvier' */
export const dayName = (day: string, locale: string): string =>
  asSentence(inUtc(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at(day)), locale);

/** 'Mardi 19 janvier 2027' */
export const longDay = (day: string, locale: string): string =>
  asSentence(inUtc(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(day)), locale);

/** 'Mar. 19 – mer. 20 janvier 2027'; one day alone where both are the same. */
export const dayRange = (first: string, last: string, locale: string): string =>
  asSentence(inUtc(locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).formatRange(at(first), at(last)), locale);
