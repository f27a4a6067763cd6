import { quoteItem } from '@plenary/contracts/quote';
import { describeItem } from './item-descriptions.ts';
import { priceDemand } from './price-demand.ts';
import { contractOf, demandOf, petite, searchDay, searchRoom } from './prices-test-data.ts';
import { noAddons } from './quote-lines.ts';
import { priceLists, pricesOf } from './testing/price-lists.ts';

// Covers B-Q21–B-Q25.

test('a quote worked out by hand: two days, a sub-room, a contract of 10 %, fees of 2.5 %', () => {
  const days = [
    searchDay({ plenary: searchRoom(25), lunchPax: 25, subcommittees: [searchRoom(6, 'AM')] }),
    searchDay({ date: '2026-03-17', plenary: searchRoom(7, 'AM'), subcommittees: [searchRoom(6, 'AM')] }),
  ];
  const price = priceDemand(
    demandOf({
      days,
      subrooms: [petite],
      venue: { prices: pricesOf(priceLists.classic), minimumPricePerDay: 100_001, address: { countryCode: 'FRA' } },
      contract: contractOf(10),
      settings: { administrationFeesPercent: 2.5, depositPercent: 70 },
    }),
  );
  expect(priceLists.classic.unitPrices).toMatchObject({ AMPM: 9_500, AM: 6_300 });
  expect(priceLists.classic.subrooms.Petite.half).toBe(12_000);
  // 25 x 95.00 + 120.00 = 2,495.00; 7 x 63.00 + 120.00 = 561.00, 439.01 short of 1,000.01: 3,495.01 in all.
  // Discount: 237.50 + 12.00 + 44.10 + 12.00 = 305.60. Net 3,189.41; fees 79.73525, so 79.74.
  // Food: 45 % of 2,137.50 = 961.875, so 961.87; 25 % of 396.90 = 99.225, so 99.22: 1,061.09. Services: the rest, and the fees.
  expect(price).toMatchObject({
    discount: { percent: 10, amount: 30_560, companyName: 'Grand Compte', description: 'Framework', dispositions: 'Terms' },
    administrationFees: { code: '2.5', amount: 7_974 },
    totalExcludingVatPrice: 326_915,
    vatBreakdown: [
      { percent: 20, base: 220_806, amount: 44_161 },
      { percent: 10, base: 106_109, amount: 10_611 },
    ],
    vat: { percent: 20, amount: 54_772 },
    totalIncludingVatPrice: 381_687,
    deposit: { percent: 70, amount: 267_181 },
  });
});

test('without a contract, or with one that discounts nothing, there is no discount; without fees there are none', () => {
  for (const contract of [null, contractOf(0)]) {
    const price = priceDemand(demandOf({ contract }));
    expect(price).not.toHaveProperty('discount');
    expect(price).not.toHaveProperty('administrationFees');
    expect(price.totalExcludingVatPrice).toBe(20 * priceLists.classic.unitPrices.AMPM);
  }
});

test('a contract leaves the minimum-price line as it is', () => {
  const venue = { prices: pricesOf(priceLists.classic), minimumPricePerDay: 200_000, address: { countryCode: 'FRA' } } as const;
  const price = priceDemand(demandOf({ venue, contract: contractOf(100) }));
  expect(price.totalExcludingVatPrice).toBe(200_000 - 20 * priceLists.classic.unitPrices.AMPM);
});

test('items name the rate of rooms, and that of food only where they are food alone', () => {
  const { items } = priceDemand(demandOf({ days: [searchDay({ lunchPax: 22 })], addons: { ...noAddons, afterwork: true } }));
  expect(items.map(({ code, vatPercent }) => [code, vatPercent])).toEqual([
    ['AMPM', 20],
    ['BUFFET_LUNCH', 10],
    ['AFTERWORK', 20],
  ]);
});

test.each([
  ['AM', undefined, ['BREAKFAST', 'GOURMET_BREAK']],
  ['PM', undefined, ['GOURMET_BREAK']],
  ['AM', 20, ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK']],
  ['PM', 20, ['LUNCH', 'GOURMET_BREAK']],
  ['AM, PM', 20, ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK']],
] as const)('what a package of %s with lunch for %p includes', (duration, lunchPax, services) => {
  const { items } = priceDemand(demandOf({ days: [searchDay({ plenary: searchRoom(20, duration), lunchPax })] }));
  expect(items.map(({ includedServices }) => includedServices)).toEqual([services]);
});

// Covers B-Q29.
test('an item and its description make an item of the contract', () => {
  const subcommittees = [searchRoom(6)];
  const { items } = priceDemand(demandOf({ days: [searchDay({ subcommittees })], subrooms: [petite] }));
  for (const { duration, ...item } of items) {
    expect(() => quoteItem.parse({ ...item, description: describeItem(item.code, 'fr', duration) })).not.toThrow();
  }
});

test('a demand without a day is refused loudly', () => {
  expect(() => priceDemand(demandOf({ days: [] }))).toThrow(RangeError);
});
