import { priceTiers } from '@plenary/contracts/network-terms';
import { itemCodes, subroomCodes } from '@plenary/contracts/quote';
import { countryCodes } from '@plenary/contracts/terms';
import { foodShares } from './food-shares.ts';
import { hundredths } from './money.ts';
import { priceLists } from './price-lists.ts';

// Covers B-Q35.

const lists = countryCodes.flatMap((country) => priceTiers.map((tier) => [country, tier, priceLists[country][tier]] as const));
const isAscending = (amounts: number[]) => amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0));

describe.each(lists)('prices of %s %s', (_country, _tier, list) => {
  // Covers B-N20.
  test('are whole cents; only wellness is free', () => {
    for (const [code, amount] of Object.entries(list.unitPrices)) {
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount > 0).toBe(code !== 'WELLNESS');
    }
  });

  test('rise from a half day to one with lunch to a full day, which costs less than both halves', () => {
    const { AM, PM, AMPM, 'AM+LUNCH': amWithLunch, 'PM+LUNCH': pmWithLunch, BUFFET_LUNCH } = list.unitPrices;
    expect(isAscending([AM, amWithLunch, AMPM])).toBe(true);
    expect(isAscending([PM, pmWithLunch, AMPM])).toBe(true);
    expect(AMPM).toBeLessThan(AM + PM);
    expect(BUFFET_LUNCH).toBeGreaterThan(amWithLunch - AM);
  });

  test('rise with the size of a sub-room; its full day costs more than a half and less than two', () => {
    const rooms = subroomCodes.map((size) => list.subrooms[size]);
    expect(isAscending(rooms.map(({ half }) => half))).toBe(true);
    expect(isAscending(rooms.map(({ fullDay }) => fullDay))).toBe(true);
    for (const { half, fullDay } of rooms) expect(isAscending([half, fullDay, 2 * half])).toBe(true);
  });
});

test.each(countryCodes)('prices of %s rise with the tier', (country) => {
  expect(isAscending(priceTiers.map((tier) => priceLists[country][tier].unitPrices.AMPM))).toBe(true);
});

test('a food share is a percentage of two decimals', () => {
  for (const code of itemCodes) expect(hundredths(foodShares[code])).toBe(foodShares[code] * 100);
});
