import { getAttendance } from '@plenary/contracts/attendance.endpoints';
import { getQuote, getUpsells, priceDemand, requestCallback } from '@plenary/contracts/booking.endpoints';
import { getDealSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import { formatPrice } from '@plenary/contracts/format';
import { getPayments } from '@plenary/contracts/payments.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { documentedSearch } from '@plenary/contracts/search-address';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../quote/held-answers.ts';
import {
  buildCard,
  buildDealSupplements,
  buildItem,
  buildPriced,
  buildQuote,
  demandId,
  noAddons,
  quoteId,
} from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

// Covers B-Q37–B-Q38.

const { matchMedia } = window;
afterEach(() => {
  jest.restoreAllMocks();
  window.matchMedia = matchMedia;
});

const mainRoom = { pax: 24, duration: 'AM, PM', configuration: 'theater' } as const;
const discount = {
  companyName: 'Grand Compte',
  percent: 10,
  amount: 571_20,
  description: 'Dix pour cent',
  dispositions: 'Report sans frais',
};

const showQuote = async (fields: Partial<Quote> = {}, options: Partial<Parameters<typeof showRoute>[0]> = {}) => {
  const fake = createFake();
  fake.answer(getPayments, () => ({ payments: [], received: 0, fees: 0 }));
  fake.answer(getDealSupplements, () => buildDealSupplements());
  fake.answer(getAttendance, () => ({ days: [], extra: null }));
  fake.answer(getQuote, ({ query }) => buildQuote({ ...fields, buildingName: `Comet Ternes ${query.lng}` }));
  const shown = showRoute({ address: `/quotes/${quoteId}`, fake, ...options });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').map(plainText);

const onDay = (date: string, pax: number, fields: Partial<NonNullable<Quote['days']>[number]> = {}) => ({
  ...{ date, subcommittees: [], plenary: { ...mainRoom, pax } },
  ...fields,
});
const halfDay = { plenary: { ...mainRoom, pax: 12, duration: 'PM' } } as const;

test.each([
  ['Deux jours à Ternes, 48 personnes', [onDay('2027-01-19', 48), onDay('2027-01-20', 30)]],
  ['Une journée à Ternes, 24 personnes', [onDay('2027-01-19', 24)]],
  ['Une demi-journée à Ternes, 12 personnes', [onDay('2027-01-19', 12, halfDay)]],
  ['Deux jours à Ternes, 12 personnes', [onDay('2027-01-19', 12, halfDay), onDay('2027-01-20', 12)]],
  ['Une soirée à Ternes, 1 personne', [onDay('2027-01-19', 1, { evening: 'afterwork' })]],
  ['Dix jours à Ternes, 24 personnes', Array.from({ length: 10 }, (_, index) => onDay(`2027-02-1${index}`, 24))],
])('its title says what it is for: %s', async (title, days) => {
  await showQuote({ days });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('its title is led in by its reference and, where they are known, those it is for', async () => {
  await showQuote({ customerCompany: { name: 'Atelier Nord', vatCode: 'FR12345678901' } });
  expect(plainText(screen.getByRole('heading', { level: 1 }).previousElementSibling)).toMatch(/^Devis 06D15591 · Atelier Nord/);
});

test('on a phone the days after the first one are folded, with their sums', async () => {
  const isPhone = { addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = (query) => ({ ...isPhone, matches: query.includes('width < 640px') }) as unknown as MediaQueryList;
  await showQuote();
  expect(rowsOf('Prestations').map((row) => row.replace(/Forfait.*/, 'Forfait'))).toEqual([
    'PrestationQuantitéPrix unitaire HTMontant HT',
    'mardi 19 janvier 20272 856,00 €',
    'Forfait',
    'mercredi 20 janvier 20272 856,00 €',
  ]);
  const second = screen.getByRole('button', { name: 'mercredi 20 janvier 2027' });
  expect(second.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(second);
  expect(second.getAttribute('aria-expanded')).toBe('true');
  expect(rowsOf('Prestations')).toHaveLength(5);
});

test('it names the company with the address and VAT number that are known, and no company without', async () => {
  const address = { street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France' };
  const { unmount } = await showQuote({ customerCompany: { name: 'Atelier Nord', address, vatCode: 'FR12345678901' } });
  expect(screen.getByText('Client').nextElementSibling?.textContent).toBe(
    'Atelier Nord, 4 rue des Lilas, 59000 Lille, France, FR12345678901',
  );
  unmount();
  await showQuote();
  expect(screen.queryByText('Client')).toBeNull();
});

test('what an option costs today stands in the payments while one can be set', async () => {
  const { unmount } = await showQuote();
  expect(screen.getByText('L’option est gratuite et sans engagement.')).toBeTruthy();
  unmount();
  await showQuote({ optionsUntil: '2026-11-20T12:30:00Z' });
  expect(screen.queryByText('L’option est gratuite et sans engagement.')).toBeNull();
});

test('what is due for changes stands beside what was agreed', async () => {
  const { fake, unmount } = await showQuote({ status: 'Approved' });
  const rail = () => plainText(screen.getByRole('region', { name: 'Total et suite' }));
  expect(rail()).not.toContain('Frais de modification');
  unmount();
  fake.answer(getPayments, () => ({ payments: [], received: 0, fees: 8_300 }));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  expect(await screen.findByText(/^Frais de modification TTC/)).toBeTruthy();
  expect(rail()).toContain('Frais de modification TTCen plus du devis83,00 €');
});

test('what is paid adds up: the quote, what was added since, the total to date, deposit and balance', async () => {
  const { fake, unmount } = await showQuote({ status: 'Approved' });
  const rail = () => plainText(screen.getByRole('region', { name: 'Total et suite' }));
  expect(rail()).not.toMatch(/Suppléments|Total TTC à ce jour/);
  unmount();
  fake.answer(getDealSupplements, () => buildDealSupplements({ added: { excludingVat: 61_000, includingVat: 67_100 } }));
  fake.answer(getAttendance, () => ({ days: [], extra: { excludingVat: 20_000, includingVat: 24_000 } }));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  await screen.findByText(/^Suppléments convenus TTC/);
  await screen.findByText(/^Participants au-delà des garantis TTC/);
  const { deposit, totalIncludingVatPrice: quoted } = buildQuote();
  const money = (cents: number) => formatPrice(cents, 'fr-FR', { decimals: true }).replace(/\s/g, ' ');
  const total = quoted + 67_100 + 24_000;
  expect(
    within(screen.getByRole('region', { name: 'Total et suite' }))
      .getAllByRole('definition')
      .map(plainText),
  ).toEqual([67_100, 24_000, total, deposit.amount, total - deposit.amount].map(money));
  expect(rail()).toContain('SoldeÀ réception de la facture, après l’événement. C’est le total à ce jour moins l’acompte.');
});

// Lifecycle L11.
test('an earlier version of a proposal leads to the last one, which says that it is', async () => {
  const last = '4de9c918-36e3-4833-98ab-f5b4a4ac04ff';
  const fake = createFake();
  fake.answer(getPayments, () => ({ payments: [], received: 0, fees: 0 }));
  fake.answer(getQuote, ({ params }) =>
    buildQuote(params.quoteId === last ? { id: last, version: 2 } : { status: 'Rejected', supersededBy: last }),
  );
  showRoute({ address: `/quotes/${quoteId}`, fake });
  expect(await screen.findByText(/^Version 2\s: elle remplace/)).toBeTruthy();
});

// Lifecycle L9.
test('a proposal leads to its other variants, with what each costs', async () => {
  const other = {
    quoteId: '4de9c918-36e3-4833-98ab-f5b4a4ac04fe',
    venueName: 'Comet Bercy',
    firstDay: '2027-01-19',
    lastDay: '2027-01-19',
  };
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote({ variants: [{ ...other, totalExcludingVatPrice: 5_000_00, totalIncludingVatPrice: 6_000_00 }] }));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  expect(await screen.findByText('Cette proposition a une autre variante')).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Comet Bercy, .*6\s000(,00)?\s€\sTTC$/ });
  expect(link.getAttribute('href')).toContain(`/quotes/${other.quoteId}`);
});

const mentionsLater = () => plainText(document.body).includes('Le nom de vos salles s’affiche ici dès qu’elles vous sont gardées.');
const option = { optionId: 'b7ad6c3c-5b94-4cf5-9c0e-6ac9e0a1d001', rank: 1, expiresAt: '2026-11-27T13:05:00Z' };

test('it names the rooms that are held or booked', async () => {
  const rooms: Quote['rooms'] = [
    { day: '2027-01-19', place: 'plenary', index: 0, roomName: 'Mac-Mahon' },
    { day: '2027-01-19', place: 'subcommittee', index: 0, roomName: 'Wagram' },
  ];
  for (const fields of [{ option }, { status: 'Approved' }] as const) {
    const { unmount } = await showQuote({ ...fields, rooms });
    expect(plainText(screen.getByText('Vos salles').nextElementSibling)).toBe('Mac-Mahon (plénière) et Wagram');
    expect(mentionsLater()).toBe(false);
    unmount();
  }
});

const expectedRooms: NonNullable<Quote['expectedRooms']> = {
  ...{ by: 'option', rank: 1 },
  rooms: [{ day: '2027-01-19', place: 'plenary', index: 0, roomName: 'Mac-Mahon', pax: 24, configuration: 'theater' }],
};

test.each([
  [expectedRooms, 'Salles retenues si vous posez l’option', 'Mac-Mahon, 24 en théâtre', true],
  [{ ...expectedRooms, rank: 2 }, 'Salles en attente si vous posez l’option, derrière une première', 'Mac-Mahon, 24 en théâtre', true],
  [{ ...expectedRooms, by: 'signature' }, 'Salles réservées si vous signez', 'Mac-Mahon, 24 en théâtre', true],
  [{ by: 'option', rank: null, rooms: [] }, 'Salles', 'À ce jour, ce lieu ne peut plus accueillir cette demande à ces dates.', false],
] as const)(
  'before an option it names the rooms that the quote would get, as an expectation: %j',
  async (expected, label, told, isNamed) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21));
    await showQuote({ expectedRooms: { ...expected, rooms: [...expected.rooms] } });
    expect(plainText(screen.getByText(label).nextElementSibling)).toBe(told);
    expect(screen.queryByText(/^Si un autre client prend une de ces salles/) !== null).toBe(isNamed);
    expect(mentionsLater()).toBe(false);
  },
);

test('an option behind another one names the rooms that it waits for, and nothing that comes later', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21));
  const waitedRooms = [{ day: '2027-01-19', place: 'plenary' as const, index: 0, roomName: 'Mac-Mahon' }];
  await showQuote({ option: { ...option, rank: 2 }, waitedRooms });
  expect(plainText(screen.getByText('Salles en attente, derrière une première option').nextElementSibling)).toBe('Mac-Mahon');
  expect(mentionsLater()).toBe(false);
});

