import { upsellNames } from '@plenary/contracts/survey-terms';
import fc from 'fast-check';
import { addonPrices } from './addon-prices.ts';
import { priceDemand } from './price-demand.ts';
import { anyDemand, contractOf, demandOf } from './prices-test-data.ts';
import { noAddons } from './quote-lines.ts';

const frozenOf = (demand: ReturnType<typeof demandOf>) => ({
  ...priceDemand(demand),
  search: { countryCode: demand.venue.address.countryCode, days: demand.search.days },
  addons: demand.addons,
});

test('a missing add-on costs what it would have cost in the quote, except for the rounding of fees and VAT', () => {
  fc.assert(
    fc.property(anyDemand, (demand) => {
      const { addons } = demand;
      const prices = addonPrices(demand, frozenOf(demand));
      expect(prices.map(({ addon }) => addon)).toEqual(upsellNames.filter((name) => !addons[name]));
      const before = priceDemand(demand);
      for (const { addon, excludingVat, includingVat } of prices) {
        const after = priceDemand({ ...demand, addons: { ...addons, [addon]: true } });
        expect(Math.abs(after.totalExcludingVatPrice - before.totalExcludingVatPrice - excludingVat)).toBeLessThanOrEqual(1);
        expect(Math.abs(after.totalIncludingVatPrice - before.totalIncludingVatPrice - includingVat)).toBeLessThanOrEqual(4);
      }
    }),
    { numRuns: 300 },
  );
});

test('a contract gives its discount on it, and wellness is free', () => {
  const of = (percent: number) =>
    addonPrices(demandOf(), frozenOf(demandOf({ contract: contractOf(percent), addons: { ...noAddons, afterwork: true } })));
  const [full, discounted] = [of(0), of(10)];
  expect(full.find(({ addon }) => addon === 'wellness')).toEqual({ addon: 'wellness', excludingVat: 0, includingVat: 0 });
  const priceIn = (prices: typeof full) => prices.find(({ addon }) => addon === 'facilitator')?.excludingVat ?? 0;
  expect(priceIn(full)).toBeGreaterThan(0);
  expect(priceIn(discounted)).toBe(Math.round(priceIn(full) * 0.9));
});
