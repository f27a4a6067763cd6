import { listQuotes } from '@plenary/contracts/booking.endpoints';
import { quoteState } from '@plenary/contracts/quote-state';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claire } from '../testing/claire.ts';
import { makeQuoteSummary, otherQuoteId } from '../testing/make-quote-summary.ts';
import { plainText, showArea } from '../testing/show-route.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const past = '2026-11-20T10:00:00Z';
const show = async (options: Partial<Parameters<typeof showArea>[0]> = {}) => {
  const shown = await showArea({ address: '/profile/quotes', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Mes devis' });
  return shown;
};

test('each quote says where and when, what it comes to, its state and its deadline, and leads to itself', async () => {
  const { fake } = await show();
  const [first, second] = screen.getAllByRole('listitem').map(plainText);
  expect(first).toContain('mar. 16 – mer. 17 mars 2027');
  expect(first).toContain(
    'En attente de votre accord5 123,40 € TTC · Option posée jusqu’au vendredi 27 novembre à 11:00 (heure d’Europe centrale)',
  );
  expect(second).toContain('Accepté5 123,40 € TTC · Établi le 20 novembre 2026');
  expect(screen.getAllByRole('link', { name: /^Voir le devis : Comet Ternes/ })[1]?.getAttribute('href')).toBe(`/quotes/${otherQuoteId}`);
  expect(fake.faults).toEqual([]);
});

test('a quote shows the cover of its venue, the only picture in the list', async () => {
  const alternative = { fr: 'Salle', en: 'Room', es: 'Sala', nl: 'Zaal' };
  const cover = { sources: [{ url: '/pictures/etoile-480.avif', width: 480 }], width: 480, height: 320, alternative };
  const { venue } = makeQuoteSummary();
  const quotes = [makeQuoteSummary({ venue: { ...venue, pictures: { cover: { desktop: cover, mobile: cover }, carrousel: [] } } })];
  const { container } = await show({ prepare: ({ answer }) => answer(listQuotes, () => ({ quotes })) });
  expect(container.querySelector('li img')?.getAttribute('src')).toBe('/pictures/etoile-480.avif');
});

test.each([
  ['USER', 'HOSPITALITY', '5 123,40 € TTC · 264 crédits · '],
  ['TEAMWORK', 'TEAMWORK', 'En attente de votre accord264 crédits · '],
] as const)('in credit mode %s and product mode %s it comes to credits', async (creditMode, productMode, words) => {
  const settings = { ...createTestPlatform().settings, creditMode, productMode };
  const quotes = [makeQuoteSummary({ credits: 264 })];
  await show({ platform: { session: claire, settings }, prepare: ({ answer }) => answer(listQuotes, () => ({ quotes })) });
  expect(plainText(screen.getByRole('listitem'))).toContain(words);
});

test('the list can be narrowed to what is still to be decided, and the address keeps it', async () => {
  const quotes = [
    makeQuoteSummary({ id: otherQuoteId, status: 'Approved', option: null }),
    makeQuoteSummary(),
    makeQuoteSummary({ id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d19', status: 'Rejected', option: null }),
  ];
  const { where } = await show({ prepare: ({ answer }) => answer(listQuotes, () => ({ quotes })) });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(plainText(screen.getAllByRole('listitem')[0])).toContain('En attente de votre accord');
  await userEvent.click(screen.getByRole('radio', { name: 'À décider (1)' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(where()).toBe('/profile/quotes?shown=open');
});

test('without quotes the page leads to a new one', async () => {
  await show({ prepare: ({ answer }) => answer(listQuotes, () => ({ quotes: [] })) });
  expect(screen.getByRole('link', { name: 'Demander un nouveau devis' }).getAttribute('href')).toBe('/');
});

test.each([
  [{ option: null, validUntil: past }, 'expired'],
  [{ option: null }, 'Presented'],
  [{ validUntil: past }, 'Presented'],
  [{ option: null, validUntil: past, status: 'Approved' as const }, 'Approved'],
  [{ option: null, status: 'Approved' as const, standing: 'cancelled' as const }, 'cancelled'],
  [{ option: null, status: 'Rejected' as const, standing: 'withdrawn' as const }, 'withdrawn'],
])('a quote of %j is %s', (overrides, state) => {
  expect(quoteState(makeQuoteSummary(overrides), now)).toBe(state);
});
