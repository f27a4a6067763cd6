import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import { makeEvent } from './make-events.ts';

export const otherQuoteId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d12';

/** A quote with a first option; override what the test or the screen is about. */
export const makeQuoteSummary = (overrides: Partial<QuoteSummary> = {}): QuoteSummary => {
  const { slug, commercialName, palette, pictures } = makeEvent().building;
  return {
    id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d11',
    venue: { slug, commercialName, palette, pictures: { cover: null, carrousel: pictures.carrousel } },
    eventStartDate: '2027-03-16',
    eventEndDate: '2027-03-17',
    createdAt: '2026-11-20T10:00:00Z',
    status: 'Presented',
    validUntil: '2027-12-04T10:00:00Z',
    totalIncludingVatPrice: 512_340,
    option: { optionId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d13', rank: 1, expiresAt: '2026-11-27T10:00:00Z' },
    ...overrides,
  };
};
