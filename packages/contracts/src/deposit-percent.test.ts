import { depositPercent } from './deposit-percent.ts';

test.each([
  ['of the total, rounded to the cent', 70, 319_903, 223_932, 70],
  ['of all', 100, 319_903, 319_903, 100],
  ['agreed on for more people', 70, 319_903, 268_718, undefined],
  ['agreed on for fewer people', 70, 319_903, 223_000, undefined],
  ['none', 0, 319_903, 0, 0],
])('a deposit %s', (_, percent, totalIncludingVatPrice, amount, said) => {
  expect(depositPercent({ deposit: { percent, amount }, totalIncludingVatPrice })).toBe(said);
});
