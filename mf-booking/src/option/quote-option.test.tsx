import { getQuote, placeOption } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  const shown = showRoute({ address: `/quotes/${quoteId}`, fake });
  // The page's own code comes with its first visit.
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};

const press = (name = 'Poser l’option') => userEvent.click(screen.getByRole('button', { name }));

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('beside its button stand the terms of an option: its cost, what it keeps, how long and how it ends', async () => {
  await showQuote({ unprovenMinutes: 120 });
  const step = within(screen.getByRole('region', { name: 'Gardez ces salles le temps de décider' }));
  expect(step.getByText('Comment marche l’option').closest('details')?.open).toBe(false);
  expect(step.getAllByRole('listitem').map(plainText)).toEqual([
    'C’est gratuit et sans engagement.',
    expect.stringMatching(/l’option tient 2 heures/),
    'Nous vous attribuons les salles libres à ce moment, et leurs noms s’affichent aussitôt.',
    'L’option dure 7 jours, et prend fin au plus tard 48 heures avant l’événement.',
    'Vous pouvez la libérer à tout moment.',
  ]);
});

test('one press on the quote places its option, and its confirmation says so', async () => {
  const { fake, calls, router } = await showQuote({});
  fake.answer(placeOption, () => {
    fake.answer(getQuote, () => buildQuote({ option }));
    return option;
  });
  await press();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Vos salles sont retenues' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(router.state.location.pathname).toBe('/venues/ternes/option-confirmation');
  expect(calls.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([`/api/quotes/${quoteId}/option`]);
});

test('a press without an answer says that nothing is held twice, and is tried again with the same key', async () => {
  const { fake, calls } = await showQuote({});
  fake.answer(placeOption, () => refuse('service-unavailable'));
  await press();
  expect(await screen.findByText(/rien ne sera retenu deux fois/)).toBeTruthy();
  fake.answer(placeOption, () => option);
  await press('Réessayer');
  await screen.findByRole('heading', { level: 1, name: /Vos salles sont retenues|Retenir ces salles/ });
  const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal takes the place of the quote with its ways on, one of which is the quote', async () => {
  const { fake } = await showQuote({});
  fake.answer(placeOption, () => refuse('too-late-for-option'));
  await press();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Trop tard pour une option' });
  expect(document.activeElement).toBe(heading);
  await userEvent.click(screen.getByRole('link', { name: 'Voir mon devis' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Deux jours à Ternes' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Poser l’option' })).toBeTruthy();
});

test.each([
  [1, 'Votre option est posée, au premier rang'],
  [2, 'Votre option est posée, au second rang'],
])('an option of rank %i is named with its deadline where the venue is, and can be released', async (rank, name) => {
  await showQuote({ option: { ...option, rank }, venue: buildCard({ address: { ...buildCard().address, countryCode: 'BEL' } }) });
  expect(plainText(screen.getByRole('region', { name }))).toContain('samedi 28 novembre 2026 à 00:30 (heure d’Europe centrale)');
  expect(hrefOf('Libérer l’option')).toBe(`/quotes/${quoteId}/release-option`);
  expect(screen.queryByRole('button', { name: 'Poser l’option' })).toBeNull();
});

test.each([{ status: 'Draft' }, { status: 'Rejected' }, { status: 'Approved' }, { validUntil: new Date(now).toISOString() }] as const)(
  'a quote with %o offers none',
  async (fields) => {
    await showQuote(fields);
    expect(screen.queryByRole('button', { name: 'Poser l’option' })).toBeNull();
  },
);
