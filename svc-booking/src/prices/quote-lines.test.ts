import type { SearchDay } from '@plenary/contracts/search';
import { demandOf, moyennePlus, petite, searchDay, searchRoom } from './prices-test-data.ts';
import { noAddons, quoteLines } from './quote-lines.ts';
import { priceLists } from './testing/price-lists.ts';

const { unitPrices, subrooms } = priceLists.classic;
/** Lines in short: day of the month, code, quantity and unit price. */
const linesOf = (fields: Parameters<typeof demandOf>[0]) =>
  quoteLines(demandOf(fields)).map(({ date, code, quantity, unitPrice }) => [Number(date.slice(-2)), code, quantity, unitPrice]);
const linesOfDay = (fields: Partial<SearchDay>) => linesOf({ days: [searchDay(fields)] });

// Covers B-Q31.
describe('packages', () => {
  test('a full day is one package for each person, lunch included', () => {
    expect(linesOfDay({ lunchPax: 20 })).toEqual([[16, 'AMPM', 20, unitPrices.AMPM]]);
  });

  test.each(['AM', 'PM'] as const)('a half day (%s) is a package with lunch or without', (half) => {
    expect(linesOfDay({ plenary: searchRoom(20, half) })).toEqual([[16, half, 20, unitPrices[half]]]);
    expect(linesOfDay({ plenary: searchRoom(20, half), lunchPax: 20 })).toEqual([[16, `${half}+LUNCH`, 20, unitPrices[`${half}+LUNCH`]]]);
  });

  test('on a half day those who lunch have the package with lunch, the others the one without', () => {
    expect(linesOfDay({ plenary: searchRoom(20, 'AM'), lunchPax: 5 })).toEqual([
      [16, 'AM+LUNCH', 5, unitPrices['AM+LUNCH']],
      [16, 'AM', 15, unitPrices.AM],
    ]);
  });

  // Covers B-Q33–B-Q34.
  test('who lunches beyond the people of the plenary has a buffet lunch', () => {
    expect(linesOfDay({ lunchPax: 23 })).toEqual([
      [16, 'AMPM', 20, unitPrices.AMPM],
      [16, 'BUFFET_LUNCH', 3, unitPrices.BUFFET_LUNCH],
    ]);
    expect(linesOfDay({ plenary: searchRoom(20, 'PM'), lunchPax: 21 }).at(-1)).toEqual([16, 'BUFFET_LUNCH', 1, unitPrices.BUFFET_LUNCH]);
  });

  test('a lunch of a full day that is not had is included all the same', () => {
    expect(linesOfDay({ lunchPax: 3 })).toEqual([[16, 'AMPM', 20, unitPrices.AMPM]]);
  });
});

// Covers B-Q32.
describe('sub-rooms', () => {
  test('a line a size and duration, by the rooms assigned and not the people asked', () => {
    const days = [searchDay({ subcommittees: [searchRoom(8), searchRoom(3), searchRoom(1), searchRoom(4, 'PM'), searchRoom(4, 'AM')] })];
    expect(linesOf({ days, subrooms: [petite, moyennePlus, petite, petite, petite] }).slice(1)).toEqual([
      [16, 'Petite', 1, subrooms.Petite.half],
      [16, 'Petite', 1, subrooms.Petite.half],
      [16, 'Petite', 2, subrooms.Petite.fullDay],
      [16, 'Moyenne+', 1, subrooms['Moyenne+'].fullDay],
    ]);
  });

  test('rooms that do not match the subcommittees are refused loudly', () => {
    expect(() => linesOf({ subrooms: [petite] })).toThrow(RangeError);
    expect(() => linesOf({ days: [searchDay({ subcommittees: [searchRoom(8)] })] })).toThrow(RangeError);
  });
});

// Covers B-Q33–B-Q34.
describe('the minimum of a day', () => {
  const withMinimum = (minimumPricePerDay: number) => ({ venue: { ...demandOf().venue, minimumPricePerDay } });
  const dayPrice = 20 * unitPrices.AMPM;

  test('the difference to it is a line of its own, which no contract discounts', () => {
    const lines = quoteLines(demandOf(withMinimum(dayPrice + 1)));
    expect(lines.at(-1)).toEqual({
      code: 'MINIMUM_PRICE',
      date: '2026-03-16',
      duration: null,
      quantity: 1,
      unitPrice: 1,
      catalogPrice: 1,
      applyGlobalDiscount: false,
    });
  });

  test('a day that reaches it has no such line', () => {
    expect(linesOf(withMinimum(dayPrice))).toHaveLength(1);
  });

  test('each day is measured by itself', () => {
    const days = [searchDay(), searchDay({ date: '2026-03-17', plenary: searchRoom(1) })];
    expect(linesOf({ ...withMinimum(dayPrice), days }).filter(([, code]) => code === 'MINIMUM_PRICE')).toEqual([
      [17, 'MINIMUM_PRICE', 1, dayPrice - unitPrices.AMPM],
    ]);
  });

  test('add-ons come on top: they leave the shortfall as it is', () => {
    const lines = linesOf({ ...withMinimum(dayPrice + 1), addons: { ...noAddons, facilitator: true } });
    expect(lines.slice(1)).toEqual([
      [16, 'MINIMUM_PRICE', 1, 1],
      [16, 'FACILITATOR', 1, unitPrices.FACILITATOR],
    ]);
  });
});

test('teambuilding is had by the people of the first day, the afterwork by those of the last, the others every day', () => {
  const days = [16, 17, 18].map((date) => searchDay({ date: `2026-03-${date}`, plenary: searchRoom(date) }));
  const addons = { teambuilding: true, wellness: true, facilitator: true, afterwork: true, ecology: true };
  expect(linesOf({ days, addons }).filter(([, code]) => code !== 'AMPM')).toEqual([
    [16, 'TEAMBUILDING', 16, unitPrices.TEAMBUILDING],
    ...[16, 17, 18].flatMap((date) => [
      [date, 'WELLNESS', 1, 0],
      [date, 'FACILITATOR', 1, unitPrices.FACILITATOR],
      ...(date === 18 ? [[18, 'AFTERWORK', 18, unitPrices.AFTERWORK]] : []),
      [date, 'ECOLOGY', date, unitPrices.ECOLOGY],
    ]),
  ]);
});
