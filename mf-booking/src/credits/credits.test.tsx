import { getQuote, placeOption } from '@plenary/contracts/booking.endpoints';
import { ownCredits } from '@plenary/contracts/credit.endpoints';
import type { CreditStatement } from '@plenary/contracts/credit.schemas';
import { type DeploymentModes, defaultModes } from '@plenary/contracts/deployment-terms';
import type { Quote } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { answerSearches } from '../testing/answer-searches.ts';
import { createFakeDemands } from '../testing/fake-demands.ts';
import { fakeUsers } from '../testing/fake-users.ts';

// Covers B-D11–B-D13.

const [claire] = fakeUsers;
const now = Date.UTC(2026, 10, 20, 13);
const statement: CreditStatement = { holder: 'user', name: 'Claire Martin', balance: 15_000, held: 0, entries: [], next: null };
const page = () => plainText(document.body);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

interface Shown {
  address: string;
  modes: Partial<DeploymentModes>;
  own?: () => CreditStatement;
  quote?: Partial<Quote>;
}

const show = async ({ address, modes, own = () => statement, quote = {} }: Shown) => {
  const fake = createFake();
  let ids = 0;
  const world = {
    now: () => now,
    newId: () => `7b0a3c9e-51a4-4f0e-8a30-${String(++ids).padStart(12, '0')}`,
    session: () => claire,
  };
  answerSearches(fake, createFakeDemands(world), world);
  fake.answer(getQuote, () => buildQuote(quote));
  fake.answer(ownCredits, own);
  const { settings } = createTestPlatform();
  const platform = { session: claire, settings: { ...settings, ...defaultModes, ...modes } };
  const shown = showRoute({ address, fake, platform });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};

const option = `/venues/ternes/option-confirmation?quoteId=${quoteId}`;
const user = { creditMode: 'USER', unitPrice: 2_500, creditTaxRate: 20 } as const;
const days = [{ date: '2027-01-19', plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] }];
const search = `?${new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days: JSON.stringify(days) })}`;

test('before an option is placed the page shows its credits and the remaining balance', async () => {
  await show({ address: option, modes: user, quote: { credits: 264 } });
  expect(await screen.findByText('15 000 crédits')).toBeTruthy();
  expect(page()).toContain('264 crédits');
  expect(page()).toContain('Les crédits sont prélevés maintenant');
  expect(page()).not.toContain('gratuit');
  expect(screen.getByRole('link', { name: 'Voir le détail' }).getAttribute('href')).toBe('/auth/account#credits');
});

test('a quote from before credits is shown in credits all the same', async () => {
  await show({ address: option, modes: user, quote: { totalExcludingVatPrice: 250_001 } });
  expect(page()).toContain('121 crédits');
});

test('an option over the balance is said in a sentence of its own, with ways on', async () => {
  const { fake } = await show({ address: option, modes: user, quote: { credits: 264 }, own: () => ({ ...statement, balance: 12 }) });
  expect(await screen.findByText('Il manque 252 crédits.')).toBeTruthy();
  fake.answer(placeOption, () => refuse('insufficient-credit', { members: { needed: 264, balance: 12 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Poser l’option' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Votre solde ne suffit pas' });
  expect(document.activeElement).toBe(heading);
  expect(page()).toContain('Cette option demande 264 crédits ; il vous reste 12 crédits.');
  expect(screen.getByRole('link', { name: 'Voir mes crédits' }).getAttribute('href')).toBe('/auth/account#credits');
  expect(screen.getByRole('link', { name: 'Voir mon devis' })).toBeTruthy();
  expect(fake.faults).toEqual([]);
});

test('credits held by an option are not missing for its replacement on the same demand', async () => {
  await show({ address: option, modes: user, quote: { credits: 264 }, own: () => ({ ...statement, balance: 12, held: 252 }) });
  expect(await screen.findByText('12 crédits')).toBeTruthy();
  expect(page()).not.toContain('Il manque');
});

test('an unproven mailbox is announced before and after the press', async () => {
  const modes = { ...user, creditMode: 'TEAMWORK' } as const;
  const { fake } = await show({ address: option, modes, own: () => refuse('mailbox-unproven') });
  expect(await screen.findByText('Confirmez votre adresse e-mail pour utiliser les crédits de votre équipe.')).toBeTruthy();
  fake.answer(placeOption, () => refuse('mailbox-unproven'));
  await userEvent.click(screen.getByRole('button', { name: 'Poser l’option' }));
  expect(await screen.findByRole('heading', { name: 'Confirmez d’abord votre adresse e-mail' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir mon compte' }).getAttribute('href')).toBe('/auth/account');
});

test('an unavailable balance leaves the page unchanged', async () => {
  await show({ address: option, modes: user, own: () => refuse('service-unavailable') });
  expect(screen.getByRole('button', { name: 'Poser l’option' })).toBeTruthy();
  expect(page()).not.toContain('Votre solde');
});

test('a quote shows its credits under its euros', async () => {
  await show({ address: `/quotes/${quoteId}`, modes: user, quote: { credits: 264 } });
  expect(screen.getByRole('row', { name: /Total en crédits\s+264 crédits/ })).toBeTruthy();
  expect(page()).toContain('€');
  expect(await screen.findByText('15 000 crédits')).toBeTruthy();
});

test.each([
  ['quote', `/quotes/${quoteId}`],
  ['option', option],
  ['list', `/${search}`],
  ['venue', `/venues/ternes${search}`],
])('the product TEAMWORK tells a %s in credits alone', async (_, address) => {
  await show({ address, modes: { ...user, productMode: 'TEAMWORK', creditMode: 'TEAMWORK' }, quote: { credits: 264 } });
  expect((await screen.findAllByText(/\d crédits/)).length).toBeGreaterThan(0);
  expect(page()).not.toContain('€');
});

test.each([
  ['list', `/${search}`],
  ['venue', `/venues/ternes${search}`],
])('a %s shows each price with its credits, and the balance', async (_, address) => {
  await show({ address, modes: user });
  expect((await screen.findAllByText(/^soit [\d\s]+ crédits?$/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('15 000 crédits')).length).toBe(1);
  expect(page()).toContain('€');
});

test.each([
  ['quote', `/quotes/${quoteId}`],
  ['option', option],
  ['list', `/${search}`],
  ['venue', `/venues/ternes${search}`],
])('where bookings are billed in euros a %s knows nothing of credits', async (_, address) => {
  const { calls } = await show({ address, modes: {} });
  expect(page()).not.toContain('crédit');
  expect(calls.filter(({ address: called }) => called.includes('credits'))).toEqual([]);
});
