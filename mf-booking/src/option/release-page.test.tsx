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
  expect(plainText(document.body)).toContain('vendredi 27 novembre 2026 à 14:05 (heure du lieu)');
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

test.each([
  ['not-found', 'raised 404'],
  ['authentication-required', 'raised 401'],
] as const)('a quote refused with %s is raised to the root', async (code, raised) => {
  const fake = createFake();
  fake.answer(getQuote, () => refuse(code));
  showRoute({ address: `/quotes/${quoteId}/release-option`, fake });
  expect((await screen.findByRole('alert')).textContent).toBe(raised);
});
