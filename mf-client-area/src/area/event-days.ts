/** A calendar day has no zone: it is read and written in UTC. */
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** 'mar. 19 – mer. 20 janvier 2027'; one day alone where both are the same. */
export const dayRange = (first: string, last: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(
    at(first),
    at(last),
  );

/** 'vendredi 27 novembre à 14:05', by the clocks of the reader. */
export const instantText = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

/** '27 novembre 2026', by the clocks of the reader. */
export const instantDay = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant));
