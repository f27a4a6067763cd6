import { configurations, searchConfigurations } from '@plenary/contracts/terms';
import { priceLists, pricesOf } from '../prices/testing/price-lists.ts';
import { needsCustomPrice } from './custom-price.ts';

// Covers B-S09–B-S10.

const venue = { isRequestOnly: false, prices: pricesOf(priceLists.comfort), standardPaxLimit: 120 };
const room = { pax: 120, duration: 'AM, PM', configuration: 'theater' } as const;
const day = { date: '2026-03-16', plenary: room, subcommittees: [room] };

test('a plenary of as many people as the venue prices by list is priced by list', () => {
  expect(needsCustomPrice(venue, { days: [day] })).toBe(false);
});

test('one person more, on any day, is priced by hand', () => {
  const tooLarge = { ...day, plenary: { ...room, pax: 121 } };
  expect(needsCustomPrice(venue, { days: [day, tooLarge] })).toBe(true);
});

test('the limit is that of the plenary: a sub-room is never too large', () => {
  expect(needsCustomPrice(venue, { days: [{ ...day, subcommittees: [{ ...room, pax: 500 }] }] })).toBe(false);
});

test('a venue that takes requests only is always priced by hand', () => {
  expect(needsCustomPrice({ ...venue, isRequestOnly: true }, { days: [day] })).toBe(true);
  expect(needsCustomPrice({ ...venue, prices: [] }, { days: [day] })).toBe(true);
});

test.each(configurations)('a room set up as %s is priced by list only if the search offers it', (configuration) => {
  const isOffered = searchConfigurations.some((offered) => offered === configuration);
  expect(needsCustomPrice(venue, { days: [{ ...day, plenary: { ...room, configuration } }] })).toBe(!isOffered);
  expect(needsCustomPrice(venue, { days: [day, { ...day, subcommittees: [room, { ...room, configuration }] }] })).toBe(!isOffered);
});
