import type { ListedFacts } from '@plenary/contracts/venue';
import fc from 'fast-check';
import type { ListView } from '../filters/filter-address.ts';
import { needs, noFilters, sorts } from '../filters/venue-filters.ts';
import type { Position } from '../places/position.ts';
import { buildCard } from '../quote/quote-factory.ts';

export const facts = (fields: Partial<ListedFacts> = {}): ListedFacts => ({
  hasFood: true,
  isAccessible: true,
  hasParking: true,
  station: { name: 'Ternes', lines: ['2'], minutesToWalk: 4 },
  ...fields,
});

/** A card that sorts and filters as told; `dayPrice` is in euros per person and day. */
export const listed = (name: string, told: { dayPrice?: number; district?: string; capacity?: number; facts?: ListedFacts } = {}) => {
  const card = buildCard({ name, slug: name.toLowerCase(), facts: told.facts ?? facts() });
  return {
    ...card,
    address: { ...card.address, district: told.district ?? card.address.district },
    features: { ...card.features, capacity: told.capacity ?? card.features.capacity },
    price:
      told.dayPrice === undefined
        ? ({ type: 'custom' } as const)
        : ({ type: 'standard', amount: told.dayPrice * 24_00, perPersonAndDay: told.dayPrice * 100 } as const),
  };
};

export const wholeList: ListView = { filters: noFilters, sort: 'best', near: null, selected: [], compared: [], isComparing: false };

const districts = ['Paris 17e', 'Paris 2e', 'Saint-Gilles / Sint-Gillis'];
const degrees = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((value) => value / 10_000);
const anyPosition: fc.Arbitrary<Position> = fc.record({ latitude: degrees(90), longitude: degrees(180) });
export const anyView: fc.Arbitrary<ListView> = fc.record({
  near: fc.option(anyPosition),
  sort: fc.constantFrom(...sorts),
  selected: fc.subarray(['ternes', 'cour-vaneau', 'palacete-almagro']),
  compared: fc.subarray(['ternes', 'lepic', 'bercy', 'bourse'], { maxLength: 3 }),
  isComparing: fc.boolean(),
  filters: fc.record({
    budget: fc.option(fc.integer({ min: 1, max: 10_000 })),
    districts: fc.subarray(districts),
    needs: fc.subarray([...needs]),
  }),
});
export const anyVenues = fc.array(
  fc
    .record({
      dayPrice: fc.option(fc.integer({ min: 60, max: 200 }), { nil: undefined }),
      district: fc.constantFrom(...districts),
      capacity: fc.integer({ min: 8, max: 300 }),
      facts: fc.record({
        hasFood: fc.boolean(),
        isAccessible: fc.boolean(),
        hasParking: fc.boolean(),
        station: fc.option(
          fc.record({ name: fc.constant('Ternes'), lines: fc.constant<string[]>(['2']), minutesToWalk: fc.integer({ min: 1, max: 20 }) }),
        ),
      }),
    })
    .map((told) => listed('Ternes', told)),
  { maxLength: 12 },
);
