import { languages } from '@plenary/contracts/terms';
import fc from 'fast-check';
import { paperFormat } from './paper-format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

// Covers L-Y01–L-Y02.
describe('amounts', () => {
  it.each([
    ['fr', '1 234,50 €', '−0,05 €'],
    ['en', '€1,234.50', '−€0.05'],
    ['es', '1.234,50 €', '−0,05 €'],
    ['nl', '€ 1.234,50', '€ −0,05'],
  ] as const)('are written in %s with thousands apart and two decimals', (language, amount, negative) => {
    const { money } = paperFormat(language);
    expect(plain(money(123_450))).toBe(amount);
    expect(plain(money(-5))).toBe(negative);
  });

  it.each([
    ['fr', '+1 234,50 €', '−0,05 €'],
    ['nl', '€ +1.234,50', '€ −0,05'],
  ] as const)('have in %s the sign of a difference where the language has it', (language, rise, fall) => {
    const { difference } = paperFormat(language);
    expect([plain(difference(123_450)), plain(difference(-5))]).toEqual([rise, fall]);
  });

  it('lose no cent in any language', () => {
    for (const language of languages) {
      const { money } = paperFormat(language);
      fc.assert(
        fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
          const text = money(cents);
          expect(Number(text.replace(/\D/g, '')) * (text.includes('−') ? -1 : 1)).toBe(cents + 0);
        }),
      );
    }
  });
});

describe('days', () => {
  it.each([
    ['fr', 'Mardi 19 janvier 2027', '19–20 janvier 2027'],
    ['en', 'Tuesday 19 January 2027', '19 – 20 January 2027'],
    ['es', 'Martes, 19 de enero de 2027', '19–20 de enero de 2027'],
    ['nl', 'Dinsdag 19 januari 2027', '19–20 januari 2027'],
  ] as const)('are written out in %s', (language, weekday, range) => {
    const format = paperFormat(language);
    expect(format.weekday('2027-01-19')).toBe(weekday);
    expect(format.days('2027-01-19', '2027-01-20').replace(/\u2009/g, ' ')).toBe(range);
  });

  it('are the same wherever the service runs', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Honolulu';
    try {
      expect(paperFormat('en').day('2027-01-19')).toBe('19 January 2027');
    } finally {
      process.env.TZ = zone;
    }
  });

  it('call the first of a month « 1er » in French only', () => {
    const { day, weekday, days } = paperFormat('fr');
    expect([day('2027-02-01'), weekday('2027-02-01'), day('2027-02-11'), day('2027-02-21')]).toEqual([
      '1er février 2027',
      'Lundi 1er février 2027',
      '11 février 2027',
      '21 février 2027',
    ]);
    expect(days('2027-01-31', '2027-02-01')).toContain('1er février 2027');
    expect(paperFormat('es').day('2027-02-01')).toBe('1 de febrero de 2027');
  });
});

it('a percentage has the decimals it needs', () => {
  expect([20, 5.5, 0].map((value) => plain(paperFormat('fr').percent(value)))).toEqual(['20 %', '5,5 %', '0 %']);
});
