import { addDays } from './add-days.ts';

/**
 * Money, numbers and days in the reader's language, for pages, mails and documents alike. Locales are BCP 47 (`localeOf`), amounts euro
 * cents, days `YYYY-MM-DD`, instants ISO 8601 or milliseconds.
 */

/** Keeps each formatter: making one costs fifty times what using it does, and the planning writes a thousand days while it scrolls. */
const kept = <Options extends object, Formatter>(make: (locale: string, options: Options) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
};

const dateFormat = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
/** Thousands are apart in every language: left to itself Spanish writes 2577,51 on a page beside 12.577,51. */
const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, { useGrouping: 'always', ...options }),
);
const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** A first of a month that a month's name follows, in a span perhaps behind its last day: '1 mars', '1–2 mars', 'lundi 1 – mardi 2 mars'. */
const firstOfMonth = /(?<!\d)1(?=(?:\s?–\s?(?:\p{L}+\.?\s)?\d+)?\s\p{L}{3})/gu;

/** French writes it as an ordinal, which Intl does not. English alone puts a comma behind some weekdays only; a page has both. */
const asWritten = (text: string, locale: string): string => {
  if (locale.startsWith('fr')) return text.replace(firstOfMonth, '1er');
  return locale.startsWith('en') ? text.replace(/\b((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*),/gu, '$1') : text;
};

const dayStyles = {
  /** '19 janv. 2027' */
  medium: { dateStyle: 'medium' },
  /** '19 janvier 2027' */
  long: { dateStyle: 'long' },
  /** 'mardi 19 janvier 2027', as mails have it */
  full: { dateStyle: 'full' },
  /** 'mar. 19 janvier 2027' */
  short: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  /** 'mar. 19 janvier' */
  shortWeekday: { weekday: 'short', day: 'numeric', month: 'long' },
  /** 'mardi 19 janvier' */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 'mardi 19 janvier 2027' */
  weekdayAndYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayStyle = keyof typeof dayStyles | Intl.DateTimeFormatOptions;

/** A calendar day has no zone: it is read and written in UTC. */
const inUtc = (style: DayStyle): Intl.DateTimeFormatOptions => ({
  ...(typeof style === 'string' ? dayStyles[style] : style),
  timeZone: 'UTC',
});
const at = (day: string | undefined): Date => new Date(`${day}T00:00:00Z`);

/** A local day, in any time zone of the reader. */
export const formatDay = (day: string, locale: string, style: DayStyle = 'medium'): string =>
  asWritten(dateFormat(locale, inUtc(style)).format(at(day)), locale);

/** First and last local day; one where they are the same: '19–20 janv. 2027'. */
export const formatDays = (first: string, last: string, locale: string, style: DayStyle = 'medium'): string =>
  asWritten(dateFormat(locale, inUtc(style)).formatRange(at(first), at(last)), locale);

/** The span of some days, in their order: 'mardi 19 – mercredi 20 janvier 2027'. RangeError where there is none. */
export const formatSpan = (days: readonly string[], locale: string, style: DayStyle = 'full'): string =>
  asWritten(dateFormat(locale, inUtc(style)).formatRange(at(days.at(0)), at(days.at(-1))), locale);

/** Some days in their order, those in a row as a span: '19–20 janv. 2027 et 25 janv. 2027'. */
export const formatRuns = (days: readonly string[], locale: string, style: DayStyle = 'medium'): string => {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day === addDays(run.at(-1) ?? '', 1)) run.push(day);
    else runs.push([day]);
  }
  return formatList(
    runs.map((run) => formatSpan(run, locale, style)),
    locale,
  );
};

/** An instant by the clocks of the reader, or of the `timeZone` named: '27 nov. 2026, 14:05'. */
export const formatInstant = (
  instant: string | number,
  locale: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string => asWritten(dateFormat(locale, style).format(new Date(instant)), locale);

export const instantStyles = {
  /** '27 novembre 2026' */
  day: { dateStyle: 'long' },
  /** 'vendredi 27 novembre à 14:05' */
  weekday: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The options of a day and a minute at a place: 'vendredi 27 novembre 2026 à 14:05'. */
export const fullInstantIn = (timeZone: string): Intl.DateTimeFormatOptions => ({ dateStyle: 'full', timeStyle: 'short', timeZone });

/** Name of the clock of a zone, the same all year: 'heure d’Europe centrale'. */
export const formatClock = (instant: string | number, locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A figure as the language writes it. */
export const formatCount = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(locale, options).format(value);

/** A figure for the screen. Our two faces draw the narrow space so thin that 5 480 reads as 5480: a wider one takes its place. */
export const formatNumber = (value: number | `${number}`, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(locale, options).format(value).replaceAll('\u202f', '\u00a0');

/** "1 hour" or "90 minutes", in words of the locale. */
export const formatMinutes = (minutes: number, locale: string): string => {
  const isHours = minutes % 60 === 0;
  return formatNumber(isHours ? minutes / 60 : minutes, locale, {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
};

/** `8 jours`, `1 mois`. */
export const formatDuration = (value: number, unit: 'day' | 'month', locale: string): string =>
  formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'long' });

/** A wait of so many seconds, rounded up to whole ones, from a minute on to whole minutes, in words of the locale. */
export const formatWait = (seconds: number, locale: string): string =>
  seconds < 60
    ? formatNumber(Math.max(1, Math.ceil(seconds)), locale, { style: 'unit', unit: 'second', unitDisplay: 'long' })
    : formatMinutes(Math.ceil(seconds / 60), locale);

/** `12.5` is 12.5 %. */
export const formatPercent = (percent: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** Cents as an exact decimal text: no float holds money. */
export const decimalOf = (cents: number): `${number}` => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
};

interface PriceStyle {
  /** Without them it rounds to the euro (lists: spec/booking.md §9). */
  decimals?: boolean;
  /** A difference: what rises has its plus where the language has its minus. */
  isSigned?: boolean;
}

/** Euro cents as money for the screen. */
export const formatPrice = (cents: number, locale: string, { decimals = false, isSigned = false }: PriceStyle = {}): string => {
  const fractionDigits = decimals ? 2 : 0;
  return formatNumber(decimalOf(cents), locale, {
    style: 'currency',
    currency: 'EUR',
    ...(isSigned && { signDisplay: 'exceptZero' }),
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
};

/** Euro cents as money in plain text: '1 234,50 €'. */
export const formatEuros = (cents: number, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency: 'EUR' }).format(decimalOf(cents));

/** 'a, b et c' */
export const formatList = (parts: readonly string[], locale: string): string => listFormat(locale, { type: 'conjunction' }).format(parts);

/** The text with the capital that begins a sentence. */
export const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
