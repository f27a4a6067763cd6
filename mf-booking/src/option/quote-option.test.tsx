import { getQuote } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { screen } from '@testing-library/react';
import { buildCard, buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

// Covers B-O02.

const now = Date.UTC(2026, 10, 20, 13);
const option = { optionId: 'b7ad6c3c-5b94-4cf5-9c0e-6ac9e0a1d001', rank: 1, expiresAt: '2026-11-27T23:30:00Z' };

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

const showQuote = async (fields: Partial<Quote>) => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(fields));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  // The page's own code comes with its first visit.
  await screen.findByRole('heading', { level: 1 });
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a quote that can take an option leads to its confirmation', async () => {
  await showQuote({});
  expect(hrefOf('Poser une option')).toBe(`/venues/ternes/option-confirmation?quoteId=${quoteId}`);
});

test.each([
  [1, 'Votre option est posée, au premier rang'],
  [2, 'Votre option est posée, au second rang'],
])('an option of rank %i is named with its deadline where the venue is, and can be released', async (rank, name) => {
  await showQuote({ option: { ...option, rank }, venue: buildCard({ address: { ...buildCard().address, countryCode: 'BEL' } }) });
  expect(plainText(screen.getByRole('region', { name }))).toContain('samedi 28 novembre 2026 à 00:30 (heure du lieu)');
  expect(hrefOf('Libérer l’option')).toBe(`/quotes/${quoteId}/release-option`);
  expect(screen.queryByRole('link', { name: 'Poser une option' })).toBeNull();
});

test.each([{ status: 'Draft' }, { status: 'Rejected' }, { status: 'Approved' }, { validUntil: new Date(now).toISOString() }] as const)(
  'a quote with %o offers none',
  async (fields) => {
    await showQuote(fields);
    expect(screen.queryByRole('link', { name: 'Poser une option' })).toBeNull();
  },
);
