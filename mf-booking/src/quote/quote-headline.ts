import type { Quote } from '@plenary/contracts/quote';
import { maxDays } from '@plenary/contracts/terms';
import type { TFunction } from 'i18next';
import { linesByDay } from './quote-lines.ts';

type Named = Pick<Quote, 'days' | 'items' | 'venue'>;

/** How long it is, in words: days, a half-day, or an evening alone. */
const lengthOf = (t: TFunction<'booking'>, { days = [], items }: Named): string => {
  const [only, ...others] = days;
  if (only && others.length === 0) {
    if (only.evening) return t('quote.headline.length.evening');
    if (only.plenary.duration !== 'AM, PM') return t('quote.headline.length.half');
  }
  const count = Math.min(days.length || linesByDay(items).length || 1, maxDays);
  return t(`quote.headline.length.days.${count}` as 'quote.headline.length.days.1');
};

/** What a quote is for, as its title: 'Deux jours à Ternes, 48 personnes'. Without people where an older service does not tell the days. */
export const quoteHeadline = (t: TFunction<'booking'>, quote: Named): string => {
  const place = t('quote.headline.at', { length: lengthOf(t, quote), venue: quote.venue.name });
  const people = Math.max(0, ...(quote.days ?? []).map(({ plenary }) => plenary.pax));
  return people === 0 ? place : t('quote.headline.people', { place, count: people });
};
