import { priceListFaults } from '@plenary/contracts/price-list-terms';
import type { SearchDay } from '@plenary/contracts/search';
import { countryCodes } from '@plenary/contracts/terms';
import { searchPrice } from '../prices/search-price.ts';
import { makeRoom } from '../testing/make-venue.ts';
import { demoVenues } from './demo-network.ts';

const priced = demoVenues.filter(({ venue }) => !venue.isRequestOnly).map(({ venue }) => venue);
const settings = { administrationFeesPercent: 3, depositPercent: 70 };

// Covers B-Q35.
test.each(priced.map((venue) => [venue.slug, venue] as const))('staff could save the price list of %s', (_slug, { prices = [] }) => {
  expect(prices.map(({ list }) => priceListFaults(list))).toEqual([{}]);
});

// Covers B-N20.
test.each(priced.map((venue) => [venue.slug, venue] as const))(
  'prices of %s are whole cents; only wellness is free',
  (_slug, { prices = [] }) => {
    for (const [code, amount] of Object.entries(prices[0]?.list.unitPrices ?? {})) {
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount > 0).toBe(code !== 'WELLNESS');
    }
  },
);

describe.each(countryCodes)('in %s', (country) => {
  const venues = priced.filter(({ address }) => address.countryCode === country);

  it.each([10, 24, 40, 80])('no three venues of ten ask the same price for a day of %d people', (pax) => {
    const days: SearchDay[] = [{ date: '2027-01-12', plenary: { pax, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] }];
    const amounts = venues.map((venue) => {
      const assignment = [[makeRoom(venue.id, 'plenary')]];
      return searchPrice({ venue, search: { days }, assignment, contract: null, settings }).amount;
    });
    const askedBy = amounts.map((amount) => amounts.filter((other) => other === amount).length);
    expect(Math.max(...askedBy)).toBeLessThan(3);
  });
});
