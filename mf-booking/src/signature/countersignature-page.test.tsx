import { countersign, openCountersignature, refuseCountersignature } from '@plenary/contracts/signature.endpoints';
import { createFake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';
import { sha256 } from './state-factory.ts';

const token = 'a-token';
const shown = {
  language: 'fr',
  buildingName: 'Comet Ternes',
  companyName: 'Atelier Nord',
  eventStartDate: '2027-01-19',
  eventEndDate: '2027-01-20',
  totalIncludingVatPrice: 7_340_40,
  signatoryName: 'Claire Martin',
  signedAt: '2026-11-20T13:05:00Z',
  sha256,
  deadline: '2026-11-27T13:05:00Z',
  email: 'nadia@atelier-nord.example',
} as const;
const invalid = () => refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });
const expired = () => refuse('expired-token', { members: { error: 'EXPIRED_TOKEN' } });

const open = async (answer: () => typeof shown = () => shown) => {
  const fake = createFake();
  fake.answer(openCountersignature, answer);
  const page = showRoute({ address: `/quotes/${quoteId}/countersignature?token=${token}`, fake, platform: { session: null } });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, fake };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a second signatory without an account sees who asks, for what, and the very document; opening changes nothing', async () => {
  const { calls } = await open();
  expect(plainText(document.body)).toContain(
    'Claire Martin (Atelier Nord) a signé ce devis pour Comet Ternes, mar. 19 – mer. 20 janvier 2027',
  );
  expect(plainText(document.body)).toContain('7 340,40 €');
  expect(screen.getByRole('link', { name: /nouvel onglet/ }).getAttribute('href')).toBe(`/api/quotes/${quoteId}/countersignature/document`);
  expect(calls.map(({ address }) => address)).toEqual([`/api/quotes/${quoteId}/countersignature/open`]);
});

test('signing requires a name and the agreement, sends the displayed hash, and shows the outcome', async () => {
  const { fake, calls } = await open();
  await press('Contresigner');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Votre nom' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Votre nom' }), 'Nadia Roux');
  await press('Contresigner');
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('checkbox'));
  fake.answer(countersign, () => ({ status: 'Approved' as const }));
  await press('Contresigner');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Merci, tout est signé' });
  expect(document.activeElement).toBe(heading);
  expect(calls.at(-1)?.body).toEqual({ token, sha256, name: 'Nadia Roux', goodForAgreement: true });
});

test('with missing billing data, it says that the signature is in', async () => {
  const { fake } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Votre nom' }), 'Nadia Roux');
  await userEvent.click(screen.getByRole('checkbox'));
  fake.answer(countersign, () => ({ status: 'Devis signé - Missing info' as const }));
  await press('Contresigner');
  expect(await screen.findByRole('heading', { level: 1, name: 'Merci, vous avez signé' })).toBeTruthy();
});

test('a signature that ended meanwhile is shown as ended', async () => {
  const { fake } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Votre nom' }), 'Nadia Roux');
  await userEvent.click(screen.getByRole('checkbox'));
  fake.answer(countersign, expired);
  await press('Contresigner');
  expect(await screen.findByRole('heading', { level: 1, name: 'Il n’y a plus rien à signer' })).toBeTruthy();
});

test('refusing needs a confirmation, with room for a reason', async () => {
  const { fake, calls } = await open();
  await press('Refuser de signer');
  await userEvent.type(screen.getByRole('textbox', { name: /Motif/ }), 'Budget');
  fake.answer(refuseCountersignature, () => undefined);
  await press('Oui, refuser');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vous avez refusé de signer' })).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ token, reason: 'Budget' });
});

test.each([
  ['used or unknown', invalid, 'Ce lien ne sert plus'],
  ['too old', expired, 'Il n’y a plus rien à signer'],
  ['of a quote that is not there', () => refuse('not-found'), 'Ce lien ne sert plus'],
] as const)('a link that is %s says so', async (_, answer, headline) => {
  await open(answer);
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([`?token=${token}`, `#token=${token}`])(
  'the token of a link that ends in %s is out of the address bar before anything is asked',
  async (end) => {
    const address = `/quotes/${quoteId}/countersignature`;
    window.history.replaceState(null, '', address + end);
    const fake = createFake();
    const asked: string[] = [];
    fake.answer(openCountersignature, ({ body }) => {
      asked.push(window.location.href, body.token);
      return shown;
    });
    showRoute({ address, fake, platform: { session: null } });
    await screen.findByRole('link', { name: /nouvel onglet/ });
    expect(asked).toEqual([new URL(address, window.location.href).href, token]);
    window.history.replaceState(null, '', '/');
  },
);