test('while no room is held it names none and says when it will', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21));
  for (const fields of [{}, { option: { ...option, rank: 2 } }]) {
    const { unmount } = await showQuote(fields);
    expect(screen.queryByText('Vos salles')).toBeNull();
    expect(mentionsLater()).toBe(true);
    unmount();
  }
  for (const fields of [{ status: 'Rejected' }, { validUntil: '2026-11-20T12:30:00Z' }] as const) {
    const { unmount } = await showQuote(fields);
    expect(mentionsLater()).toBe(false);
    unmount();
  }
});

test('once it has ended it asks for no deposit and names no day until which it would be valid', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21));
  for (const fields of [
    { status: 'Rejected' },
    { validUntil: '2026-11-20T12:30:00Z' },
    { status: 'Approved', standing: 'cancelled' },
  ] as const) {
    const { unmount } = await showQuote(fields);
    expect(plainText(document.body)).not.toMatch(/acompte|Ce devis est valable/i);
    unmount();
  }
});

// Covers B-Q02, B-Q26–B-Q27, B-N02.
test('it reads as a document: reference, dates, lines under their days with the sum of each, and totals that add up to the cent', async () => {
  await showQuote({
    items: [
      buildItem(),
      buildItem({ description: 'Petite salle', quantity: 2, unitPrice: 200_05, catalogPrice: 250_00, includedServices: [] }),
      buildItem({ date: '2027-01-20' }),
    ],
    administrationFees: { code: '3', amount: 183_36, description: 'Frais de dossier' },
    totalExcludingVatPrice: 6_295_46,
    totalIncludingVatPrice: 7_340_40,
    vatBreakdown: [
      { percent: 20, base: 4_154_00, amount: 830_80 },
      { percent: 10, base: 2_141_46, amount: 214_14 },
    ],
    deposit: { percent: 70, amount: 5_138_28 },
  });
  expect(document.title).toBe('Devis 06D15591, Ternes · Comet');
  expect(screen.getByText('Devis 06D15591')).toBeTruthy();
  expect(screen.getByText('mar. 19 – mer. 20 janvier 2027')).toBeTruthy();
  expect(screen.getByText('20 novembre 2026')).toBeTruthy();
  expect(screen.getByText('4 décembre 2026')).toBeTruthy();
  expect(screen.getByText('En attente de votre accord')).toBeTruthy();
  expect(rowsOf('Prestations')).toEqual([
    'PrestationQuantitéPrix unitaire HTMontant HT',
    'mardi 19 janvier 20273 256,10 €',
    'Forfait journéeComprend petit-déjeuner, déjeuner et pause gourmande24 × 119,00 €24119,00 €2 856,00 €',
    'Petite salle2 × Prix catalogue 250,00 € 200,05 €2Prix catalogue 250,00 € 200,05 €400,10 €',
    'mercredi 20 janvier 20272 856,00 €',
    'Forfait journéeComprend petit-déjeuner, déjeuner et pause gourmande24 × 119,00 €24119,00 €2 856,00 €',
  ]);
  expect(rowsOf('Totaux')).toEqual([
    'Sous-total HT6 112,10 €',
    'Frais de dossier (3 %)183,36 €',
    'Total HT6 295,46 €',
    'TVA 20 % sur 4 154,00 €830,80 €',
    'TVA 10 % sur 2 141,46 €214,14 €',
    'Total TTC7 340,40 €',
    'Acompte de 70 % TTC à régler dans les 5 jours qui suivent la signature, au plus tard le premier jour de l’événement5 138,28 €',
  ]);
});

