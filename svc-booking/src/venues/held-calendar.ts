import { packageHours } from '@plenary/contracts/package-hours';
import type { VenueSearch } from '@plenary/contracts/search';
import type { Language } from '@plenary/contracts/vocabulary';
import { dayCalendar } from '@plenary/service-kit/day-calendar';
import type { BookingDeps } from '../deps.ts';
import type { VenueRecord } from './venue-record.ts';

interface Held {
  quoteId: string;
  /** The deal that the quote amends, whose entry it replaces in a calendar; null: it is a deal of its own. */
  amends: string | null;
  search: Pick<VenueSearch, 'days'>;
  venue: Pick<VenueRecord, 'commercialName' | 'timeZone' | 'address'>;
  language: Language;
  /** Else an option holds it. */
  isBooked: boolean;
  now: number;
}

const words: Readonly<Record<Language, { option: string; seeQuote: string }>> = {
  fr: { option: 'option', seeQuote: 'Voir mon devis' },
  en: { option: 'option', seeQuote: 'See my quote' },
  es: { option: 'opción', seeQuote: 'Ver mi presupuesto' },
  nl: { option: 'optie', seeQuote: 'Mijn offerte bekijken' },
};

/** The days of a quote with the hours of its packages (spec/booking.md §9) or of its evening, as an iCalendar file. */
export const heldCalendar = (
  { publicUrl, brandName }: Pick<BookingDeps, 'publicUrl' | 'brandName'>,
  { quoteId, amends, search, venue, language, isBooked, now }: Held,
): string => {
  const { option, seeQuote } = words[language];
  const url = `${publicUrl}/quotes/${quoteId}`;
  return dayCalendar({
    id: amends ?? quoteId,
    sequence: isBooked ? 1 + Number(amends !== null) : 0,
    days: search.days.map(({ date, plenary, evening }) => ({
      startDate: date,
      endDate: date,
      ...packageHours(evening ? 'Soirée' : plenary.duration, venue.address.countryCode),
    })),
    venue,
    title: isBooked ? venue.commercialName : `${venue.commercialName} (${option})`,
    description: `${seeQuote}\n${url}`,
    url,
    isTentative: !isBooked,
    brandName,
    now,
  });
};
