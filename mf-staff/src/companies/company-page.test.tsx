import {
  changeCompany,
  changeCompanyBilling,
  changePrimaryContact,
  createCompany,
  endContract,
  getCompany,
  giveContract,
} from '@plenary/contracts/accounts.endpoints';
import { refuse } from '@plenary/http/refuse';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { fakeCompanyId, makeAccount, makeCompany } from '../testing/make-account.ts';
import { showStaff } from '../testing/show-staff.ts';

type Prepare = NonNullable<Parameters<typeof showStaff>[1]>['prepare'];
const show = (address = paths.company(fakeCompanyId), prepare?: Prepare) =>
  showStaff(address, { platform: { session: adrien }, ...(prepare && { prepare }) });
const path = `/api/accounts/companies/${fakeCompanyId}`;
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

const openDialog = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
const setDay = (dialog: Dialog, name: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(name), { target: { value } });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('companies are searched, and show the discount in force', async () => {
  const { where } = await show(paths.companies());
  expect(plain(screen.getByRole('row', { name: /Atelier Nord/ }).textContent)).toContain('12,5 %');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nom ou domaine' }), 'nord{Enter}');
  await waitFor(() => expect(where()).toBe('/staff/companies?search=nord'));
});

test('a company is added with its domains, and its page opens', async () => {
  const { sent, where } = await show(paths.companies());
  const dialog = await openDialog('Ajouter une entreprise');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom de l’entreprise' }), 'Neuf');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Domaines e-mail/ }), 'neuf.example{Enter}neuf.test, ');
  await save(dialog);
  await waitFor(() => expect(where()).toBe(paths.company(fakeCompanyId)));
  expect(sent()).toEqual([
    {
      method: 'POST',
      to: '/api/accounts/companies',
      body: { name: 'Neuf', domains: ['neuf.example', 'neuf.test'], optionLimitsLifted: false },
    },
  ]);
});

test.each([
  ['conflict', 'taken', 'b.example appartient déjà à une autre entreprise.'],
  ['invalid-request', 'public-email-forbidden', 'b.example est une messagerie publique.'],
  ['invalid-request', 'invalid_format', 'b.example n’est pas un domaine.'],
] as const)('a domain refused as %s, %s, is named at its field and in the summary that takes the focus', async (code, fault, words) => {
  await show(paths.companies(), ({ answer }) => answer(createCompany, () => refuse(code, { errors: { 'domains.1': fault } })));
  const dialog = await openDialog('Ajouter une entreprise');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom de l’entreprise' }), 'Neuf');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Domaines e-mail/ }), 'a.example b.example');
  await save(dialog);
  const link = await dialog.findByRole('link', { name: words });
  expect(document.activeElement?.contains(link)).toBe(true);
  await userEvent.click(link);
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Domaines e-mail/ }));
});

test('a company that another user has changed shows the saved values, keeps the edits, and saves over the newer version', async () => {
  let company = makeCompany();
  const { sent } = await show(undefined, ({ answer }) => {
    answer(getCompany, () => company);
    answer(changeCompany, ({ body: { version } }) =>
      version === company.version ? company : refuse('stale-version', { members: { current: company } }),
    );
  });
  company = makeCompany({ name: 'Atelier du Nord', version: 8 });
  const dialog = await openDialog('Modifier l’entreprise');
  const name = dialog.getByRole('textbox', { name: 'Nom de l’entreprise' }) as HTMLInputElement;
  await userEvent.type(name, ' SA');
  await save(dialog);
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('Atelier du Nord, atelier-nord.example'));
  expect(name.value).toBe('Atelier Nord SA');
  await save(dialog);
  await isClosed();
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Atelier Nord SA', domains: ['atelier-nord.example'], optionLimitsLifted: false, version: 7 },
    { name: 'Atelier Nord SA', domains: ['atelier-nord.example'], optionLimitsLifted: false, version: 8 },
  ]);
});

test('the limits of a company’s options are lifted, and the page says so', async () => {
  let company = makeCompany();
  const { sent } = await show(undefined, ({ answer }) => {
    answer(getCompany, () => company);
    answer(changeCompany, ({ body }) => {
      company = { ...company, ...body, version: 8 };
      return company;
    });
  });
  expect(screen.queryByText('Options sans limite')).toBeNull();
  const dialog = await openDialog('Modifier l’entreprise');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Lever les limites d’options' }));
  await save(dialog);
  await isClosed();
  expect(sent().map(({ body }) => body)).toMatchObject([{ optionLimitsLifted: true, version: 7 }]);
  expect(await screen.findByText('Options sans limite')).toBeTruthy();
});

