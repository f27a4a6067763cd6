import { makeQuoteSummary } from '../testing/make-quote-summary.ts';
import { byNeed, groupOf } from './quote-order.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const option = (expiresAt: string) => ({ optionId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d13', rank: 1, expiresAt });

it('what needs its customer comes first, the next deadline first, and the rest stays as it is', () => {
  const quotes = [
    makeQuoteSummary({ id: 'booked', status: 'Approved', option: null }),
    makeQuoteSummary({ id: 'valid', option: null, validUntil: '2026-12-04T10:00:00Z' }),
    makeQuoteSummary({ id: 'refused', status: 'Rejected', option: null }),
    makeQuoteSummary({ id: 'billing', status: 'Devis signé - Missing info', option: option('2026-11-24T10:00:00Z') }),
    makeQuoteSummary({ id: 'held', option: option('2026-11-27T10:00:00Z') }),
  ];
  expect(byNeed(quotes, now).map(({ id }) => id)).toEqual(['billing', 'held', 'valid', 'booked', 'refused']);
});

it.each([
  [{ option: null, validUntil: '2026-11-20T10:00:00Z' }, 'ended'],
  [{ option: null, status: 'Approved' as const, standing: 'cancelled' as const }, 'ended'],
  [{ status: 'Rejected' as const }, 'ended'],
  [{ status: 'Approved' as const }, 'booked'],
  [{ status: 'Partially signed' as const }, 'open'],
])('a quote of %j is %s', (fields, group) => {
  expect(groupOf(makeQuoteSummary(fields), now)).toBe(group);
});
