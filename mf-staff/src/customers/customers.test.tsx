import { mergeCompany, mergeCustomer } from '@plenary/contracts/accounts.endpoints';
import { getCustomer } from '@plenary/contracts/customers.endpoints';
import { getDeskCompany } from '@plenary/contracts/desk-accounts.endpoints';
import { getRecord } from '@plenary/contracts/desk-records.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { fakeCustomerId, makeCustomer } from '../testing/make-customer.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { makeTask } from '../testing/make-task.ts';
import { showStaff } from '../testing/show-staff.ts';

const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('companies and people lead to their records, and the address holds what is searched', async () => {
  const { where } = await showStaff(paths.customers());
  expect(hrefOf('Claire Martin')).toEqual([paths.customer(fakeCustomerId)]);
  expect(hrefOf('Atelier Nord')).toContain(paths.customerCompany('atelier-nord'));
  await userEvent.type(screen.getByRole('searchbox'), 'zz{Enter}');
  await screen.findByText('Aucun client ne correspond');
  expect(where()).toBe(paths.customers('zz'));
});

// Desk D10.
test('a person’s record has figures, deals with what comes next, how to reach them, and one timeline', async () => {
  await showStaff(paths.customer(fakeCustomerId));
  expect(screen.getByRole('heading', { level: 1, name: 'Claire Martin' })).toBeTruthy();
  expect(screen.getByText('3 / 6')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Devis et événements' })).getByRole('row', { name: /Comet Ternes/ });
  expect(row.textContent).toMatch(/Rappeler pour le menu.*Samia Benali/);
  expect(row.textContent).toMatch(/Bon de commande PO-4711.*4\s877,10\s€/);
  expect(screen.getAllByText('Reste à payer')[0]?.nextElementSibling?.textContent).toMatch(/4\s877,10/);
  expect(screen.queryByText('Peut-être la même personne')).toBeNull();
  expect(hrefOf('Comet Ternes')).toEqual([paths.quote(fakeQuoteId)]);
  expect(screen.getByRole('link', { name: 'claire@atelier-nord.example' }).getAttribute('href')).toMatch(/^mailto:/);
  const entries = within(screen.getByRole('list', { name: 'Fil' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.querySelector('strong')?.textContent)).toEqual([
    'E-mail envoyé',
    'Note',
    expect.stringMatching(/^Option/),
    'Devis créé',
    'Reçu du client',
  ]);
  expect(entries.at(-1)?.textContent).toMatch(/11\s379,55\s€.*Samia Benali.*2 janv\. 2027 · virement · F-2026-1184/);
});

// Look 10.
test('tabs with the number of their entries show a part of a record, and the address holds it', async () => {
  const { where } = await showStaff(paths.customer(fakeCustomerId));
  const tabs = within(screen.getByRole('navigation', { name: 'Partie de la fiche' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    ...['Tout', 'Devis 0', 'Options 1', 'Événements 0', 'Paiements 1', 'Notes 1'],
  ]);
  const kinds = () =>
    within(screen.getByRole('list', { name: 'Fil' }))
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('strong')?.textContent);
  await userEvent.click(tabs.getByRole('link', { name: 'Paiements 1' }));
  await waitFor(() => expect(kinds()).toEqual(['Reçu du client']));
  expect(where()).toBe(paths.customer(fakeCustomerId, 'payments'));
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(tabs.getByRole('link', { name: 'Notes 1' }));
  await waitFor(() => expect(kinds()).toEqual(['Note']));
  await userEvent.click(tabs.getByRole('link', { name: 'Devis 0' }));
  await screen.findByText('Aucun devis');
  await userEvent.click(tabs.getByRole('link', { name: 'Options 1' }));
  await screen.findByRole('table', { name: 'Devis et événements' });
  expect(kinds()).not.toContain('Note');
});

test('M goes to the note', async () => {
  await showStaff(paths.customer(fakeCustomerId));
  await userEvent.keyboard('m');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note pour l’équipe' }));
  await userEvent.keyboard('m');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note pour l’équipe' }).value).toBe('m');
});

test('an older svc-booking tells of payments as entries of the trail; a payment that was reversed says so', async () => {
  const figures = { signedNet: 0, signedCount: 0, dealsCount: 1, comingGross: 0, nextDay: null };
  const by = { userId: adrien.id, email: adrien.email, name: 'Adrien Moreau' };
  const at = '2027-01-03T10:20:00Z';
  const record = {
    ...{ figures, requests: [], deals: [makeDeal()] },
    timeline: [{ id: 'e9', at, kind: 'staff' as const, quoteId: fakeQuoteId, by, action: 'payment-entered', text: '' }],
  };
  const { unmount } = await showStaff(paths.customer(fakeCustomerId), { prepare: ({ answer }) => answer(getRecord, () => record) });
  expect(screen.getByText('Paiement saisi')).toBeTruthy();
  unmount();
  const payment = { id: fakeQuoteId, at, quoteId: fakeQuoteId, by, kind: 'refunded' as const, amount: 5_000, day: '2027-01-02' };
  const payments = [{ ...payment, method: 'card' as const, reference: '', isReversed: true }];
  await showStaff(paths.customer(fakeCustomerId), { prepare: ({ answer }) => answer(getRecord, () => ({ ...record, payments })) });
  expect(screen.queryByText('Paiement saisi')).toBeNull();
  expect(screen.getByText('Remboursé au client').closest('li')?.textContent).toMatch(/50,00\s€.*carte bancaire Contre-passé/);
});

test('who may be the same person is named with the way to their record', async () => {
  const twin = { userId: '00000000-0000-4000-8000-0000000000c2', name: 'C. Martin', email: 'c.martin@atelier-nord.example', phone: '' };
  const alike = [{ ...twin, companyId: 'atelier-nord', companyName: 'Atelier Nord' }];
  await showStaff(paths.customer(fakeCustomerId), { prepare: ({ answer }) => answer(getCustomer, () => ({ ...makeCustomer(), alike })) });
  expect(screen.getByText('Peut-être la même personne')).toBeTruthy();
  expect(hrefOf('C. Martin')).toEqual([paths.customer(twin.userId)]);
});

// Desk D10.
test('a record tells what is to be done, what is due first in front, and who is invoiced', async () => {
  const figures = { signedNet: 0, signedCount: 0, dealsCount: 1, comingGross: 0, nextDay: null };
  const owner = { userId: adrien.id, email: adrien.email, name: 'Adrien Moreau' };
  const billing = { companyName: 'Atelier Nord', street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France' };
  const invoice = { ...billing, vatCode: 'FR12345678901', recipient: '', email: 'compta@atelier-nord.example' };
  await showStaff(paths.customer(fakeCustomerId), {
    prepare: ({ answer }) =>
      answer(getRecord, () => ({
        ...{ figures, requests: [], timeline: [] },
        deals: [
          makeDeal({ followUp: { owner, nextAction: 'Envoyer le plan', nextDay: '2099-01-12', version: 1 } }),
          makeDeal({ quoteId: '00000000-0000-4000-8000-0000000000e2', followUp: { owner, nextAction: '', nextDay: null, version: 1 } }),
        ],
        tasks: [makeTask()],
        billing: { ...invoice, quoteId: fakeQuoteId, at: '2027-01-11T09:30:00Z' },
      })),
  });
  const todo = within(screen.getByRole('region', { name: 'À faire' }));
  const links = todo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [expect.stringMatching(/rappel/i), paths.tasks()],
    ['Envoyer le plan', paths.quote(fakeQuoteId)],
  ]);
  expect(todo.getByText('Attribuée à Adrien Moreau')).toBeTruthy();
  const invoiced = screen.getByRole('region', { name: 'Facturation' });
  expect(invoiced.textContent).toContain('Facturé àAtelier NordAdresse4 rue des Lilas, 59000 Lille, FranceTVAFR12345678901');
  expect(
    within(invoiced)
      .getByRole('link', { name: /^Comme signé le 11 janvier 2027/ })
      .getAttribute('href'),
  ).toBe(paths.quote(fakeQuoteId));
});

// Desk D10.
test('two entries of one company are put on one record by administrators, and parted again', async () => {
  const twin = { companyId: 'nord', name: 'ATELIER NORD', domains: ['nord.example'], version: 3 };
  const company = {
    ...{ companyId: 'atelier-nord', name: 'Atelier Nord', domains: [], peopleCount: 0, percent: null, people: [] },
    ...{ billing: { street: '', zipCode: '', city: '', country: '', vatCode: '' }, version: 7, mergedInto: null },
  };
  const shown = (part: object) => ({
    platform: { session: adrien },
    prepare: ({ answer }: Pick<Fake, 'answer'>) => {
      answer(getDeskCompany, ({ params }) =>
        params.companyId === 'nord' ? { ...company, companyId: 'nord', mergedInto: 'atelier-nord' } : { ...company, ...part },
      );
      answer(mergeCompany, () => refuse('conflict'));
    },
  });
  const alike = await showStaff(paths.customerCompany('atelier-nord'), shown({ alike: [twin] }));
  await userEvent.click(screen.getByRole('button', { name: 'Réunir à cette fiche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Réunir à cette fiche' }));
  expect(await screen.findByText(/^L’un des deux a changé entre-temps/)).toBeTruthy();
  expect(alike.sent()).toEqual([
    { method: 'PUT', to: '/api/accounts/companies/nord/merged-into', body: { into: 'atelier-nord', version: 3, intoVersion: 7 } },
  ]);
  alike.unmount();
  // The address of the other leads to the record of both.
  const merged = await showStaff(paths.customerCompany('nord'), shown({ merged: [twin] }));
  expect(merged.where()).toBe(paths.customerCompany('atelier-nord'));
  expect(hrefOf('ATELIER NORD')).toEqual([paths.company('nord')]);
  await userEvent.click(screen.getByRole('button', { name: 'Séparer de cette fiche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Séparer de cette fiche' }));
  await waitFor(() => expect(merged.sent()[0]?.body).toEqual({ into: null, version: 3 }));
});

// Desk D10.
describe('two accounts of one person', () => {
  const twin = { userId: '00000000-0000-4000-8000-0000000000c2', name: 'C. Martin', email: 'c.martin@atelier-nord.example', phone: '' };
  const other = { ...twin, companyId: 'atelier-nord', companyName: 'Atelier Nord', version: 3 };
  const record = { ...makeCustomer(), version: 7, mergedInto: null };

  test('are put on one record by administrators, after a question, with the states that were seen', async () => {
    const staff = await showStaff(paths.customer(fakeCustomerId), {
      prepare: ({ answer }) => answer(getCustomer, () => ({ ...record, alike: [other] })),
    });
    expect(screen.queryByRole('button', { name: 'Réunir à cette fiche' })).toBeNull();
    staff.unmount();
    const { sent } = await showStaff(paths.customer(fakeCustomerId), {
      platform: { session: adrien },
      prepare: ({ answer }) => {
        answer(getCustomer, () => ({ ...record, alike: [other] }));
        answer(mergeCustomer, () => refuse('conflict'));
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Réunir à cette fiche' }));
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Réunir à cette fiche' }));
    expect(await screen.findByText(/^L’un des deux a changé entre-temps/)).toBeTruthy();
    expect(sent()).toEqual([
      {
        method: 'PUT',
        to: `/api/accounts/users/${twin.userId}/merged-into`,
        body: { into: fakeCustomerId, version: 3, intoVersion: 7 },
      },
    ]);
  });

  test('on one record have their deals together, both addresses, and are parted by administrators', async () => {
    const asked: unknown[] = [];
    const { sent } = await showStaff(paths.customer(fakeCustomerId), {
      platform: { session: adrien },
      prepare: ({ answer }) => {
        answer(getCustomer, () => ({ ...record, merged: [other] }));
        answer(mergeCustomer, () => refuse('conflict'));
        answer(getRecord, ({ query }) => {
          asked.push(query.users);
          return refuse('service-unavailable');
        });
      },
    });
    expect(asked).toEqual([`${fakeCustomerId},${twin.userId}`]);
    expect(hrefOf(twin.email)).toEqual([`mailto:${twin.email}`]);
    await userEvent.click(screen.getByRole('button', { name: 'Séparer de cette fiche' }));
    await userEvent.click(screen.getByRole('button', { name: 'Séparer de cette fiche' }));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ into: null, version: 3 }));
  });

  test('the one on the record of the other leads there', async () => {
    const { where } = await showStaff(paths.customer(twin.userId), {
      prepare: ({ answer }) =>
        answer(getCustomer, ({ params }) =>
          params.userId === twin.userId ? { ...record, userId: twin.userId, mergedInto: fakeCustomerId } : record,
        ),
    });
    expect(where()).toBe(paths.customer(fakeCustomerId));
  });
});

test('a note is saved and the field is empty; one that is not saved stays typed', async () => {
  const { sent } = await showStaff(paths.customer(fakeCustomerId));
  const field = screen.getByRole('textbox', { name: /Note pour l’équipe/ }) as HTMLTextAreaElement;
  await userEvent.click(screen.getByRole('button', { name: 'Noter' }));
  expect(screen.getByText(/^Écrivez une note/)).toBeTruthy();
  await userEvent.type(field, 'Préfère la lumière du jour');
  await userEvent.click(screen.getByRole('button', { name: 'Noter' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent()).toEqual([
    { method: 'POST', to: `/api/desk/customers/${fakeCustomerId}/notes`, body: { text: 'Préfère la lumière du jour' } },
  ]);
});

test('a note is taken out by its author', async () => {
  const { sent } = await showStaff(paths.customer(fakeCustomerId));
  await userEvent.click(screen.getByRole('button', { name: 'Retirer la note' }));
  await waitFor(() => expect(sent().map(({ method }) => method)).toEqual(['DELETE']));
});

test('a company’s record names its people, contract and address; administrators alone are led to manage it', async () => {
  const staff = await showStaff(paths.customerCompany('atelier-nord'));
  expect(hrefOf('Claire Martin')).toContain(paths.customer(fakeCustomerId));
  expect(screen.getByText('4 rue des Lilas, 59000 Lille, France')).toBeTruthy();
  expect(screen.getByText(/^10\s% · .* · En vigueur · /)).toBeTruthy();
  expect(screen.getByText(/^7,5\s% · 1.*2025.*2026$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Gérer l’entreprise' })).toBeNull();
  staff.unmount();
  await showStaff(paths.customerCompany('atelier-nord'), { platform: { session: adrien } });
  expect(hrefOf('Gérer l’entreprise')).toEqual([paths.company('atelier-nord')]);
});

// Desk D4.
test('while bookings are away the person is still told', async () => {
  await showStaff(paths.customer(fakeCustomerId), { prepare: ({ answer }) => answer(getRecord, () => refuse('service-unavailable')) });
  expect(screen.getByRole('alert').textContent).toContain('Réservations');
  expect(screen.getByRole('link', { name: 'claire@atelier-nord.example' })).toBeTruthy();
});
