import { getQuote, placeOption } from '@plenary/contracts/booking.endpoints';
import { sendResetEmail } from '@plenary/contracts/passwords.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import type { Platform } from '@plenary/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../quote/held-answers.ts';
import { buildQuote, demandId, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

// Covers B-R12, B-O02.

const address = `/venues/ternes/option-confirmation?quoteId=${quoteId}`;
const option = { optionId: 'b7ad6c3c-5b94-4cf5-9c0e-6ac9e0a1d001', rank: 1, expiresAt: '2026-11-27T13:05:00Z' };

const session: NonNullable<Platform['session']> = {
  ...{ id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01', email: 'claire@atelier-nord.example', firstname: 'Claire', lastname: 'Martin' },
  ...{ companyName: 'Atelier Nord', phone: '+33142000000', lang: 'fr', role: 'customer', frameworkContract: null },
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 13));
});
afterEach(() => jest.restoreAllMocks());

const showOption = async (fields: Partial<Quote> = {}, at = address) => {
  const fake = createFake();
  fake.answer(getQuote, () => buildQuote(fields));
  const shown = showRoute({ address: at, fake, platform: { session } });
  // The page's own code comes with its first visit.
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};

const press = (name = 'Poser l’option') => userEvent.click(screen.getByRole('button', { name }));
const headline = () => plainText(screen.getByRole('heading', { level: 1 }));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const page = () => plainText(document.body);

test('before the press it says what is held and on which terms, and holds nothing', async () => {
  const { calls, fake } = await showOption();
  expect(document.title).toBe('Poser une option, Ternes · Comet');
  expect(page()).toContain('mar. 19 – mer. 20 janvier 2027');
  expect(page()).toContain('6 854,40 €');
  expect(page()).toContain('gratuit et sans engagement');
  expect(page()).toContain('7 jours, et prend fin au plus tard 48 heures avant');
  expect(hrefOf('Ternes')).toBe('/venues/ternes');
  expect(hrefOf('Voir mon devis')).toBe(`/quotes/${quoteId}`);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  expect(fake.faults).toEqual([]);
});

