import { subcommitteeTypes } from '@plenary/contracts/referential-terms';
import type { Duration, SearchDay, SearchRoom } from '@plenary/contracts/search';
import { countryCodes, durations } from '@plenary/contracts/terms';
import fc from 'fast-check';
import { makeTerms } from '../deal-terms/testing/make-terms.ts';
import { aRoom } from '../rooms/match-rooms-test-data.ts';
import type { Room } from '../rooms/room.ts';
import { makeVatRates } from '../vat-rates/testing/make-vat-rates.ts';
import { hundredths } from './money.ts';
import type { PriceDemandInput } from './price-demand.ts';
import { noAddons } from './quote-lines.ts';
import { priceLists, pricesOf } from './testing/price-lists.ts';

export const searchRoom = (pax: number, duration: Duration = 'AM, PM'): SearchRoom => ({ pax, duration, configuration: 'theater' });

/** A full day on Monday 16 March 2026 with a plenary of 20, and the fields that matter to a test on top. */
export const searchDay = (fields: Partial<SearchDay> = {}): SearchDay => ({
  date: '2026-03-16',
  plenary: searchRoom(20),
  subcommittees: [],
  ...fields,
});

export const petite = aRoom({ id: 'petite', subcommitteeType: 'Petite' });
export const moyennePlus = aRoom({ id: 'moyenne-plus', subcommitteeType: 'Moyenne', capacities: { theater: 20 } });

/** One day at a classic venue of Paris, without contract, fees or add-ons, deposit 70 %. */
export const demandOf = (fields: Partial<PriceDemandInput> & { days?: SearchDay[]; subrooms?: Room[] } = {}): PriceDemandInput => {
  const { days = [searchDay()], subrooms = [], ...rest } = fields;
  return {
    venue: { prices: pricesOf(priceLists.classic), minimumPricePerDay: 0, address: { countryCode: 'FRA' } },
    search: { days },
    assignment: days.map(() => [aRoom({ id: 'plenary' }), ...subrooms]),
    addons: noAddons,
    contract: null,
    settings: { administrationFeesPercent: 0, depositPercent: 70 },
    terms: makeTerms(),
    vatRates: makeVatRates(),
    ...rest,
  };
};

export const contractOf = (percent: number) => ({ companyName: 'Grand Compte', percent, description: 'Framework', dispositions: 'Terms' });

const percentage = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((whole) => whole / 100),
  fc.constantFrom(0, 10, 70, 100),
);
const pax = fc.integer({ min: 1, max: 999 });
const duration = fc.constantFrom(...durations);
const someDay = fc.integer({ min: 10, max: 30 }).map((date) => `2026-03-${date}`);

const subroom = fc.record({
  asked: fc.record({ pax, duration, configuration: fc.constant('casual' as const) }),
  room: fc
    .record({ subcommitteeType: fc.constantFrom(...subcommitteeTypes), capacities: fc.constantFrom({ theater: 19 }, { theater: 20 }, {}) })
    .map(aRoom),
});

/** Any demand that the checks of a search let through, and more: places of durations do not matter to a price. */
export const anyDemand: fc.Arbitrary<PriceDemandInput> = fc
  .record({
    countryCode: fc.constantFrom(...countryCodes),
    list: fc.constantFrom(...Object.values(priceLists)),
    promotions: fc.array(fc.record({ from: someDay, to: someDay, percent: percentage }), { maxLength: 3 }),
    minimumPricePerDay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000_000 })),
    days: fc.array(
      fc.record({
        plenary: fc.record({ pax, duration, configuration: fc.constant('theater' as const) }),
        lunchPax: fc.option(pax, { nil: undefined }),
        subrooms: fc.array(subroom, { maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 10 },
    ),
    addons: fc.record({
      teambuilding: fc.boolean(),
      wellness: fc.boolean(),
      facilitator: fc.boolean(),
      afterwork: fc.boolean(),
      ecology: fc.option(fc.boolean(), { nil: undefined }),
    }),
    contractPercent: fc.option(percentage, { nil: null }),
    settings: fc.record({ administrationFeesPercent: percentage, depositPercent: percentage }),
  })
  .map(({ countryCode, list, promotions, minimumPricePerDay, days, addons, contractPercent, settings }) => ({
    venue: { prices: pricesOf(list), promotions, minimumPricePerDay, address: { countryCode } },
    search: {
      days: days.map(({ plenary, lunchPax, subrooms }, index) => ({
        date: `2026-03-${16 + index}`,
        lunchPax,
        plenary,
        subcommittees: subrooms.map(({ asked }) => asked),
      })),
    },
    assignment: days.map(({ subrooms }) => [aRoom({ id: 'plenary' }), ...subrooms.map(({ room }) => room)]),
    addons,
    contract: contractPercent === null ? null : contractOf(contractPercent),
    settings,
    terms: makeTerms(),
    vatRates: makeVatRates(),
  }));

/** A percent of cents, half up, by other means than the code's own. */
export const exactPercentOf = (cents: number, percent: number) =>
  Number((2n * BigInt(cents) * BigInt(hundredths(percent)) + 10_000n) / 20_000n);

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
