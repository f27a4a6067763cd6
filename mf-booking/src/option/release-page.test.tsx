import { getQuote, releaseOption } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

const option = { optionId: 'b7ad6c3c-5b94-4cf5-9c0e-6ac9e0a1d001', rank: 1, expiresAt: '2026-11-27T13:05:00Z' };

const showRelease = async (fields: Partial<Quote> = { option }) => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(fields));
  const shown = showRoute({ address: `/quotes/${quoteId}/release-option`, fake });
  // The page's own code comes with its first visit.
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};

const press = (name = 'Libérer l’option') => userEvent.click(screen.getByRole('button', { name }));

test('opening the page releases nothing', async () => {
  const { calls } = await showRelease();
  expect(document.title).toBe('Libérer votre option · Comet');
  expect(plainText(document.body)).toContain('vendredi 27 novembre 2026 à 14:05 (heure d’Europe centrale)');
  expect(screen.getByRole('link', { name: 'Garder mon option' }).getAttribute('href')).toBe(`/quotes/${quoteId}`);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('the button releases, and the page says so', async () => {
  const { fake, calls } = await showRelease();
  fake.answer(releaseOption, () => undefined);
  await press();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Votre option est libérée' });
  expect(document.activeElement).toBe(heading);
  expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([
    `GET /api/quotes/${quoteId}?lng=fr`,
    `DELETE /api/quotes/${quoteId}/option`,
  ]);
  expect(fake.faults).toEqual([]);
});

test('where there is no option, it says so without a button', async () => {
  await showRelease({ option: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Aucune option à libérer' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that has lapsed meanwhile is said to be gone', async () => {
  const { fake } = await showRelease();
  fake.answer(releaseOption, () => refuse('not-found'));
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Aucune option à libérer' })).toBeTruthy();
});

test('a press that was not answered may be tried again', async () => {
  const { fake, platform } = await showRelease();
  fake.answer(releaseOption, () => refuse('service-unavailable'));
  await press();
  expect(await screen.findByText('Nous n’avons pas reçu de réponse. Réessayez.')).toBeTruthy();
  expect(platform.reported).toHaveLength(1);
  fake.answer(releaseOption, () => undefined);
  await press('Réessayer');
  expect(await screen.findByRole('heading', { name: 'Votre option est libérée' })).toBeTruthy();
});

describe('of an amendment', () => {
  const amends = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d12';
  const booking = () => screen.getByRole('link', { name: 'Voir la réservation actuelle' }).getAttribute('href');

  test('it says that the press closes the amendment and that the booking stands, and speaks of no option', async () => {
    const { fake } = await showRelease({ option, amends });
    expect(document.title).toBe('Renoncer à cet avenant ? · Comet');
    expect(plainText(document.body)).toContain('Votre réservation chez Comet Ternes reste confirmée telle quelle.');
    expect(document.body.textContent).not.toMatch(/option|pour d’autres/);
    fake.answer(releaseOption, () => undefined);
    await press('Clore l’avenant');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Cet avenant est clos' });
    expect(document.activeElement).toBe(heading);
    expect(plainText(document.body)).toContain('reste confirmée telle quelle');
    expect(document.body.textContent).not.toMatch(/option|ne vous sont plus/);
    expect(booking()).toBe(`/quotes/${amends}`);
  });

  test.each([
    ['Rejected', 'Cet avenant est clos'],
    ['Approved', 'Votre réservation est modifiée'],
  ] as const)('one that is %s has no press, and leads to the booking', async (status, name) => {
    await showRelease({ option: null, amends, status });
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(booking()).toBe(`/quotes/${amends}`);
  });

  test('one that has ended meanwhile is said to be closed', async () => {
    const { fake } = await showRelease({ option, amends });
    fake.answer(releaseOption, () => refuse('not-found'));
    await press('Clore l’avenant');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cet avenant est clos' })).toBeTruthy();
  });
});

test.each([
  ['not-found', 'raised 404'],
  ['authentication-required', 'raised 401'],
] as const)('a quote refused with %s is raised to the root', async (code, raised) => {
  const fake = createFake();
  fake.answer(getQuote, () => refuse(code));
  showRoute({ address: `/quotes/${quoteId}/release-option`, fake });
  expect((await screen.findByRole('alert')).textContent).toBe(raised);
});
