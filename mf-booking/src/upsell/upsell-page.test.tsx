import { createQuote, getUpsells, priceDemand } from '@plenary/contracts/booking.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPriced, demandId, noAddons, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { addon, next, showUpsell, table, upsellAddress } from './show-upsell.ts';

// Covers B-H12, B-N18–B-N19, B-U10.

// Covers B-U02.
test('the add-ons have their price before the quote, and the current choice is selected', async () => {
  await showUpsell({ upsells: { ...noAddons, afterwork: true } });
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-labelledby') && plainText(box.parentElement))).toEqual([
    'AfterworkVerres et bouchées dans l’espace commun, le dernier soir de 18 h à 19 h 30.696 € HT24 × 29,00 €',
    'Team buildingUne activité animée pour tout le groupe, le premier jour.1 632 € HT24 × 68,00 €',
    'Bien-êtreQuinze minutes pour souffler ensemble, chaque jour.Offert',
    'FacilitateurUn professionnel anime vos échanges, chaque jour.640 € HT',
  ]);
  expect(addon('Afterwork')).toHaveProperty('checked', true);
  expect(addon('Team building')).toHaveProperty('checked', false);
  expect(plainText(table())).toContain('Afterwork, de 18 h à 19 h 3024 × 29,00 €696,00 €');
  expect(plainText(table())).toContain('Total HT6 408,00 €');
});

test('ecology is offered only if the answer includes it, and starts off', async () => {
  const { unmount } = await showUpsell();
  expect(screen.queryByRole('checkbox', { name: 'Écologie' })).toBeNull();
  unmount();
  await showUpsell({ upsells: { ...noAddons, ecology: false } });
  expect(addon('Écologie')).toHaveProperty('checked', false);
});

test('an unavailable add-on is disabled, says why, and is neither priced nor chosen', async () => {
  const { calls } = await showUpsell({ upsells: { ...noAddons, afterwork: true }, unavailable: ['afterwork'] });
  expect(addon('Afterwork')).toHaveProperty('disabled', true);
  expect(addon('Afterwork')).toHaveProperty('checked', false);
  expect(plainText(addon('Afterwork').parentElement)).toContain('Indisponible : pas d’espace commun libre ce soir-là.');
  expect(calls.filter((call) => call.address.includes('afterwork=true'))).toEqual([]);
});

// Covers B-U09.
test('next makes a quote of the choice and goes to its page; a double press makes one', async () => {
  const { calls, router } = await showUpsell();
  await userEvent.click(addon('Bien-être'));
  act(() => {
    next().click();
    next().click();
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/quotes/${quoteId}`));
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ demandId, addons: { ...noAddons, wellness: true } }]);
  expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('tried again after a lost answer, a choice keeps its idempotency key; another choice has its own', async () => {
  const { fake, calls } = await showUpsell();
  const keys = () => calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
  fake.answer(createQuote, () => refuse('service-unavailable'));
  await userEvent.click(next());
  expect(plainText(await screen.findByRole('alert'))).toBe('Le devis n’a pas pu être créé. Vos choix sont gardés : réessayez.');
  await userEvent.click(next());
  await waitFor(() => expect(keys()).toHaveLength(2));
  await screen.findByRole('alert');
  await userEvent.click(addon('Afterwork'));
  await userEvent.click(next());
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('the rooms that the quote would get stand beside its price', async () => {
  const { fake } = await showUpsell();
  fake.answer(priceDemand, () =>
    buildPriced({
      expectedRooms: {
        ...{ by: 'option', rank: 1 },
        rooms: [{ day: '2027-01-19', place: 'plenary', index: 0, roomName: 'Mac-Mahon', pax: 24, configuration: 'theater' }],
      },
    }),
  );
  await userEvent.click(addon('Afterwork'));
  const label = await screen.findByText('Salles retenues si vous posez l’option');
  expect(plainText(label.nextElementSibling)).toBe('Mac-Mahon, 24 en théâtre');
});

test('rooms that went to others meanwhile: a clear message with ways on that keep the search', async () => {
  const { fake } = await showUpsell({ state: { search: '?countryCode=FRA&days=x' } });
  fake.answer(createQuote, () => refuse('no-longer-available'));
  await userEvent.click(next());
  expect(await screen.findByRole('heading', { name: 'Ces salles ne sont plus disponibles' })).toBeTruthy();
  const hrefs = within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/venues/ternes?countryCode=FRA&days=x', '/?countryCode=FRA&days=x']);
});

test('an address with taken rooms says so at once', async () => {
  const fake = createFake();
  fake.answer(getUpsells, () => ({ ...noAddons, unavailable: [] }));
  fake.answer(priceDemand, () => refuse('no-longer-available'));
  showRoute({ address: upsellAddress, fake });
  expect(await screen.findByRole('heading', { name: 'Ces salles ne sont plus disponibles' })).toBeTruthy();
});

// Covers B-U08.
test('the way back to the venue keeps the search', async () => {
  await showUpsell({ state: { search: '?countryCode=FRA&days=x' } });
  expect(screen.getByRole('link', { name: 'Retour au lieu' }).getAttribute('href')).toBe('/venues/ternes?countryCode=FRA&days=x');
});

test.each([
  ['authentication-required', 'raised 401'],
  ['not-found', 'raised 404'],
] as const)('add-ons refused with %s are raised to the root', async (code, raised) => {
  const fake = createFake();
  fake.answer(getUpsells, () => refuse(code));
  showRoute({ address: upsellAddress, fake });
  expect((await screen.findByRole('alert')).textContent).toBe(raised);
});

// Covers B-H13, B-Y13–B-Y14.
test('a first price that fails is raised to the root', async () => {
  const fake = createFake();
  fake.answer(getUpsells, () => ({ ...noAddons, unavailable: [] }));
  fake.answer(priceDemand, () => refuse('service-unavailable'));
  showRoute({ address: upsellAddress, fake });
  expect((await screen.findByRole('alert')).textContent).toBe('raised 503');
});

test('failed prices of the cards hide nothing', async () => {
  const fake = createFake();
  fake.answer(getUpsells, () => ({ ...noAddons, unavailable: [] }));
  fake.answer(priceDemand, ({ query }) => (query.afterwork ? refuse('service-unavailable') : buildPriced()));
  showRoute({ address: upsellAddress, fake });
  await screen.findByRole('heading', { level: 1 });
  expect(plainText(addon('Afterwork').parentElement)).not.toContain('€');
  expect(plainText(table())).toContain('Total HT5 712,00 €');
});
