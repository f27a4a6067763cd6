import fc from 'fast-check';
import { auditedTerms, dayBefore, endFaults, isInForce, overlap, termsFaults } from './contract-rules.ts';

const year = { validFrom: '2026-01-01', validTo: '2026-12-31' };
const open = { validFrom: '2026-01-01', validTo: null };

describe('a framework contract', () => {
  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ] as const)('of a year is in force on %s: %s', (day, isIt) => {
    expect(isInForce(year, day)).toBe(isIt);
  });

  it('without a last day is in force until further notice', () => {
    expect([isInForce(open, '2025-12-31'), isInForce(open, '2099-12-31')]).toEqual([false, true]);
  });

  it.each([
    ['the day after', { validFrom: '2027-01-01', validTo: null }, false],
    ['its last day', { validFrom: '2026-12-31', validTo: null }, true],
    ['the day before', { validFrom: '2025-01-01', validTo: '2025-12-31' }, false],
    ['its first day', { validFrom: '2025-01-01', validTo: '2026-01-01' }, true],
    ['one day in its middle', { validFrom: '2026-06-01', validTo: '2026-06-01' }, true],
    ['all time', { validFrom: '2020-01-01', validTo: null }, true],
  ])('overlaps one that touches %s or not: %j', (_, other, does) => {
    expect(overlap(year, other)).toBe(does);
  });

  const day = fc.integer({ min: 0, max: 60 }).map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));
  const validity = fc
    .tuple(day, fc.option(day))
    .map(([validFrom, validTo]) => ({ validFrom, validTo }))
    .filter(({ validFrom, validTo }) => validTo === null || validTo >= validFrom);

  it('overlaps another exactly where there is a day on which both are in force', () => {
    const days = Array.from({ length: 62 }, (_, offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(validity, validity, (one, other) => {
        expect(overlap(one, other)).toBe(days.some((each) => isInForce(one, each) && isInForce(other, each)));
        expect(overlap(other, one)).toBe(overlap(one, other));
      }),
    );
  });

  it('does not end before it begins', () => {
    expect(termsFaults({ validFrom: '2026-02-01', validTo: '2026-01-31' })).toEqual({ validTo: 'too_early' });
    expect([termsFaults({ validFrom: '2026-02-01', validTo: '2026-02-01' }), termsFaults(open)]).toEqual([{}, {}]);
  });

  it.each([
    ['2026-09-12', { lastDay: 'too_early' }],
    ['2026-09-13', {}],
    ['2026-12-31', {}],
    ['2027-01-01', { lastDay: 'too_late' }],
  ])('is ended on %s, seen from 2026-09-14: %j', (lastDay, faults) => {
    expect(endFaults(year, { lastDay, today: '2026-09-14' })).toEqual(faults);
  });

  it('knows yesterday at the turn of a month and of a leap year', () => {
    expect(['2026-03-01', '2028-03-01', '2027-01-01'].map(dayBefore)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31']);
  });

  it('is described field by field', () => {
    const texts = { fr: { description: 'A', dispositions: 'B' }, en: { description: 'C', dispositions: '' }, es: undefined };
    expect(auditedTerms({ percent: 10, ...open, texts })).toEqual({
      ...{ percent: 10, validFrom: '2026-01-01', validTo: null },
      ...{ 'description.fr': 'A', 'dispositions.fr': 'B', 'description.en': 'C', 'dispositions.en': '' },
    });
  });
});
