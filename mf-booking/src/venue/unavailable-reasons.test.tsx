import type { Availability, UnavailableReason } from '@plenary/contracts/booking.schemas';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCard, demandId } from '../quote/quote-factory.ts';
import { plainText } from '../quote/route-harness.tsx';
import { searchFromQuery, searchToQuery } from '../search/search-address.ts';
import { dayOn, searchOf, tuesday } from '../search/search-test-data.ts';
import { showVenue } from './show-venue.ts';
import { queryFor } from './venue-factory.ts';

// Covers B-A08, B-A11, B-S35.

const query = queryFor(tuesday);
const card = () => screen.getByRole('region', { name: 'Réserver Ternes' });
const dayLabel = 'mardi 19 janvier';
const closings = [{ from: '01-20', to: '01-20', name: { fr: 'Travaux', en: 'Works', es: 'Obras', nl: 'Werken' } }];
const refused =
  (reason: UnavailableReason, more: object = {}) =>
  (): Availability => ({
    type: 'not_available',
    reason,
    alternatives: { days: [], venues: [], ...more },
  });
const groupOf108: UnavailableReason = { type: 'group-too-large', date: tuesday, pax: 120, most: 108 };
const asWritten = (text: string) => text.replaceAll(/\s/g, ' ');
const searchOfLink = (link: HTMLElement) => searchFromQuery((link.getAttribute('href') ?? '').replace(/^[^?]*/, ''));
const veil = () => screen.queryByRole('button', { name: /Revenir aux résultats affichés/ });

test.each<[UnavailableReason, string]>([
  [groupOf108, 'Ce lieu accueille 108 personnes au plus.'],
  [
    { type: 'set-up-too-small', date: tuesday, pax: 60, most: 36, configuration: 'u' },
    'En disposition « En U », ce lieu accueille 36 personnes au plus.',
  ],
  [
    {
      ...{ type: 'set-up-too-small', date: tuesday, pax: 120, most: 106, configuration: 'theater' },
      greatest: { most: 133, configuration: 'standing' },
    },
    'En disposition « Théâtre », ce lieu accueille 106 personnes au plus. Son maximum : 133 debout.',
  ],
  [
    { type: 'set-up-too-small', date: tuesday, pax: 60, most: 0, configuration: 'casual' },
    'Aucune salle de ce lieu ne se prête à la disposition « Informel ».',
  ],
  [
    { type: 'sub-room-too-large', date: tuesday, pax: 40, most: 20 },
    'Dans la disposition demandée, une sous-salle de ce lieu accueille 20 personnes au plus : il vous en faut une pour 40.',
  ],
  [
    { type: 'too-many-rooms', date: tuesday, rooms: 6, most: 4 },
    'Vous demandez 6 salles en même temps : ce lieu peut en proposer 4 à ces tailles.',
  ],
  [{ type: 'rooms-taken', dates: [tuesday] }, `Complet le ${dayLabel} : les salles qu’il vous faut sont prises.`],
  [
    { type: 'restaurant-too-small', date: tuesday, pax: 90, most: 60 },
    'Ce lieu sert 60 personnes à la fois au plus au déjeuner : le vôtre en compte 90.',
  ],
  [
    { type: 'lunch-full', date: tuesday, pax: 24, most: 15 },
    `Le déjeuner du ${dayLabel} est presque complet : il reste 15 places à un même service, il vous en faut 24.`,
  ],
  [{ type: 'lunch-full', date: tuesday, pax: 24, most: 0 }, `Le déjeuner du ${dayLabel} est complet.`],
])('%j is said in the dialog and stays in the card', async (reason, text) => {
  await showVenue({ query, availability: refused(reason) });
  const dialog = await screen.findByRole('dialog');
  expect(asWritten(plainText(dialog))).toContain(text);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asWritten(plainText(card()))).toContain(text);
});

