import { settlementRows } from './settlement-rows.ts';

// Lifecycle L31.

test.each([
  [{ received: 0, changeFees: 0, due: 50_000 }, []],
  [
    { received: 20_000, changeFees: 0, due: 30_000 },
    [
      ['paid', -20_000],
      ['owed', 30_000],
    ],
  ],
  [
    { received: 0, changeFees: 5_000, due: 55_000 },
    [
      ['changeFees', 5_000],
      ['owed', 55_000],
    ],
  ],
  [
    { received: 80_000, changeFees: 5_000, due: -25_000 },
    [
      ['changeFees', 5_000],
      ['paid', -80_000],
      ['toRefund', 25_000],
    ],
  ],
  [
    { received: 50_000, changeFees: 0, due: 0 },
    [
      ['paid', -50_000],
      ['owed', 0],
    ],
  ],
] as const)('%o leaves to settle: %o', (settled, expected) => {
  expect(settlementRows(settled).map(({ id, amount }) => [id, amount])).toEqual(expected);
});
