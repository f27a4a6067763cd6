import { getQuote } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { cleanup, screen } from '@testing-library/react';
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

describe('a signed quote says what can be done with its booking', () => {
  const open = { change: null, postpone: null, cancel: null, postponeDays: 15 };
  const meetingScientist = { firstName: 'Lucie', lastName: 'Martin', email: 'lucie@comet.example', phoneNumber: '+33142000000' };
  const show = async (ways: Partial<NonNullable<Quote['ways']>>, fields: Partial<Quote> = {}) => {
    const fake = createFake();
    fake.answer(getQuote, () => buildQuote({ status: 'Approved', meetingScientist, ...fields, ways: { ...open, ...ways } }));
    showRoute({ address: `/quotes/${quoteId}`, fake });
    await screen.findByRole('heading', { level: 1 });
  };
  const links = () =>
    ['Reporter ou modifier', 'Modifier la réservation', 'Voir la modification', 'Annuler la réservation', 'lucie@comet.example'].filter(
      (name) => screen.queryByRole('link', { name }),
    );

  test('without a word where all can be done', async () => {
    await show({});
    expect(links()).toEqual(['Reporter ou modifier', 'Annuler la réservation']);
  });

  test.each([
    [{ postpone: 'too-late-to-postpone' }, /au moins 15 jours avant/, ['Modifier la réservation', 'Annuler la réservation']],
    [{ change: 'by-hand', postpone: 'by-hand' }, /composé cette réservation/, ['Annuler la réservation']],
    [{ change: 'change-open', postpone: 'change-open' }, /attend votre réponse/, ['Voir la modification', 'Annuler la réservation']],
    [{ change: 'begun', postpone: 'begun', cancel: 'begun' }, /^L’événement a commencé/, []],
  ] as const)('with the reason, told once, why not: %o', async (ways, text, left) => {
    await show(ways);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(links()).toEqual([...left, 'lucie@comet.example']);
  });

  test('before it is confirmed, and once it is cancelled', async () => {
    const all = (obstacle: 'unconfirmed' | 'cancelled') => ({ change: obstacle, postpone: obstacle, cancel: obstacle });
    await show(all('unconfirmed'), { status: 'Partially signed', option });
    expect(screen.getByText(/^La réservation n’est pas encore confirmée/)).toBeTruthy();
    cleanup();
    await show(all('cancelled'), { standing: 'cancelled' });
    expect(screen.getByText(/^La réservation est annulée/)).toBeTruthy();
    expect(links()).toEqual(['lucie@comet.example']);
  });
});