test('a search beyond the limit says when the next is possible, and offers no price', async () => {
  await showVenue({ query, availability: () => refuse('too-many-requests', { retryAfterSeconds: 3_237 }) });
  expect(asWritten(plainText(card()))).toContain('Réessayez dans 54 minutes.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: /Poser une option/ })).toBeNull();
});

test('what would work is one press away: another set-up, fewer people, a venue that answers on request', async () => {
  const venues = [buildCard({ slug: 'bourse', name: 'Bourse', price: { type: 'custom' } })];
  const reason: UnavailableReason = { type: 'set-up-too-small', date: tuesday, pax: 24, most: 18, configuration: 'theater' };
  await showVenue({ query, availability: refused(reason, { venues, pax: 18, setUps: ['class'] }) });
  const inside = within(await screen.findByRole('dialog', { name: 'Ternes ne peut pas accueillir cet événement' }));
  const [day] = searchOfLink(inside.getByRole('link', { name: 'Classe' })).days;
  expect(day?.plenary).toMatchObject({ pax: 24, configuration: 'class' });
  const [smaller] = searchOfLink(inside.getByRole('link', { name: '18 personnes au plus ces jours-là' })).days;
  expect(smaller).toMatchObject({ lunchPax: null, plenary: { pax: 18, configuration: 'theater' } });
  expect(plainText(inside.getByRole('link', { name: /^Bourse/ }))).toContain('Sur mesure');
});

test.each([
  ['for everybody', undefined],
  ['set by hand', 20],
])('a link for fewer people asks for no more at lunch than the restaurant seats: a lunch %s', async (_, lunchPax) => {
  const reason: UnavailableReason = { type: 'restaurant-too-small', date: tuesday, pax: 24, most: 12 };
  const asked = lunchPax === undefined ? query : (searchToQuery(searchOf(dayOn(tuesday, 24, { lunchPax }))) ?? '');
  await showVenue({ query: asked, availability: refused(reason, { pax: 12, fewerAtLunch: { pax: 24, lunchPax: 12 } }) });
  const inside = within(await screen.findByRole('dialog'));
  const [fewer] = searchOfLink(inside.getByRole('link', { name: '12 personnes au plus ces jours-là' })).days;
  expect(fewer).toMatchObject({ lunchPax: null, plenary: { pax: 12 } });
  const [atLunch] = searchOfLink(inside.getByRole('link', { name: '24 personnes, 12 au déjeuner' })).days;
  expect(atLunch).toMatchObject({ lunchPax: 12, plenary: { pax: 24 } });
});

test('a venue that takes requests only says why it cannot, and offers no request', async () => {
  await showVenue({ query, venue: { isRequestOnly: true }, availability: refused(groupOf108) });
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(plainText(card())).toContain('Ce lieu accueille 108 personnes au plus.');
  expect(within(card()).queryByRole('button', { name: 'Me faire rappeler' })).toBeNull();
  expect(within(card()).getByRole('link', { name: 'Voir d’autres lieux' })).toBe(document.activeElement);
});

test.each([
  ['a holiday', '2026-12-25', 'Fermé le vendredi 25 décembre : Noël.'],
  ['a closing of the venue', '2027-01-20', 'Fermé le mercredi 20 janvier : Travaux.'],
  ['a weekend', '2027-01-23', 'Fermé le samedi 23 janvier : les lieux ne reçoivent pas le week-end.'],
])('a search for %s names it and offers the nearest open days', async (_, date, text) => {
  const availability = () => refuse('invalid-search', { errors: { 'days.0.date': 'closed_day' } });
  await showVenue({ query: queryFor(date), availability, venue: { closings } });
  expect(asWritten(plainText(card()))).toContain(text);
  const days = within(card())
    .getAllByRole('link')
    .map((link) => searchOfLink(link).days[0]?.date);
  expect(days).toHaveLength(3);
  expect(days).not.toContain(date);
});

test('the reason is in the language of the reader', async () => {
  const { speak } = await showVenue({ query, availability: refused({ type: 'rooms-taken', dates: [tuesday] }) });
  await speak('nl');
  expect(asWritten(plainText(await screen.findByRole('dialog')))).toContain('Volgeboekt op dinsdag 19 januari');
});

describe('a changed search', () => {
  const change = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Salles/ }));
    // The first popover of a test file waits for its code to be compiled.
    const rooms = await screen.findByRole('dialog', undefined, { timeout: 20_000 });
    await userEvent.click(await within(rooms).findByRole('button', { name: /^Un de plus/ }, { timeout: 20_000 }));
  };
  const leaveDialog = async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const demand: Availability = { type: 'available_with_custom_price', demandId };
  const offer: Availability = { type: 'available', price: { type: 'standard', amount: 100_00 }, demandId, optionRank: 1 };

  test.each([
    ['a price', () => offer, async () => {}],
    ['a custom price', () => demand, async () => userEvent.click(screen.getByRole('button', { name: 'Modifier ma recherche' }))],
    ['a refusal', refused(groupOf108), leaveDialog],
    ['a closed day', () => refuse('invalid-search', { errors: { 'days.0.date': 'closed_day' } }), async () => {}],
    ['a limit', () => refuse('too-many-requests'), async () => {}],
  ])('veils the answer to the old one: %s', async (_, availability, goToSearch) => {
    await showVenue({ query, availability });
    await goToSearch();
    expect(veil()).toBeNull();
    await change();
    expect(veil()).not.toBeNull();
  });

  test('veils nothing before a first search', async () => {
    await showVenue({ query: query.replace('&action=availabilities', '') });
    await change();
    expect(veil()).toBeNull();
  });
});