test('one press holds the rooms once, and is confirmed with its deadline in the time of the venue', async () => {
  const { fake, calls } = await showOption();
  const { hold, release } = holdAnswers<typeof option>();
  fake.answer(placeOption, () => hold(option));
  await press();
  await press();
  await waitFor(() => expect(calls.at(-1)?.method).toBe('POST'));
  release();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Vos salles sont retenues' });
  expect(document.activeElement).toBe(heading);
  expect(page()).toContain('premier rang');
  expect(page()).toContain('vendredi 27 novembre 2026 à 14:05 (heure d’Europe centrale)');
  expect(hrefOf('Voir mon devis')).toBe(`/quotes/${quoteId}`);
  expect(hrefOf('Accueil')).toBe('/');
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map((post) => post.address)).toEqual([`/api/quotes/${quoteId}/option`]);
  expect(posts[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(fake.faults).toEqual([]);
});

const rooms: Quote['rooms'] = [
  { day: '2027-01-19', place: 'plenary', index: 0, roomName: 'Mac-Mahon' },
  { day: '2027-01-20', place: 'plenary', index: 0, roomName: 'Carnot' },
];
const namesOf = (dt: HTMLElement | null) => [...(dt?.parentElement?.querySelectorAll('dd') ?? [])].map(plainText);

test('no room is named before the press; the confirmation names those that were given', async () => {
  const { fake } = await showOption({ rooms: undefined });
  expect(screen.queryByText('Vos salles')).toBeNull();
  expect(page()).toContain('Nous vous attribuons les salles libres à ce moment, et leurs noms s’affichent aussitôt.');
  fake.answer(placeOption, () => ({ ...option, rooms }));
  await press();
  expect(namesOf(await screen.findByText('Vos salles'))).toEqual(['mar. 19 janvier : Mac-Mahon', 'mer. 20 janvier : Carnot']);
});

test('an option that stands names its rooms, and a second one none', async () => {
  const { unmount } = await showOption({ option, rooms: rooms.slice(0, 1) });
  expect(namesOf(screen.getByText('Vos salles'))).toEqual(['Mac-Mahon']);
  unmount();
  await showOption({ option: { ...option, rank: 2 } });
  expect(screen.queryByText('Vos salles')).toBeNull();
});

test('a second option is explained', async () => {
  const { fake } = await showOption();
  fake.answer(placeOption, () => ({ ...option, rank: 2 }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Vous êtes en deuxième option' })).toBeTruthy();
  expect(page()).toContain('Une autre option précède la vôtre chez Comet Ternes.');
  expect(page()).toContain('la vôtre passe en premier avec un nouveau délai');
});

test('an option that stands already is confirmed without a press', async () => {
  const { calls } = await showOption({ option });
  expect(headline()).toBe('Vos salles sont retenues');
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toHaveLength(1);
});

test('a lost connection is said, and tried again with the same key', async () => {
  const { fake, calls, platform } = await showOption();
  fake.answer(placeOption, () => refuse('service-unavailable'));
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    void fake.fetch(String(address), init);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await press();
  expect(await screen.findByText(/rien ne sera retenu deux fois/)).toBeTruthy();
  expect(platform.reported).toHaveLength(1);
  globalThis.fetch = fetch;
  fake.answer(placeOption, () => option);
  await press('Réessayer');
  expect(await screen.findByRole('heading', { name: 'Vos salles sont retenues' })).toBeTruthy();
  const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  ['no-longer-available', {}, 'Ces salles ne sont plus disponibles', 'Voir d’autres lieux', '/?countryCode=FRA'],
  [
    'no-longer-available',
    { 'addons.afterwork': 'unavailable' },
    'L’espace de l’afterwork est pris',
    'Modifier mes extras',
    `/venues/ternes/upsell?demandId=${demandId}`,
  ],
  ['too-late-for-option', {}, 'Trop tard pour une option', 'Voir mon devis', `/quotes/${quoteId}`],
  ['quote-expired', {}, 'Ce devis ne peut plus recevoir d’option', 'Faire un nouveau devis', `/venues/ternes/upsell?demandId=${demandId}`],
] as const)('refused with %s %o it says why, and what can be done', async (code, errors, title, way, href) => {
  const { fake, platform } = await showOption();
  fake.answer(placeOption, () => refuse(code, { errors }));
  await press();
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(document.activeElement).toBe(heading);
  expect(hrefOf(way)).toBe(href);
  expect(screen.queryByRole('button')).toBeNull();
  expect(platform.reported).toEqual([]);
  expect(fake.faults).toEqual([]);
});

// Lifecycle L13.
test.each([
  [
    { type: 'rooms-taken', dates: ['2026-10-06'] },
    'Ces salles ne sont plus disponibles',
    /Complet le mardi 6 oct.*: les salles qu’il vous faut sont prises\. D’autres dates/,
  ],
  [
    { type: 'lunch-full', date: '2026-10-06', pax: 21, most: 20 },
    'Ce devis ne peut plus recevoir d’option tel quel',
    /20.*D’autres dates ou un autre lieu conviennent peut-être\.$/,
  ],
])('what was lost is said: %j', async (reason, title, words) => {
  const { fake } = await showOption();
  fake.answer(placeOption, () => refuse('no-longer-available', { members: { reason } }));
  await press();
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['unproven', 1, 'Vous avez déjà une option'],
  ['user', 5, 'Vous avez déjà 5 options'],
  ['company', 20, 'Votre société a déjà 20 options'],
  ['venue-day', 2, 'Votre société retient déjà des salles à l’une de ces dates'],
] as const)('one option too many, by the limit of %s, is refused with what can be done', async (limit, most, title) => {
  const { fake, platform } = await showOption();
  fake.answer(placeOption, () => refuse('too-many-options', { members: { limit, most } }));
  await press();
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(document.activeElement).toBe(heading);
  expect(hrefOf('Voir mon devis')).toBe(`/quotes/${quoteId}`);
  expect(platform.reported).toEqual([]);
  expect(fake.faults).toEqual([]);
});

test('before the mailbox is proven the page says how long the option will hold, and nothing of it afterwards', async () => {
  const { unmount } = await showOption({ unprovenMinutes: 60 });
  expect(page()).toContain('Votre adresse e-mail n’est pas encore confirmée : l’option tient 1 heure.');
  unmount();
  await showOption();
  expect(page()).not.toContain('n’est pas encore confirmée');
});

test('one option too many before the mailbox is proven leads to the option that stands, and mails the link again', async () => {
  const { fake } = await showOption();
  const held = '00000000-0000-4000-8000-00000000beef';
  const sent: (string | undefined)[] = [];
  fake.answer(placeOption, () => refuse('too-many-options', { members: { limit: 'unproven', most: 1, quoteId: held } }));
  fake.answer(sendResetEmail, ({ query }) => {
    sent.push(query.email);
    return { nextStep: 'PASSWORD_RESET_CONFIRMATION' as const };
  });
  await press();
  await screen.findByRole('heading', { level: 1, name: 'Vous avez déjà une option' });
  expect(hrefOf('Voir l’option posée')).toBe(`/quotes/${held}`);
  expect(page()).toContain('avec le lien envoyé à claire@atelier-nord.example');
  await press('Renvoyer le lien');
  expect(await screen.findByText('Le lien est en route vers claire@atelier-nord.example.')).toBeTruthy();
  expect(sent).toEqual(['claire@atelier-nord.example']);
  expect(fake.faults).toEqual([]);
});

test('too many presses are refused with what helps, and the press may be tried again', async () => {
  const { fake, platform } = await showOption();
  fake.answer(placeOption, () => refuse('too-many-requests', { retryAfterSeconds: 130 }));
  await press();
  expect(await screen.findByText(/Patientez 3\sminutes, puis réessayez/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  expect(platform.reported).toEqual([]);
});

test('an option placed before the mailbox is proven says until when it could hold, and mails the link again', async () => {
  const { fake } = await showOption();
  const sent: (string | undefined)[] = [];
  fake.answer(placeOption, () => ({ ...option, expiresAt: '2026-11-20T14:00:00Z', fullUntil: option.expiresAt }));
  fake.answer(sendResetEmail, ({ query }) => {
    sent.push(query.email);
    return { nextStep: 'PASSWORD_RESET_CONFIRMATION' as const };
  });
  await press();
  await screen.findByRole('heading', { level: 1, name: 'Vos salles sont retenues' });
  expect(page()).toContain('vendredi 20 novembre 2026 à 15:00 (heure d’Europe centrale)');
  expect(page()).toMatch(
    /Créez d’ici là votre mot de passe avec le lien envoyé à claire@atelier-nord.example : votre option tiendra jusqu’au vendredi 27 novembre 2026 à 14:05/,
  );
  await press('Renvoyer le lien');
  expect(await screen.findByText(/Le lien est en route vers/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(fake.faults).toEqual([]);
});

test.each([{ status: 'Approved' as const }, { validUntil: '2026-11-20T13:00:00Z' }])(
  'a quote with %o is not asked about at all',
  async (fields) => {
    await showOption(fields);
    expect(headline()).toBe('Ce devis ne peut plus recevoir d’option');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test.each([
  ['not-found', 'raised 404'],
  ['authentication-required', 'raised 401'],
] as const)('%s is raised to the root, before the press and after it', async (code, raised) => {
  const { fake, unmount } = await showOption();
  fake.answer(placeOption, () => refuse(code));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(raised);
  unmount();
  fake.answer(getQuote, () => refuse(code));
  showRoute({ address, fake });
  expect((await screen.findByRole('alert')).textContent).toBe(raised);
});

test('under the address of another venue it goes to that of its own', async () => {
  const { router } = await showOption({}, `/venues/lepic/option-confirmation?quoteId=${quoteId}`);
  expect(router.state.location.pathname + router.state.location.search).toBe(address);
});

test('an amendment is no option: the page says what it is and until when it waits, and leads to it and to its booking', async () => {
  const amends = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d12';
  await showOption({ amends, option });
  expect(headline()).toBe('Avenant à votre réservation');
  expect(page()).toContain('vendredi 27 novembre 2026 à 14:05');
  expect(page()).not.toMatch(/option/i);
  expect(screen.queryByRole('button')).toBeNull();
  expect(hrefOf('Voir l’avenant')).toBe(`/quotes/${quoteId}`);
  expect(hrefOf('Voir la réservation actuelle')).toBe(`/quotes/${amends}`);
});
