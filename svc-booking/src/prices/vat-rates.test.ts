import { type VatRate, vatPercentOn } from './vat-rates.ts';

test.each([
  ['FRA', 20, 10],
  ['BEL', 21, 12],
  ['ESP', 21, 10],
] as const)('%s: %d %% on rooms, staff and services, %d %% on food served on site', (countryCode, service, food) => {
  expect(vatPercentOn('2026-03-16', countryCode, 'service')).toBe(service);
  expect(vatPercentOn('2026-03-16', countryCode, 'food')).toBe(food);
});

describe('when a rate changes', () => {
  const rates: VatRate[] = [
    { countryCode: 'FRA', kind: 'food', validFrom: '2027-01-01', percent: 12.5 },
    { countryCode: 'FRA', kind: 'food', validFrom: '2014-01-01', percent: 10 },
    { countryCode: 'FRA', kind: 'service', validFrom: '2014-01-01', percent: 20 },
  ];

  test('the new one holds from its first day on, the old one until the day before', () => {
    expect(vatPercentOn('2026-12-31', 'FRA', 'food', rates)).toBe(10);
    expect(vatPercentOn('2027-01-01', 'FRA', 'food', rates)).toBe(12.5);
  });

  test('the other kinds keep theirs', () => {
    expect(vatPercentOn('2027-01-01', 'FRA', 'service', rates)).toBe(20);
  });

  test('a day, or a country, without a rate is refused loudly', () => {
    expect(() => vatPercentOn('2013-12-31', 'FRA', 'food', rates)).toThrow(RangeError);
    expect(() => vatPercentOn('2027-01-01', 'BEL', 'food', rates)).toThrow(RangeError);
  });
});
