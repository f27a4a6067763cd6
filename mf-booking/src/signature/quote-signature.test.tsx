import { getQuote } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { screen } from '@testing-library/react';
import { buildQuote, demandId, quoteId } from '../quote/quote-factory.ts';
import { showRoute } from '../quote/route-harness.tsx';
import { blockOf, type SignatureBlock } from './signature-block.ts';

const now = Date.UTC(2026, 10, 20, 13);
const option = { optionId: 'b7ad6c3c-5b94-4cf5-9c0e-6ac9e0a1d001', rank: 1, expiresAt: '2026-11-27T13:05:00Z' };
const later = new Date(now + 1).toISOString();
const past = new Date(now).toISOString();

test.each<[Partial<Quote>, SignatureBlock | null]>([
  [{ validUntil: later, option: null }, 'sign'],
  [{ validUntil: past, option: null }, null],
  [{ validUntil: past, option }, 'sign'],
  [{ validUntil: later, option: { ...option, rank: 2 } }, null],
  [{ status: 'Partially signed', option }, 'partial'],
  [{ status: 'Devis signé - Missing info', option }, 'missing'],
  [{ status: 'Approved', option: null }, 'approved'],
  [{ status: 'Rejected', option: null }, 'rejected'],
  [{ status: 'Draft', option: null }, null],
])('a quote with %o shows %s', (fields, block) => {
  expect(blockOf(buildQuote(fields), now)).toBe(block);
});

test.each([
  ['Presented', null, 'Signer le devis', `/quotes/${quoteId}/signature`],
  ['Partially signed', option, 'Suivre la signature', `/quotes/${quoteId}/signature`],
  ['Devis signé - Missing info', option, 'Compléter la facturation', `/quotes/${quoteId}/signature`],
  ['Approved', null, 'Document signé et certificat', `/quotes/${quoteId}/signature`],
  ['Rejected', null, 'Faire un nouveau devis', `/venues/ternes/upsell?demandId=${demandId}`],
] as const)('the page of a quote that is %s leads to the next step', async (status, held, action, href) => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote({ status, option: held }));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('link', { name: 'Libérer l’option' })).toBeNull();
  jest.restoreAllMocks();
});

test('a closed amendment leads to another change of its booking', async () => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote({ status: 'Rejected', amends: demandId }));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'Reporter ou modifier' }).getAttribute('href')).toBe(`/quotes/${demandId}/change`);
  expect(screen.queryByRole('link', { name: 'Faire un nouveau devis' })).toBeNull();
});
