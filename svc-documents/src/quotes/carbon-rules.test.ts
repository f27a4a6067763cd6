import { itemCodes } from '@plenary/contracts/quote';
import fc from 'fast-check';
import { makeItem } from '../testing/make-quote.ts';
import { carbonOf } from './carbon-rules.ts';

// Covers L-V12.

describe('the carbon estimate', () => {
  it.each([
    ['a full day with its meals', 'AMPM', ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK'], 318],
    ['a morning without lunch', 'AM', ['BREAKFAST'], 67],
    ['an afternoon with lunch', 'PM+LUNCH', ['LUNCH', 'GOURMET_BREAK'], 251],
    ['a lunch by itself', 'BUFFET_LUNCH', ['LUNCH'], 204],
    ['a room alone, the whole day', 'ROOM_AMPM', [], 34],
    ['a room alone, half a day', 'ROOM_PM', [], 17],
    ['an afterwork', 'AFTERWORK', [], 120],
    ['a sub-room, whose people are counted in the plenary', 'Petite', [], 0],
    ['a shortfall to the minimum price', 'MINIMUM_PRICE', [], 0],
  ] as const)('counts %s, for a hundred people', (_, code, includedServices, kilograms) => {
    expect(carbonOf([makeItem({ code, includedServices: [...includedServices], quantity: 100 })])).toBe(kilograms);
  });

  it('of a sum that ends in a half is the same in any order', () => {
    const meals = [
      ['AM', 98, ['LUNCH']],
      ['AM', 654, ['LUNCH']],
      ['ROOM_AMPM', 645, ['LUNCH', 'BREAKFAST']],
      ['AFTERWORK_COCKTAIL', 435, []],
      ['AM', 240, ['LUNCH']],
      ['AMPM', 591, ['LUNCH']],
    ] as const;
    const items = meals.map(([code, quantity, included]) => makeItem({ code, quantity, includedServices: [...included] }));
    expect([carbonOf(items), carbonOf(items.toReversed())]).toEqual([5_979, 5_979]);
  });

  it('rises with every line, and does not depend on their order', () => {
    const item = fc.record({
      code: fc.constantFrom(...itemCodes),
      quantity: fc.nat(999),
      includedServices: fc.subarray(['LUNCH', 'BREAKFAST'] as const),
    });
    fc.assert(
      fc.property(fc.array(item), (facts) => {
        const items = facts.map((fact) => makeItem({ ...fact, includedServices: [...fact.includedServices] }));
        expect(carbonOf(items.toReversed())).toBe(carbonOf(items));
        expect(carbonOf([...items, makeItem()])).toBeGreaterThan(carbonOf(items));
      }),
    );
  });
});
