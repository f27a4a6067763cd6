import { getQuote } from '@plenary/contracts/booking.endpoints';
import { findCompany } from '@plenary/contracts/company-register.endpoints';
import type { RegisteredCompany } from '@plenary/contracts/company-register.schemas';
import { getSignature } from '@plenary/contracts/signature.endpoints';
import type { SignatureForm } from '@plenary/contracts/signature-form';
import type { Language } from '@plenary/contracts/vocabulary';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildQuote, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import type { LookupAnswer } from './registered-fields.ts';
import { buildForm, buildSignature, buildState } from './state-factory.ts';

const session = {
  id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Martin',
  companyName: 'Atelier Nord',
  phone: '+33142000000',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
} as const;

const nord: RegisteredCompany = {
  name: 'ATELIER NORD',
  street: '12 RUE DES LILAS',
  zipCode: '59000',
  city: 'LILLE',
  countryCode: 'FR',
  vatCode: 'FR44732829320',
};

interface Shown {
  registers?: ('vat' | 'siren')[];
  billing?: Partial<SignatureForm['billing']>;
  language?: Language;
}
const show = async ({ registers = ['vat', 'siren'], billing = {}, language = 'fr' }: Shown = {}) => {
  const fake = createFake();
  const form = buildForm();
  const signed = { status: 'Devis signé - Missing info', obstacle: 'already-signed', signature: buildSignature() } as const;
  const state = buildState({ ...signed, companyRegisters: registers, form: { ...form, billing: { ...form.billing, ...billing } } });
  fake.answer(getQuote, () => buildQuote());
  fake.answer(getSignature, () => state);
  const shown = showRoute({ address: `/quotes/${quoteId}/signature`, fake, language, platform: { session } });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, fake };
};
const number = () => screen.getByRole('textbox', { name: /Numéro de TVA ou SIREN/ });
const write = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const outcome = () => screen.getAllByRole('status').map(plainText).join('');
const look = async (typed: string) => {
  await write(number(), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Remplir depuis le registre' }));
};
const textOf = (name: RegExp | string) => (screen.getByLabelText(name) as HTMLInputElement).value;
const filledIn = () => [/^Rue/, /^Code postal/, /^Ville/, /^Pays/, /^N° de TVA intra/].map(textOf);
const calls = ({ calls: made }: Awaited<ReturnType<typeof show>>) => made.filter(({ address: to }) => to.includes('company-register'));

test('without a register the form is typed by hand alone', async () => {
  await show({ registers: [] });
  expect(screen.queryByRole('button', { name: 'Remplir depuis le registre' })).toBeNull();
});

test('a found company fills what is empty, and says so', async () => {
  const shown = await show();
  shown.fake.answer(findCompany, () => ({ outcome: 'found' as const, company: nord }));
  await look('732 829 320');
  await waitFor(() => expect(filledIn()).toEqual(['12 RUE DES LILAS', '59000', 'LILLE', 'France', 'FR44732829320']));
  expect(textOf(/^Raison sociale/)).toBe('Atelier Nord');
  expect(outcome()).toMatch(/Le registre indique : ATELIER NORD, 12 RUE DES LILAS, 59000, LILLE, France/);
  expect(screen.queryByRole('button', { name: 'Reprendre les données du registre' })).toBeNull();
  expect(calls(shown)).toMatchObject([{ method: 'POST', body: { number: '732 829 320' } }]);
});

test('what stands already is replaced by a press alone, and an address is never mixed', async () => {
  const shown = await show({ billing: { street: '4 rue du Port' } });
  shown.fake.answer(findCompany, () => ({ outcome: 'found' as const, company: { ...nord, name: 'NORD SAS' } }));
  await look('FR44732829320');
  const replace = await screen.findByRole('button', { name: 'Reprendre les données du registre' });
  expect(outcome()).toContain('autre chose pour : Raison sociale, Rue, Code postal, Ville et Pays');
  await waitFor(() => expect(filledIn()).toEqual(['4 rue du Port', '', '', '', 'FR44732829320']));
  await userEvent.click(replace);
  expect([textOf(/^Raison sociale/), ...filledIn()]).toEqual([
    'NORD SAS',
    ...['12 RUE DES LILAS', '59000', 'LILLE', 'France', 'FR44732829320'],
  ]);
  expect(document.activeElement).toBe(number());
});

test('what is typed while the register is asked stays', async () => {
  const { fake } = await show();
  let answer = () => {};
  fake.answer(
    findCompany,
    () => new Promise<LookupAnswer>((settle) => (answer = () => settle({ outcome: 'found' as const, company: nord }))),
  );
  await look('732829320');
  await write(screen.getByLabelText(/^Ville/), 'Roubaix');
  answer();
  await screen.findByRole('button', { name: 'Reprendre les données du registre' });
  await waitFor(() => expect(filledIn()).toEqual(['', '', 'Roubaix', '', 'FR44732829320']));
});

test.each<[LookupAnswer, RegExp]>([
  [{ outcome: 'unknown' }, /ne connaît aucune société active/],
  [{ outcome: 'away' }, /ne répond pas en ce moment/],
  [{ outcome: 'found', company: { ...nord, name: '', street: '', zipCode: '', city: '' } }, /ne donne pas l’adresse/],
])('%j is told, and the form goes on by hand', async (answer, words) => {
  const { fake } = await show();
  fake.answer(findCompany, () => answer);
  await look('732829320');
  await waitFor(() => expect(outcome()).toMatch(words));
  expect(textOf(/^Rue/)).toBe('');
  await write(number(), '1');
  expect(outcome()).toBe('');
});

test('too many searches say how long to wait', async () => {
  const { fake } = await show();
  fake.answer(findCompany, () => refuse('too-many-requests', { retryAfterSeconds: 60 }));
  await look('732829320');
  await waitFor(() => expect(outcome()).toMatch(/Trop de recherches en peu de temps/));
});

test.each([
  ['732829321', ['vat', 'siren'], 'Ce n’est ni un numéro de TVA ni un SIREN'],
  ['BE0403170701', ['siren'], /ne connaît que les sociétés françaises/],
] as const)('%s is refused before anything is asked of %j', async (typed, registers, words) => {
  const shown = await show({ registers: [...registers] });
  await look(typed);
  expect(screen.getByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(number());
  expect(calls(shown)).toEqual([]);
});

test('Enter in the field looks up, and does not prepare the document', async () => {
  const shown = await show();
  shown.fake.answer(findCompany, () => ({ outcome: 'unknown' as const }));
  await write(number(), '732829320');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(outcome()).toMatch(/aucune société active/));
  expect(shown.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('countries are a list in the language of the page; a text of before stays', async () => {
  const { unmount } = await show({ billing: { country: 'belgique' } });
  const countries = screen.getByRole('combobox', { name: 'Pays' });
  expect(countries).toHaveProperty('value', 'Belgique');
  expect([...countries.querySelectorAll('option')].slice(1, 4).map(plainText)).toEqual(['France', 'Belgique', 'Espagne']);
  await userEvent.selectOptions(countries, 'Luxembourg');
  expect(countries).toHaveProperty('value', 'Luxembourg');
  unmount();
  await show({ billing: { country: 'République de Saugeais' }, language: 'nl' });
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveProperty('value', 'République de Saugeais');
});
