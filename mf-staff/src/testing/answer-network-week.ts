import { addDays } from '@plenary/contracts/add-days';
import { getNetworkWeek, listBookingsWithoutQuote } from '@plenary/contracts/planning.endpoints';
import type { Fake } from '@plenary/http/create-fake';

/** A venue with a busy Tuesday, and one that is closed on Wednesday; the first alone where a country is asked for; nothing was entered outside the site. */
export const answerNetworkWeek = ({ answer }: Pick<Fake, 'answer'>): void => {
  answer(listBookingsWithoutQuote, () => ({ bookings: [] }));
  answer(getNetworkWeek, ({ query: { from, country } }) => {
    const free = { isClosed: false, confirmed: 0, held: 0, blocked: 0 };
    const weekend = { ...free, isClosed: true };
    const rest = [free, free, weekend, weekend];
    const venues = [
      {
        ...{ slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' as const, halves: 24 },
        days: [free, { ...free, confirmed: 4, held: 2, blocked: 1 }, free, ...rest],
      },
      { slug: 'louise', name: 'Comet Louise', countryCode: 'BEL' as const, halves: 12, days: [free, free, weekend, ...rest] },
    ];
    return {
      days: Array.from({ length: 7 }, (_, index) => addDays(from, index)),
      venues: venues.filter(({ countryCode }) => country === undefined || countryCode === country),
      asOf: '2027-01-11T09:30:00Z',
    };
  });
};
