import { listQuotes } from '@plenary/contracts/booking.endpoints';
import { quoteState } from '@plenary/contracts/quote-state';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen } from '@testing-library/react';
import { claire } from '../testing/claire.ts';
import { mintQuoteSummary, otherQuoteId } from '../testing/mint-quote-summary.ts';
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
  expect(first).toContain('En attente de votre accord5 123,40 € TTC · Option posée jusqu’au vendredi 27 novembre à 11:00 (heure du lieu)');
  expect(second).toContain('Accepté5 123,40 € TTC · Établi le 20 novembre 2026');
  expect(screen.getAllByRole('link', { name: /^Voir le devis : Comet Ternes/ })[1]?.getAttribute('href')).toBe(`/quotes/${otherQuoteId}`);
  expect(fake.faults).toEqual([]);
});

test('a quote shows the cover of its venue, the only picture in the list', async () => {
  const alternative = { fr: 'Salle', en: 'Room', es: 'Sala', nl: 'Zaal' };
  const cover = { sources: [{ url: '/pictures/etoile-480.avif', width: 480 }], width: 480, height: 320, alternative };
  const { venue } = mintQuoteSummary();
  const quotes = [mintQuoteSummary({ venue: { ...venue, pictures: { cover: { desktop: cover, mobile: cover }, carrousel: [] } } })];
  const { container } = await show({ prepare: ({ answer }) => answer(listQuotes, () => ({ quotes })) });
  expect(container.querySelector('li img')?.getAttribute('src')).toBe('/pictures/etoile-480.avif');
});

test.each([
  ['USER', 'HOSPITALITY', '5 123,40 € TTC · 264 crédits · '],
  ['TEAMWORK', 'TEAMWORK', 'En attente de votre accord264 crédits · '],
] as const)('in credit mode %s and product mode %s it comes to credits', async (creditMode, productMode, words) => {
  const settings = { ...createTestPlatform().settings, creditMode, productMode };
  const quotes = [mintQuoteSummary({ credits: 264 })];
  await show({ platform: { session: claire, settings }, prepare: ({ answer }) => answer(listQuotes, () => ({ quotes })) });
  expect(plainText(screen.getByRole('listitem'))).toContain(words);
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
])('a quote of %j is %s', (overrides, state) => {
  expect(quoteState(mintQuoteSummary(overrides), now)).toBe(state);
});
