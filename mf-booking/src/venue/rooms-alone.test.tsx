import { createQuote, getQuote, getUpsells, priceDemand } from '@plenary/contracts/booking.endpoints';
import { addonNames } from '@plenary/contracts/terms';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPriced, buildQuote, demandId, noAddons, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { tuesday } from '../search/search-test-data.ts';
import { showVenue } from './show-venue.ts';
import { queryFor } from './venue-factory.ts';

const { settings } = createTestPlatform();
const roomsAlone = { settings: { ...settings, productMode: 'WORKPLACES' } } as const;
const available = () => ({ type: 'available', price: { type: 'standard', amount: 1_935_00 }, demandId, optionRank: 1 }) as const;
const placeOption = (money = '€') => screen.getByRole('button', { name: new RegExp(`^Poser une option · 1.935.${money} HT$`) });

test('the venue shows rooms and equipment, and no catering, lunch or add-on', async () => {
  await showVenue({ productMode: 'WORKPLACES', query: queryFor(tuesday), availability: available });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(plainText);
  expect(headings).toContain('Équipement');
  for (const gone of ['Restauration', 'En supplément']) expect(headings).not.toContain(gone);
  expect(document.querySelector('main, body')?.textContent).not.toMatch(/déjeuner|repas|pauses|extras/i);
});

test('one press on the price makes the quote: there is no step for add-ons', async () => {
  const fake = createFake();
  fake.answer(createQuote, () => ({ quoteId }));
  fake.answer(getQuote, () => buildQuote());
  const { router } = await showVenue({ productMode: 'TEAMWORK', query: queryFor(tuesday), availability: available, fake });
  await userEvent.click(placeOption('crédits'));
  await screen.findByRole('heading', { level: 1, name: 'Deux jours à Ternes' });
  expect(router.state.location.pathname).toBe(`/quotes/${quoteId}`);
  const sent = fake.calls.find(({ address }) => address === '/api/quote');
  expect(sent?.body).toEqual({ demandId, addons: noAddons });
  const back = screen.getByRole('link', { name: 'Retour au lieu' });
  expect(back.getAttribute('href')).toMatch(/^\/venues\/[a-z-]+(\?|$)/);
});

test('a quote that could not be made is said, and can be asked for again', async () => {
  const fake = createFake();
  fake.answer(createQuote, () => refuse('no-longer-available'));
  await showVenue({ productMode: 'WORKPLACES', query: queryFor(tuesday), availability: available, fake });
  await userEvent.click(placeOption());
  expect(plainText(await screen.findByRole('alert'))).toContain('ne peut plus accueillir votre événement');
  expect(placeOption()).toBeTruthy();
});

test('the address of the step for add-ons leads back to the venue with its search', async () => {
  const fake = createFake();
  fake.answer(getUpsells, () => ({ ...noAddons, unavailable: [...addonNames] }));
  const day = { date: tuesday, plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] } as const;
  fake.answer(priceDemand, () => buildPriced({ days: [{ ...day, subcommittees: [] }] }));
  const { router } = showRoute({ address: `/venues/ternes/upsell?demandId=${demandId}`, fake, platform: roomsAlone });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/venues\/[a-z-]+$/));
  expect(router.state.location.search).toContain('action=availabilities');
});

test.each(['/wellness-facilitator', '/afterwork-teambuilding'])('%s is no page of a deployment without add-ons', async (address) => {
  showRoute({ address, fake: createFake(), platform: roomsAlone });
  expect(await screen.findByText(/^raised/)).toBeTruthy();
});
