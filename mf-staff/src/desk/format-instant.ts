/** Day and minute of an instant, in the reader's own time. */
export const formatInstant = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once each: the planning writes a thousand days while it is scrolled, and making a format takes longer than using it. */
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
};

/** A local day, whatever the reader's zone. */
export const formatDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  formatOf(locale, options).format(new Date(`${day}T00:00:00Z`));

/** Two local days; one where they are the same. */
export const formatDays = (first: string, last: string, locale: string): string => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(at(first), at(last));
};
