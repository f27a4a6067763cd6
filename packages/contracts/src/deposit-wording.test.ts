import { depositWording } from './deposit-wording.ts';

test.each([
  ['of the total, rounded to the cent', 70, 319_903, 223_932, 'deposit'],
  ['of all', 100, 319_903, 319_903, 'deposit'],
  ['agreed on for more people', 70, 319_903, 268_718, 'depositKept'],
  ['agreed on for fewer people', 70, 319_903, 223_000, 'depositKept'],
  ['agreed on for so many people that the total is less by now', 70, 238_992, 238_992, 'depositCapped'],
  ['none', 0, 319_903, 0, 'deposit'],
])('a deposit %s', (_, percent, totalIncludingVatPrice, amount, said) => {
  expect(depositWording({ deposit: { percent, amount }, totalIncludingVatPrice })).toBe(said);
});