test('a contract is given with its percent, its days and its words per language', async () => {
  const { sent } = await show();
  const dialog = await openDialog('Accorder un contrat');
  expect(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Remise en %' }), '7,5');
  setDay(dialog, /^Premier jour/, '2027-01-01');
  setDay(dialog, /^Dernier jour/, '2027-12-31');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Annulation flexible/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Description \(Français\)/ }), 'Remise');
  await userEvent.click(dialog.getByRole('tab', { name: 'Anglais' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Description \(Anglais\)/ }), 'Discount');
  await save(dialog);
  await isClosed();
  expect(sent()).toEqual([
    {
      method: 'POST',
      to: `${path}/contracts`,
      body: {
        percent: 7.5,
        validFrom: '2027-01-01',
        validTo: '2027-12-31',
        flex: true,
        texts: { fr: { description: 'Remise', dispositions: '' }, en: { description: 'Discount', dispositions: '' } },
        version: 7,
      },
    },
  ]);
});

test('an invalid percentage is reported at once, and cannot be saved', async () => {
  await show();
  const dialog = await openDialog('Accorder un contrat');
  setDay(dialog, /^Premier jour/, '2027-01-01');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Remise en %' }), '100,5');
  expect(dialog.getByText('Un nombre de 0 à 100, avec deux décimales au plus.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true);
});

test.each([
  ['conflict', { validFrom: 'overlap' }, /Un autre contrat de l’entreprise couvre déjà/],
  ['invalid-request', { validTo: 'too_early' }, /La fin précède le début/],
] as const)('a contract refused as %s says why at its field', async (code, errors, words) => {
  await show(undefined, ({ answer }) => answer(giveContract, () => refuse(code, { errors })));
  const dialog = await openDialog('Accorder un contrat');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Remise en %' }), '5');
  setDay(dialog, /^Premier jour/, '2027-01-01');
  await save(dialog);
  expect(await dialog.findByRole('link', { name: words })).toBeTruthy();
});

test('a contract is changed from what it has', async () => {
  const { sent } = await show();
  const dialog = await openDialog(/^Modifier\s+12,5/);
  const percent = dialog.getByRole('textbox', { name: 'Remise en %' });
  await userEvent.clear(percent);
  await userEvent.type(percent, '15');
  await save(dialog);
  await isClosed();
  expect(sent()[0]).toMatchObject({
    method: 'PUT',
    to: `${path}/contracts/k1`,
    body: { percent: 15, validFrom: '2026-01-01', validTo: null, flex: false, texts: makeCompany().contracts[0]?.texts, version: 7 },
  });
});

test('a contract is ended after a day, and a day that cannot be says why', async () => {
  const { sent } = await show(undefined, ({ answer }) =>
    answer(endContract, ({ body: { lastDay } }) =>
      lastDay < '2027-01-01' ? refuse('invalid-request', { errors: { lastDay: 'too_early' } }) : makeCompany({ contracts: [] }),
    ),
  );
  const dialog = await openDialog(/^Arrêter\s+12,5/);
  const end = dialog.getByRole('button', { name: 'Arrêter' });
  setDay(dialog, /^Dernier jour en vigueur/, '2020-01-01');
  await userEvent.click(end);
  expect(await dialog.findByRole('link', { name: /^Hier au plus tôt/ })).toBeTruthy();
  setDay(dialog, /^Dernier jour en vigueur/, '2027-01-31');
  await userEvent.click(end);
  await isClosed();
  expect(sent().map(({ body }) => body)).toEqual([
    { lastDay: '2020-01-01', version: 7 },
    { lastDay: '2027-01-31', version: 7 },
  ]);
});

test('a company shows its people and leads to their accounts and to its trail', async () => {
  await show();
  const people = within(screen.getByRole('region', { name: 'Utilisateurs' }));
  expect(people.getByText('claire@atelier-nord.example')).toBeTruthy();
  expect(people.getByRole('link').getAttribute('href')).toBe(`/staff/accounts?companyId=${fakeCompanyId}`);
  expect(screen.getByRole('link', { name: 'Journal de cette entreprise' }).getAttribute('href')).toBe(
    `/staff/accounts/audit-trail?subjectId=${fakeCompanyId}`,
  );
});

test('a company that is not there is not found', async () => {
  await show(paths.company('nobody'));
  expect(screen.getByRole('alert').textContent).toBe('raised 404');
});

test('the address and VAT number of a company are shown and changed, and what is wrong is named before anything is sent', async () => {
  let company = makeCompany();
  const { sent } = await show(undefined, ({ answer }) => {
    answer(getCompany, () => company);
    answer(changeCompanyBilling, ({ body: { version, ...billing } }) => {
      company = { ...company, billing, version: version + 1 };
      return company;
    });
  });
  const panel = within(screen.getByRole('region', { name: 'Facturation' }));
  for (const text of ['4 rue des Lilas', '59000 Lille', 'France', 'Numéro de TVA : FR12345678901'])
    expect(panel.getByText(text)).toBeTruthy();
  const dialog = await openDialog('Modifier la facturation');
  const type = async (name: RegExp, text: string) => {
    const field = dialog.getByRole('textbox', { name });
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  };
  await type(/^Ville/, '');
  await type(/^Numéro de TVA/, 'FR123');
  await save(dialog);
  const link = await dialog.findByRole('link', { name: /^Ville : À renseigner/ });
  expect(document.activeElement?.contains(link)).toBe(true);
  expect(dialog.getByRole('link', { name: /^Numéro de TVA : Ce n’est pas un numéro/ })).toBeTruthy();
  expect(sent()).toEqual([]);
  const country = dialog.getByRole('combobox', { name: 'Pays' });
  expect(
    within(country)
      .getAllByRole('option')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Aucun pays', 'France', 'Belgique', 'Espagne']);
  await userEvent.selectOptions(country, 'Belgique');
  await type(/^Ville/, 'Lomme');
  await type(/^Numéro de TVA/, 'FR98765432109');
  await save(dialog);
  await isClosed();
  expect(sent()).toEqual([
    {
      method: 'PUT',
      to: `${path}/billing`,
      body: { street: '4 rue des Lilas', zipCode: '59000', city: 'Lomme', country: 'Belgique', vatCode: 'FR98765432109', version: 7 },
    },
  ]);
  expect(await panel.findByText('59000 Lomme')).toBeTruthy();
});

test('a billing that another user has changed is saved over the newer version, and one without an address says so', async () => {
  let company = makeCompany({ billing: { street: '', zipCode: '', city: '', country: '', vatCode: '' } });
  const { sent } = await show(undefined, ({ answer }) => {
    answer(getCompany, () => company);
    answer(changeCompanyBilling, ({ body: { version } }) =>
      version === company.version ? company : refuse('stale-version', { members: { current: company } }),
    );
  });
  expect(screen.getByText(/^Ni adresse ni numéro de TVA/)).toBeTruthy();
  company = makeCompany({ version: 8 });
  const dialog = await openDialog('Modifier la facturation');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Numéro de TVA/ }), 'FR98765432109');
  await save(dialog);
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('4 rue des Lilas, 59000, Lille, France, FR12345678901'));
  await save(dialog);
  await isClosed();
  expect(sent().map(({ body }) => body)).toMatchObject([
    { vatCode: 'FR98765432109', version: 7 },
    { vatCode: 'FR98765432109', version: 8 },
  ]);
});

// Desk D10.
test('one of the people is named as whom staff turn to first, and no longer, with the state that was seen', async () => {
  const { sent } = await showStaff(paths.company(fakeCompanyId), {
    platform: { session: adrien },
    prepare: ({ answer }) => {
      answer(getCompany, () => makeCompany({ primaryContactId: adrien.id }));
      answer(changePrimaryContact, ({ body }) => makeCompany({ primaryContactId: body.userId, version: 9 }));
    },
  });
  expect(screen.getAllByText('Contact principal')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^N’est plus le contact principal.*Adrien Moreau/ }));
  await userEvent.click(screen.getByRole('button', { name: /^En faire le contact principal.*Claire Martin/ }));
  const { version } = makeCompany();
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { userId: null, version },
      { userId: makeAccount().userId, version },
    ]),
  );
});