test('a deposit that stays while people leave is told without a percent of the total', async () => {
  await showQuote({ deposit: { percent: 70, amount: 600_000 } });
  expect(rowsOf('Totaux').at(-1)).toBe(
    'Acompte convenu TTC à régler dans les 5 jours qui suivent la signature, au plus tard le premier jour de l’événement6 000,00 €',
  );
  expect(screen.getByText('Acompte convenu', { exact: false, selector: 'dt' })).toBeTruthy();
  expect(plainText(document.body)).not.toContain('70 %');
});

// Covers B-Q01, B-Q04–B-Q05.
test('the ways on: back to the add-ons, home, the venue', async () => {
  await showQuote();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Modifier mes extras')).toBe(`/venues/ternes/upsell?demandId=${demandId}`);
  expect(hrefOf('Accueil')).toBe('/');
  expect(hrefOf('Ternes')).toBe('/venues/ternes');
});

test('a signed quote has no end of validity any more, and leads back to its venue, as extras are changed on the booking', async () => {
  const { unmount } = await showQuote();
  expect(screen.getByText('Prix garanti jusqu’au')).toBeTruthy();
  unmount();
  await showQuote({ status: 'Approved', standing: 'current' });
  expect(screen.queryByText('Prix garanti jusqu’au')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Modifier mes extras' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Retour au lieu' })).toBeTruthy();
});

