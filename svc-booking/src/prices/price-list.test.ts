import type { PriceVersion } from '@plenary/contracts/network-prices.schemas';
import { itemCodes } from '@plenary/contracts/quote';
import { foodShares } from './food-shares.ts';
import { hundredths } from './money.ts';
import { priceListOn, versionOn } from './price-list.ts';
import { priceLists, pricesOf } from './testing/price-lists.ts';

const { classic, comfort, signature } = priceLists;
const venue = (prices: PriceVersion[]) => ({
  ...{ prices, minimumPricePerDay: 0, address: { countryCode: 'FRA' as const } },
});

test('the last list to have begun holds, and the first one before it begins', () => {
  const { prices } = venue([...pricesOf(comfort), { from: '2026-12-01', list: classic }, { from: '2027-01-01', list: signature }]);
  const listOn = (day: string) => priceListOn(venue(prices), day);
  expect(['2023-12-31', '2026-11-30', '2026-12-01', '2026-12-31', '2028-02-29'].map(listOn)).toEqual([
    ...[comfort, comfort, classic, classic, signature],
  ]);
});

test('a venue without a list has no price', () => {
  expect(versionOn({}, '2026-12-01')).toBeUndefined();
  expect(() => priceListOn(venue([]), '2026-12-01')).toThrow(RangeError);
});

test('a food share is a percentage of two decimals', () => {
  for (const code of itemCodes) expect(hundredths(foodShares[code])).toBe(foodShares[code] * 100);
});
