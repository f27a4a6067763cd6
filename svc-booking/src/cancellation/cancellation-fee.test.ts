import type { PriceVersion } from '@plenary/contracts/network-prices.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { makeTerms } from '../deal-terms/testing/make-terms.ts';
import { cancellationTermsOf } from '../prices/cancellation-terms.ts';
import { cancellationFee } from './cancellation-fee.ts';

const termsOf = (countryCode: CountryCode, total: number) => cancellationTermsOf({ countryCode, total, terms: makeTerms() });
const firstDay = '2026-10-27';
const agreed = {
  total: 100_001,
  vatBreakdown: [
    { percent: 20, base: 75_001 },
    { percent: 10, base: 25_000 },
  ],
};
const feeOn = (receivedOn: string, rest: Partial<Parameters<typeof cancellationFee>[0]> = {}) =>
  cancellationFee({ terms: termsOf('FRA', agreed.total), agreed, receivedOn, firstDay, isFree: false, ...rest });

// Lifecycle L27–L30.
describe('the fee of a cancellation', () => {
  it.each([
    ['FRA', '2026-08-27', 61, 0],
    ['FRA', '2026-08-28', 60, 30],
    ['FRA', '2026-09-26', 31, 30],
    ['FRA', '2026-09-27', 30, 50],
    ['FRA', '2026-10-19', 8, 50],
    ['FRA', '2026-10-20', 7, 100],
    ['FRA', '2026-10-27', 0, 100],
    ['BEL', '2026-09-26', 31, 0],
    ['BEL', '2026-09-27', 30, 25],
    ['BEL', '2026-10-13', 14, 50],
    ['BEL', '2026-10-20', 7, 75],
    ['BEL', '2026-10-25', 2, 100],
    ['ESP', '2026-09-26', 31, 0],
    ['ESP', '2026-10-11', 16, 25],
    ['ESP', '2026-10-12', 15, 50],
    ['ESP', '2026-10-20', 7, 100],
  ] as const)('in %s on %s, %i days before, is %i %% of the agreed price', (countryCode, receivedOn, daysBefore, percent) => {
    expect(feeOn(receivedOn, { terms: termsOf(countryCode, agreed.total) })).toMatchObject({ daysBefore, percent });
  });

  it.each(['FRA', 'BEL', 'ESP'] as const)(
    'of a flexible contract is nothing until 3 days before and all of it from then on, in %s',
    (code) => {
      const terms = cancellationTermsOf({ countryCode: code, total: agreed.total, terms: makeTerms(), isFlex: true });
      expect(feeOn('2026-10-24', { terms })).toMatchObject({ daysBefore: 3, percent: 0 });
      expect(feeOn('2026-10-25', { terms })).toMatchObject({ daysBefore: 2, percent: 100 });
      const large = cancellationTermsOf({ countryCode: code, total: 2_500_001, terms: makeTerms(), isFlex: true });
      expect(large.rungs.map(({ minDays, percent }) => [minDays, percent])).toEqual([
        [5, 0],
        [0, 100],
      ]);
    },
  );

  // Lifecycle L26.
  it('follows the contract’s ladder before the venue’s, and the venue’s before the country’s', () => {
    const own = { from: '2026-01-01', cancellation: [{ minDays: 0, percent: 80 }] } as unknown as PriceVersion;
    const rungsOf = (isFlex: boolean, version?: PriceVersion) =>
      cancellationTermsOf({ countryCode: 'FRA', total: 100, terms: makeTerms(), own: version, isFlex });
    expect(rungsOf(true, own)).toMatchObject({ id: 'FRA-flex-2026-01-01', rungs: [{ minDays: 3 }, {}] });
    expect(rungsOf(false, own)).toMatchObject({ id: 'FRA-2026-01-01', rungs: [{ percent: 80 }] });
    expect(rungsOf(false)).toMatchObject({ id: 'FRA-network-2026-01-01', rungs: [{ minDays: 61 }, {}, {}, {}] });
  });

  it('counts the days of a deal over 25,000 EUR twice', () => {
    const terms = termsOf('FRA', 2_500_001);
    expect(terms.rungs.map(({ minDays, percent }) => [minDays, percent])).toEqual([
      [121, 0],
      [61, 30],
      [15, 50],
      [0, 100],
    ]);
    expect(termsOf('FRA', 2_500_000).rungs[0]?.minDays).toBe(61);
  });

  it('is rounded half up once, and bears no VAT as an indemnity', () => {
    expect(feeOn('2026-10-01')).toMatchObject({
      kind: 'indemnity',
      feeExcludingVat: 50_001,
      vatBreakdown: [],
      vat: 0,
      feeIncludingVat: 50_001,
    });
  });

  it('bears VAT as a service, at the rates of the agreed price', () => {
    expect(feeOn('2026-10-26')).toMatchObject({
      kind: 'service',
      feeExcludingVat: 100_001,
      vatBreakdown: [
        { percent: 20, base: 75_001, amount: 15_000 },
        { percent: 10, base: 25_000, amount: 2_500 },
      ],
      feeIncludingVat: 117_501,
    });
  });

  it('is nothing where the venue cancels, or where no terms were agreed on', () => {
    expect(feeOn('2026-10-26', { isFree: true })).toMatchObject({ percent: 0, feeIncludingVat: 0 });
    expect(feeOn('2026-10-26', { terms: undefined })).toMatchObject({ percent: 0, feeIncludingVat: 0 });
  });

  it('is lowered by a waiver, which is named, and never raised', () => {
    const waived = feeOn('2026-10-26', { waiver: { fee: 40_000, reason: 'resold' } });
    expect(waived).toMatchObject({ waived: { from: 100_001, reason: 'resold' }, feeExcludingVat: 40_000 });
    expect(waived.vatBreakdown.map(({ base }) => base)).toEqual([30_000, 10_000]);
    const raised = feeOn('2026-10-26', { waiver: { fee: 900_000, reason: 'goodwill' } });
    expect(raised.feeExcludingVat).toBe(100_001);
    expect(raised).not.toHaveProperty('waived');
  });

  it('is what is due for an event that has begun', () => {
    expect(feeOn('2026-10-29')).toMatchObject({ daysBefore: 0, percent: 100 });
  });
});