test.each([
  ['whose lines staff wrote', { description: 'Nef avec scène', custom: true }],
  ['of an evening alone', { code: 'AFTERWORK' as const, description: 'Afterwork, de 18 h à 19 h 30' }],
])('a quote %s leads back to its venue, not to extras', async (_, item) => {
  await showQuote({ items: [buildItem(item)] });
  expect(screen.queryByRole('link', { name: 'Modifier mes extras' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Retour au lieu' }).getAttribute('href')).toMatch(/^\/venues\/ternes/);
});

// Covers B-Q07–B-Q08.
test('with a framework contract: its discount, company and dispositions, and no callback', async () => {
  await showQuote({ discount });
  const block = screen.getByRole('region', { name: 'Grand Compte' });
  expect(plainText(block)).toContain('10 % de remise');
  expect(plainText(block)).toContain('Report sans frais');
  expect(screen.getByText('Selon votre contrat, après l’événement.')).toBeTruthy();
  expect(rowsOf('Totaux')).toContain('Remise contrat-cadre Grand Compte (10 %)-571,20 €');
  expect(screen.queryByRole('button', { name: 'Me faire rappeler' })).toBeNull();
});

test('it names the Meeting Scientist of the venue, where they are known', async () => {
  const { unmount } = await showQuote();
  expect(screen.queryByRole('region', { name: 'Votre Meeting Scientist' })).toBeNull();
  unmount();
  const nadia = { firstName: 'Nadia', lastName: 'Keller', email: 'nadia.keller@comet.example', phoneNumber: '+33142001001' };
  await showQuote({ meetingScientist: nadia });
  const block = within(screen.getByRole('region', { name: 'Votre Meeting Scientist' }));
  expect(block.getByText('Nadia Keller')).toBeTruthy();
  expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+33142001001',
    'mailto:nadia.keller@comet.example',
  ]);
});

// Covers B-Q10–B-Q14.
test('without one a callback is asked for once: then the button is disabled and says what happens next', async () => {
  const { fake, calls } = await showQuote();
  const { hold, release } = holdAnswers<{ success: true }>();
  fake.answer(requestCallback, () => hold({ success: true }));
  expect(screen.queryByText('Votre contrat-cadre')).toBeNull();
  expect(screen.getByText('Un commercial vous rappelle sous 24 heures.')).toBeTruthy();

  const button = screen.getByRole('button', { name: 'Me faire rappeler' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getAllByRole('status').map(plainText)).toContain('Envoi de votre demande');
  await waitFor(() => expect(calls.at(-1)?.method).toBe('POST'));
  release();
  const done = await screen.findByText('C’est noté : un commercial vous rappelle sous 24 heures.');
  expect(button).toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(done);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ address: `/api/demands/${demandId}/call-me-back`, body: { action: 'call-me-back' } }),
  ]);
});

