import fc from 'fast-check';
import { addDays } from '../calendar/calendar-day.ts';
import { makeTerms } from '../deal-terms/testing/make-terms.ts';
import { cancellationTermsOf } from '../prices/cancellation-terms.ts';
import { cancellationFee } from './cancellation-fee.ts';

// Lifecycle L28–L30.

const runs = { numRuns: Number(process.env.QUOTE_RUNS ?? 1000) };
const firstDay = '2027-03-28';

const anyCancelling = fc
  .record({
    countryCode: fc.constantFrom('FRA', 'BEL', 'ESP'),
    bases: fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 1, maxLength: 4 }),
    daysBefore: fc.integer({ min: -3, max: 200 }),
    waivedTo: fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined }),
  })
  .map(({ countryCode, bases, daysBefore, waivedTo }) => {
    const total = bases.reduce((sum, base) => sum + base, 0);
    return {
      terms: cancellationTermsOf({ countryCode, total, terms: makeTerms() }),
      agreed: { total, vatBreakdown: bases.map((base, index) => ({ percent: [20, 10, 5.5, 21][index] ?? 20, base })) },
      receivedOn: addDays(firstDay, -daysBefore),
      firstDay,
      isFree: false,
      waiver: waivedTo === undefined ? undefined : ({ fee: waivedTo, reason: 'goodwill' } as const),
    };
  });

test('a fee never exceeds the agreed price, and its VAT adds up to the cent', () => {
  fc.assert(
    fc.property(anyCancelling, (cancelling) => {
      const { feeExcludingVat, vatBreakdown, vat, feeIncludingVat, kind } = cancellationFee(cancelling);
      expect(feeExcludingVat).toBeLessThanOrEqual(cancelling.agreed.total);
      expect(feeIncludingVat).toBe(feeExcludingVat + vat);
      expect(vat).toBe(vatBreakdown.reduce((sum, { amount }) => sum + amount, 0));
      const bases = vatBreakdown.reduce((sum, { base }) => sum + base, 0);
      expect(bases).toBe(kind === 'service' ? feeExcludingVat : 0);
    }),
    runs,
  );
});

test('a fee never falls as the event comes nearer', () => {
  fc.assert(
    fc.property(anyCancelling, fc.integer({ min: 0, max: 90 }), ({ waiver: _, ...cancelling }, later) => {
      const nearer = cancellationFee({ ...cancelling, receivedOn: addDays(cancelling.receivedOn, later) });
      expect(nearer.feeExcludingVat).toBeGreaterThanOrEqual(cancellationFee(cancelling).feeExcludingVat);
    }),
    runs,
  );
});

test('each base of a fee is within a cent of its share of the agreed price', () => {
  fc.assert(
    fc.property(anyCancelling, (cancelling) => {
      const { feeExcludingVat, vatBreakdown } = cancellationFee(cancelling);
      for (const { percent, base } of vatBreakdown) {
        const agreed = cancelling.agreed.vatBreakdown.find((rate) => rate.percent === percent);
        expect(Math.abs(base - (feeExcludingVat * (agreed?.base ?? 0)) / cancelling.agreed.total)).toBeLessThan(1.001);
      }
    }),
    runs,
  );
});
