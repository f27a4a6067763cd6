import { accountCredits, changeCredits } from '@plenary/contracts/credit.endpoints';
import type { AccountCreditStatement } from '@plenary/contracts/credit.schemas';
import { type CreditMode, defaultModes } from '@plenary/contracts/deployment-terms';
import { refuse } from '@plenary/http/refuse';
import { createTestPlatform } from '@plenary/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { fakeCompanyId, makeAccount } from '../testing/make-account.ts';
import { showStaff } from '../testing/show-staff.ts';
import { amountOf } from './amount-of.ts';

// Covers B-D11–B-D13.

type Entry = AccountCreditStatement['entries'][number];
const by = { userId: adrien.id, email: adrien.email, name: 'Adrien Moreau' };
const entry = (number: number, fields: Partial<Entry> = {}): Entry => ({
  ...{ number, at: '2026-11-20T13:00:00.000Z', kind: 'granted', amount: 1_000, balance: 1_000 },
  ...{ subject: null, reason: 'Forfait annuel', by, userEmail: null },
  ...fields,
});
const held = entry(2, {
  ...{ kind: 'held', amount: -264, balance: 736, reason: '', by: null, userEmail: 'claire@atelier-nord.example' },
  subject: { quoteId: 'aaaaaaaa-0000-4000-8000-000000000001', venueName: 'Ternes', firstDay: '2027-01-19' },
});
const statement: AccountCreditStatement = {
  holder: 'user',
  name: 'Claire Martin',
  balance: 736,
  held: 264,
  entries: [held, entry(1)],
  next: null,
};
const { userId } = makeAccount();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

const settingsOf = (creditMode: CreditMode) => ({ ...createTestPlatform().settings, ...defaultModes, creditMode });
type Prepare = NonNullable<Parameters<typeof showStaff>[1]>['prepare'];
const openAccount = async (prepare: Prepare = ({ answer }) => answer(accountCredits, () => statement), creditMode: CreditMode = 'USER') => {
  const shown = await showStaff(paths.accounts({}), {
    platform: { session: adrien, settings: settingsOf(creditMode) },
    prepare,
  });
  await userEvent.click(screen.getAllByRole('button', { name: /claire@atelier-nord/ })[0] as HTMLElement);
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
};

test('an account shows its balance, what is held, and who changed it when and why', async () => {
  const { dialog } = await openAccount();
  const panel = await dialog.findByRole('region', { name: 'Crédits' });
  await within(panel).findByText('736 crédits');
  expect(plain(panel.textContent)).toContain('264 crédits en plus pour des options en cours');
  const rows = within(within(panel).getByRole('list', { name: 'Mouvements' })).getAllByRole('listitem');
  expect(plain(rows[0]?.textContent)).toContain('Option poséeTernes · 19 janv. 2027 · claire@atelier-nord.example');
  expect(plain(rows[1]?.textContent)).toMatch(/Crédits accordésForfait annuel.*Adrien Moreau\+1 000solde 1 000/);
});

test('credits are granted with a reason, by keyboard alone, and the new balance is there at once', async () => {
  const { dialog, sent } = await openAccount(({ answer }) => {
    answer(accountCredits, () => statement);
    answer(changeCredits, () => ({ ...statement, balance: 1_236 }));
  });
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Crédits' }), '500');
  await userEvent.type(dialog.getByLabelText('Motif'), 'Geste commercial{Enter}');
  expect(await dialog.findByText(/^1\s236 crédits$/)).toBeTruthy();
  expect(dialog.getByText('C’est enregistré.')).toBeTruthy();
  const body = { deed: 'grant', amount: 500, reason: 'Geste commercial' };
  expect(sent()).toEqual([{ method: 'POST', to: `/api/accounts/credits/user/${userId}`, body }]);
});

test('what is wrong is said at its field, which takes the focus, and nothing is sent', async () => {
  const { dialog, sent } = await openAccount();
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Accorder les crédits' }));
  const amount = await dialog.findByRole('textbox', { name: 'Crédits' });
  await press();
  expect(dialog.getByText('Un nombre entier de 1 à 1 000 000.')).toBeTruthy();
  expect(document.activeElement).toBe(amount);
  await userEvent.type(amount, '5');
  await press();
  expect(dialog.getByText('Dites pourquoi.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Motif'));
  expect(sent()).toEqual([]);
});

test('a correction below the balance is refused in words', async () => {
  const { dialog } = await openAccount(({ answer }) => {
    answer(accountCredits, () => statement);
    answer(changeCredits, () => refuse('insufficient-credit', { members: { balance: 736 } }));
  });
  await userEvent.selectOptions(await dialog.findByLabelText('Opération'), 'correction');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Crédits' }), '-800');
  await userEvent.type(dialog.getByLabelText('Motif'), 'Erreur{Enter}');
  expect(await dialog.findByText(/^Le solde ne peut pas passer sous zéro : il est de 736 crédits/)).toBeTruthy();
});

test('a press whose answer was lost is repeated with its key', async () => {
  const keys: (string | undefined)[] = [];
  const { dialog } = await openAccount((fake) => {
    fake.answer(accountCredits, () => statement);
    fake.answer(changeCredits, () => {
      keys.push(fake.calls.at(-1)?.headers['idempotency-key']);
      return keys.length > 1 ? statement : refuse('service-unavailable');
    });
  });
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Crédits' }), '500');
  await userEvent.type(dialog.getByLabelText('Motif'), 'Forfait{Enter}');
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Accorder les crédits' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a balance that does not come can be asked for again', async () => {
  let isAway = true;
  const { dialog } = await openAccount(({ answer }) => answer(accountCredits, () => (isAway ? refuse('service-unavailable') : statement)));
  const retry = await dialog.findByRole('button', { name: 'Réessayer' });
  isAway = false;
  await userEvent.click(retry);
  expect(await dialog.findByText('736 crédits')).toBeTruthy();
});

test('a company shows the balance of its team', async () => {
  await showStaff(paths.company(fakeCompanyId), {
    platform: { session: adrien, settings: settingsOf('TEAMWORK') },
    prepare: ({ answer }) => answer(accountCredits, () => ({ ...statement, holder: 'team' as const, name: 'Atelier Nord' })),
  });
  expect(await screen.findByText('736 crédits')).toBeTruthy();
});

test('where bookings are billed in euros neither shows any', async () => {
  const { dialog, calls } = await openAccount(undefined, 'COMPANY');
  expect(dialog.queryByRole('region', { name: 'Crédits' })).toBeNull();
  expect(calls(`/api/accounts/credits/user/${userId}`)).toBe(0);
});

test.each([
  ['grant', '500', 500],
  ['grant', ' 1 000 ', 1_000],
  ['grant', '1.000', 1_000],
  ['grant', '-5', null],
  ['grant', '0', null],
  ['grant', '1000001', null],
  ['grant', 'abc', null],
  ['grant', '', null],
  ['correction', '-20', -20],
  ['correction', '−20', -20],
  ['correction', '+20', 20],
  ['correction', '0', null],
] as const)('%s of "%s" is %s', (deed, amount, value) => {
  expect(amountOf({ deed, amount })).toBe(value);
});
