import {
  changeRole,
  disableAccount,
  enableAccount,
  getAccountsTrail,
  listAccounts,
  sendAccountLink,
} from '@plenary/contracts/accounts.endpoints';
import { refuse } from '@plenary/http/refuse';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien, samia } from '../testing/fake-staff.ts';
import { makeAccount } from '../testing/make-account.ts';
import { showStaff } from '../testing/show-staff.ts';

type Options = Parameters<typeof showStaff>[1];
const show = (address = paths.accounts(), options: Options = {}) => showStaff(address, { platform: { session: adrien }, ...options });
const claire = makeAccount();
const path = `/api/accounts/users/${claire.userId}`;

const openDialog = async (email = claire.email) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Gérer\\s+${email}$`) }));
  return within(await screen.findByRole('dialog'));
};
const press = (within: ReturnType<typeof openDialog> extends Promise<infer D> ? D : never, name: string) =>
  userEvent.click(within.getByRole('button', { name }));

test('users are searched and filtered, and the address keeps what was asked', async () => {
  const { where } = await show();
  const choose = async (name: string, id: string) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name }), id);
    await waitFor(() => expect((screen.getByRole('combobox', { name }) as HTMLSelectElement).value).toBe(id));
  };
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nom ou e-mail' }), ' Claire {Enter}');
  await screen.findByDisplayValue(/^Claire$/, { normalizer: (text) => text });
  expect(where()).toBe('/staff/accounts?search=Claire');
  await choose('Rôle', 'customer');
  expect(where()).toBe('/staff/accounts?search=Claire&role=customer');
  await choose('État', 'disabled');
  expect(where()).toBe('/staff/accounts?search=Claire&role=customer&state=disabled');
  await choose('Rôle', 'all');
  expect(where()).toBe('/staff/accounts?search=Claire&state=disabled');
});

test('a change made while the one before is on its way keeps it', async () => {
  const { where } = await show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Rôle' }), { target: { value: 'customer' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'État' }), { target: { value: 'disabled' } });
  await waitFor(() => expect((screen.getByRole('combobox', { name: 'État' }) as HTMLSelectElement).value).toBe('disabled'));
  expect(where()).toBe('/staff/accounts?role=customer&state=disabled');
});

test('the service is asked for what the address says, and a next page goes on with it', async () => {
  const queries: unknown[] = [];
  await show(paths.accounts({ search: 'a', role: 'staff', companyId: 'c1' }), {
    prepare: ({ answer }) =>
      answer(listAccounts, ({ query }) => {
        queries.push(query);
        return { accounts: [claire], next: claire.email };
      }),
  });
  expect(queries).toEqual([{ search: 'a', role: 'staff', companyId: 'c1' }]);
  const next = new URL(screen.getByRole('link', { name: 'Suivants' }).getAttribute('href') ?? '', 'http://plenary');
  expect(Object.fromEntries(next.searchParams)).toEqual({ search: 'a', role: 'staff', companyId: 'c1', after: claire.email });
});

test('an account is closed once that is confirmed, and opened again under the newer version', async () => {
  const { sent } = await show();
  const dialog = await openDialog();
  await press(dialog, 'Fermer le compte');
  await press(dialog, 'Non');
  expect(sent()).toEqual([]);
  await press(dialog, 'Fermer le compte');
  await press(dialog, 'Oui, continuer');
  await dialog.findByText('Le compte est fermé.');
  await press(dialog, 'Rouvrir le compte');
  await dialog.findByText('Le compte est rouvert.');
  expect(sent()).toEqual([
    { method: 'POST', to: `${path}/disable`, body: { version: 3 } },
    { method: 'POST', to: `${path}/enable`, body: { version: 4 } },
  ]);
});

test.each([
  ['Déconnecter partout', 'sign-out', 'Toutes les sessions sont fermées.'],
  ['Renvoyer le lien', 'link', /^Le lien part par e-mail/],
])('%s is done at once, and told', async (name, verb, told) => {
  const { sent } = await show();
  const dialog = await openDialog();
  await press(dialog, name);
  expect(await dialog.findByText(told)).toBeTruthy();
  expect(sent().map(({ to }) => to)).toEqual([`${path}/${verb}`]);
});

test('a lost second factor is removed once it is sure who asks', async () => {
  const { sent } = await show();
  const dialog = await openDialog();
  await press(dialog, 'Retirer la vérification en deux étapes');
  expect(dialog.getByRole('alert').textContent).toContain('Êtes-vous sûr de parler à la bonne personne ?');
  await press(dialog, 'Oui, continuer');
  await dialog.findByText('La double authentification est retirée.');
  expect(sent().map(({ to }) => to)).toEqual([`${path}/second-factor/remove`]);
  expect(dialog.queryByRole('button', { name: 'Retirer la vérification en deux étapes' })).toBeNull();
});

test('a role is given under the version that was seen', async () => {
  const { sent } = await show();
  const dialog = await openDialog();
  const give = dialog.getByRole('button', { name: 'Changer le rôle' });
  expect(give).toHaveProperty('disabled', true);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Nouveau rôle' }), 'staff');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Métier' }), 'finance');
  await userEvent.click(give);
  await dialog.findByText('Le rôle est changé, et les sessions sont fermées.');
  const begun = [{ job: 'finance', scope: 'network', places: [] }];
  expect(sent()).toEqual([{ method: 'PUT', to: `${path}/role`, body: { role: 'staff', jobs: begun, version: 3 } }]);
});

// Desk D26.
test('nobody is made staff without a job, and an administrator needs none', async () => {
  await show();
  const dialog = await openDialog();
  const give = dialog.getByRole('button', { name: 'Changer le rôle' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Nouveau rôle' }), 'staff');
  await press(dialog, 'Retirer');
  expect(give).toHaveProperty('disabled', true);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Nouveau rôle' }), 'admin');
  expect(give).toHaveProperty('disabled', false);
  expect(dialog.queryByRole('button', { name: 'Ajouter un métier' })).toBeNull();
});

test('jobs of one of the staff are given as a whole, with where each is done', async () => {
  const { sent } = await show();
  const dialog = await openDialog(samia.email);
  const job = (number: number) => within(dialog.getByRole('group', { name: `Métier ${number}` }));
  expect(job(1).getByRole('combobox', { name: 'Métier' })).toHaveProperty('value', 'venue');
  const ternes = await job(1).findByRole('checkbox', { name: 'Comet Ternes' });
  expect(ternes).toHaveProperty('checked', true);
  await userEvent.click(ternes);
  expect(dialog.getByRole('button', { name: 'Enregistrer les métiers' })).toHaveProperty('disabled', true);
  await userEvent.click(ternes);
  await press(dialog, 'Ajouter un métier');
  await userEvent.selectOptions(job(2).getByRole('combobox', { name: 'Métier' }), 'finance');
  await userEvent.selectOptions(job(2).getByRole('combobox', { name: 'Où' }), 'Belgique');
  await press(dialog, 'Enregistrer les métiers');
  await dialog.findByText('Les métiers sont enregistrés.');
  await userEvent.click(job(1).getByRole('button', { name: 'Retirer' }));
  await press(dialog, 'Enregistrer les métiers');
  const finance = { job: 'finance', scope: 'country', places: ['BEL'] };
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { jobs: [{ job: 'venue', scope: 'venues', places: ['ternes'] }, finance], version: 3 },
      { jobs: [finance], version: 4 },
    ]),
  );
});

test('a customer and an administrator are given no jobs', async () => {
  await show();
  for (const email of [claire.email, adrien.email]) {
    const dialog = await openDialog(email);
    expect(dialog.queryByRole('button', { name: 'Enregistrer les métiers' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  }
});

test('an account that another user has changed is shown as it is now, and the next action starts from there', async () => {
  const current = makeAccount({ state: 'disabled', sessionsCount: 0, version: 9 });
  const { sent } = await show(undefined, {
    prepare: ({ answer }) => {
      answer(disableAccount, () => refuse('stale-version', { members: { current } }));
      answer(enableAccount, () => makeAccount({ version: 10 }));
    },
  });
  const dialog = await openDialog();
  await press(dialog, 'Fermer le compte');
  await press(dialog, 'Oui, continuer');
  expect((await dialog.findByRole('alert')).textContent).toContain('Quelqu’un a modifié ce compte entre-temps');
  expect(dialog.getByText('Fermé')).toBeTruthy();
  await press(dialog, 'Rouvrir le compte');
  await dialog.findByText('Le compte est rouvert.');
  expect(sent().map(({ body }) => body)).toEqual([{ version: 3 }, { version: 9 }]);
});

test.each([
  ['conflict', 'Ce compte ne le permet pas'],
  ['not-found', 'Ce compte n’existe plus'],
] as const)('a role that is refused as %s says why', async (code, words) => {
  await show(undefined, { prepare: ({ answer }) => answer(changeRole, () => refuse(code)) });
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Nouveau rôle' }), 'admin');
  await press(dialog, 'Changer le rôle');
  expect((await dialog.findByRole('alert')).textContent).toContain(words);
});

test('an action that fails is reported, and can be repeated', async () => {
  const { platform } = await show(undefined, { prepare: ({ answer }) => answer(sendAccountLink, () => refuse('service-unavailable')) });
  const dialog = await openDialog();
  await press(dialog, 'Renvoyer le lien');
  expect((await dialog.findByRole('alert')).textContent).toContain('L’action n’a pas abouti');
  expect(platform.reported).toHaveLength(1);
});

test('administrators cannot close their own account or change their own role', async () => {
  await show();
  const dialog = await openDialog(adrien.email);
  expect(dialog.getByText(/C’est votre propre compte/)).toBeTruthy();
  for (const name of ['Fermer le compte', 'Changer le rôle', 'Retirer la vérification en deux étapes'])
    expect(dialog.queryByRole('button', { name })).toBeNull();
});

test('the trail shows each action with its actor, filtered by company on request', async () => {
  const queries: unknown[] = [];
  await show(paths.accountsTrail({ subjectId: 'c1' }), {
    prepare: ({ answer }) =>
      answer(getAccountsTrail, ({ query }) => {
        queries.push(query);
        return { entries: [], next: null };
      }),
  });
  expect(queries).toEqual([{ subjectId: 'c1' }]);
  await userEvent.click(screen.getByRole('link', { name: 'Voir tout le journal' }));
  await waitFor(() => expect(queries).toEqual([{ subjectId: 'c1' }, {}]));
});

test('an account leads to the trail of its user alone', async () => {
  const queries: unknown[] = [];
  const { where } = await show(undefined, {
    prepare: ({ answer }) =>
      answer(getAccountsTrail, ({ query }) => {
        queries.push(query);
        return { entries: [], next: null };
      }),
  });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('link', { name: 'Journal de ce compte' }));
  await waitFor(() => expect(where()).toBe(paths.accountsTrail({ subjectId: claire.userId })));
  await waitFor(() => expect(queries).toEqual([{ subjectId: claire.userId }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the words of a contract in the trail name their language', async () => {
  await show(paths.accountsTrail());
  const row = screen.getByRole('row', { name: /Contrat-cadre accordé/ });
  expect(row.textContent).toContain('Remise (%): – → 12,5');
  expect(row.textContent).toContain('Description (français): – → Remise sur les salles');
});
