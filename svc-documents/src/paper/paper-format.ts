import { capitalised, decimalOf, formatDay, formatDays } from '@plenary/contracts/format';
import { localeOf } from '@plenary/contracts/terms';
import type { CountryCode, Language } from '@plenary/contracts/vocabulary';

const regions: Record<CountryCode, string> = { FRA: 'FR', BEL: 'BE', ESP: 'ES' };

const made = new Map<Language, PaperFormat>();

/** Amounts, days and names as a reader of the language writes them. Amounts are euro cents, days `YYYY-MM-DD`. */
export const paperFormat = (language: Language): PaperFormat => {
  // Its formatters take longer to make than all they format for one paper.
  const format = made.get(language) ?? makeFormat(language);
  made.set(language, format);
  return format;
};

const makeFormat = (language: Language) => {
  const locale = localeOf[language];
  const inEuros = (signDisplay: 'auto' | 'exceptZero') => {
    const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always', signDisplay });
    return (cents: number): string => euros.format(decimalOf(cents)).replace('-', '−').replaceAll('\u202f', '\u00a0');
  };
  const count = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const percentage = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 });
  const durations = {
    day: new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
    month: new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
  };
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    /** `1 234,50 €`; a negative amount with a true minus sign, thousands apart by more than the hair that Inter gives U+202F. */
    money: inEuros('auto'),
    /** `+1 234,50 €`: as `money`, with the plus of what rises. */
    difference: inEuros('exceptZero'),
    count: (value: number): string => count.format(value),
    percent: (value: number): string => percentage.format(value),
    /** `8 jours` */
    duration: (value: number, unit: 'day' | 'month'): string => durations[unit].format(value),
    /** `19 janvier 2027` */
    day: (day: string): string => formatDay(day, locale, 'long'),
    /** `Mardi 19 janvier 2027` */
    weekday: (day: string): string => capitalised(formatDay(day, locale, 'full'), locale),
    /** `19–20 janvier 2027`, or the one day. */
    days: (first: string, last: string): string => formatDays(first, last, locale, 'long'),
    list: (parts: readonly string[]): string => list.format(parts),
    country: (code: CountryCode): string => countries.of(regions[code]) ?? code,
  };
};
export type PaperFormat = ReturnType<typeof makeFormat>;