test('a callback that was not sent says so and may be asked for again', async () => {
  const { fake, platform } = await showQuote();
  fake.answer(requestCallback, () => refuse('service-unavailable'));
  await userEvent.click(screen.getByRole('button', { name: 'Me faire rappeler' }));
  expect(await screen.findByText('Votre demande n’est pas partie. Réessayez.')).toBeTruthy();
  expect(platform.reported).toHaveLength(1);
  fake.answer(requestCallback, () => ({ success: true as const }));
  await userEvent.click(screen.getByRole('button', { name: 'Me faire rappeler' }));
  expect(await screen.findByText(/C’est noté/)).toBeTruthy();
});

test('the words follow the language switch, and are asked for once a language', async () => {
  const { speak, calls } = await showQuote();
  expect(screen.getByText('Comet Ternes fr')).toBeTruthy();
  await speak('nl');
  expect(await screen.findByText('Comet Ternes nl')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Twee dagen in Ternes');
  expect(calls.map(({ address }) => address)).toEqual([`/api/quotes/${quoteId}?lng=fr`, `/api/quotes/${quoteId}?lng=nl`]);
});

// Covers B-Q17–B-Q20.
test('the carbon block stands only where the carbon footprint is on', async () => {
  const { unmount, platform } = await showQuote();
  expect(screen.queryByText('Empreinte carbone')).toBeNull();
  unmount();
  await showQuote({}, { platform: { settings: { ...platform.settings, carbonFootprint: true } } });
  expect(plainText(screen.getByRole('region', { name: 'Empreinte carbone' }))).toContain('1,853');
  expect(plainText(screen.getByRole('region', { name: 'Empreinte carbone' }))).toContain('52 €');
});

test('the add-ons opened from a quote know its search: the way back to the venue has it', async () => {
  const { fake } = await showQuote({ days: [{ date: '2027-01-19', plenary: mainRoom, subcommittees: [] }] });
  fake.answer(getUpsells, () => ({ ...noAddons, unavailable: [] }));
  fake.answer(priceDemand, () => buildPriced());
  await userEvent.click(screen.getByRole('link', { name: 'Modifier mes extras' }));
  const back = await screen.findByRole('link', { name: 'Retour au lieu' });
  const query = documentedSearch(new URL(back.getAttribute('href') ?? '', 'http://plenary').searchParams);
  expect(query.get('action')).toBe('availabilities');
  expect(JSON.parse(query.get('days') ?? '')).toEqual([{ date: '2027-01-19', plenary: mainRoom, subcommittees: [] }]);
});

const popup = { bookingPopupUrl: 'https://agenda.example/comet' };

// Covers B-Q15–B-Q16.
test('an appointment opens in a window of its own, which knows nothing of the page', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { settings } = createTestPlatform();
  await showQuote({}, { platform: { settings: { ...settings, ...popup } } });
  const link = screen.getByRole('link', { name: /^Choisir un créneau/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([popup.bookingPopupUrl, 'noopener noreferrer']);
  await userEvent.click(link);
  expect(open).toHaveBeenCalledWith(popup.bookingPopupUrl, '_blank', expect.stringContaining('noopener'));
});

// Covers B-Q15–B-Q16.
test.each(['BEL', 'ESP'] as const)('no appointment is offered for a venue in %s', async (countryCode) => {
  const { settings } = createTestPlatform();
  const venue = buildCard({ address: { ...buildCard().address, countryCode } });
  await showQuote({ venue }, { platform: { settings: { ...settings, ...popup } } });
  expect(screen.queryByRole('link', { name: /^Choisir un créneau/ })).toBeNull();
});

const statusOf = async (fields: Partial<Quote>) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-04T12:17:18Z'));
  await showQuote(fields);
  return plainText(screen.getByRole('heading', { level: 1 }).parentElement);
};

test.each([
  ['Expiré', {}],
  ['En attente de votre accord', { validUntil: '2026-12-04T12:17:19Z' }],
  ['En attente de votre accord', { option: { optionId: quoteId, rank: 1, expiresAt: '2026-12-07T12:00:00Z' } }],
  ['Accepté', { status: 'Approved' }],
  ['Brouillon', { status: 'Draft' }],
  ['En attente de la seconde signature', { status: 'Partially signed' }],
  ['Signé, informations à compléter', { status: 'Devis signé - Missing info' }],
  ['Refusé', { status: 'Rejected' }],
  ['Retiré par nos soins', { status: 'Rejected', standing: 'withdrawn' }],
] as const)('says %s for %o', async (words, fields) => {
  expect(await statusOf(fields)).toBe(`Devis 06D15591${words}Deux jours à Ternes`);
});

test.each([
  ['not-found', 'raised 404'],
  ['authentication-required', 'raised 401'],
] as const)('a quote refused with %s is raised to the root', async (code, raised) => {
  const fake = createFake();
  fake.answer(getQuote, () => refuse(code));
  showRoute({ address: `/quotes/${quoteId}`, fake });
  expect((await screen.findByRole('alert')).textContent).toBe(raised);
});
