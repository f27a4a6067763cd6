import { changeDeal, getChanges, previewChange, withdrawChange } from '@plenary/contracts/changes.endpoints';
import type { ChangeSide, DealChange } from '@plenary/contracts/changes.schemas';
import { getDeal } from '@plenary/contracts/deals.endpoints';
import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { listCatalogue } from '@plenary/contracts/proposals.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { makeChangePreview, makeChangeSide } from '../testing/make-change.ts';
import { fakeCustomerId } from '../testing/make-customer.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const changeId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d11';
const amendmentId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d12';
const before = makeChangeSide('2026-10-06', 24);
const days = before.days;
const change = (fields: Partial<DealChange> = {}): DealChange => ({
  ...{ changeId, dealId: fakeQuoteId, state: 'applied', level: 'consent', createdAt: '2026-09-20T08:00:00Z', onBehalf: true },
  ...{ before, after: makeChangeSide('2026-10-08', 25), difference: { excludingVat: 100_00, includingVat: 120_00 } },
  ...{
    offeredUntil: null,
    endedAt: '2026-09-20T08:00:00Z',
    consent: { at: '2026-09-20T08:00:00Z', by: 'staff', note: 'Claire au téléphone' },
  },
  ...fields,
});

const item = { includedServices: [], applyGlobalDiscount: false, custom: true, date: '2026-10-06' };
const written: Quote['items'] = [
  {
    ...item,
    code: 'FREE_SERVICE',
    description: 'Nef avec scène',
    quantity: 1,
    unitPrice: 2_000_00,
    catalogPrice: 2_000_00,
    vatPercent: 20,
  },
  { ...item, code: 'FREE_FOOD', description: 'Menu du marché', quantity: 24, unitPrice: 60_00, catalogPrice: 60_00, vatPercent: 10 },
];

const open = (changes: DealChange[], prepare?: NonNullable<Parameters<typeof showStaff>[1]>['prepare']) =>
  showStaff(paths.quote(fakeQuoteId), {
    prepare: (fake) => {
      const items = makeBookedQuote().quote.items.map((one) => ({ ...one, custom: false }));
      fake.answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, standing: 'current', days, items }));
      fake.answer(getChanges, () => ({ revision: 4, changes }));
      prepare?.(fake);
    },
  });
const panel = () => screen.getByRole('region', { name: 'Jours et participants' });

test('staff see what a change does, note who agreed, and make it for the customer', async () => {
  let made: DealChange[] = [];
  const { sent } = await open([], ({ answer }) => {
    answer(getChanges, () => ({ revision: 5, changes: made }));
    answer(previewChange, () => makeChangePreview());
    answer(changeDeal, () => {
      made = [change()];
      return { revision: 5, change: change() };
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  const people = dialog.getByLabelText('Participants');
  await userEvent.clear(people);
  await userEvent.type(people, '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect((await dialog.findByRole('row', { name: /^Différence TTC/ })).textContent?.replaceAll(/\s/g, ' ')).toBe('Différence TTC+120,00 €');
  expect(dialog.getByRole('button', { name: 'Demander l’accord du client' })).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Accord du client/), 'Claire au téléphone');
  await userEvent.click(dialog.getByRole('button', { name: 'Modifier la réservation' }));
  expect(await screen.findByText('Faite, Claire au téléphone')).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({
    body: { days: [{ from: '2026-10-06', to: '2026-10-06', pax: 25 }], revision: 4, consent: 'Claire au téléphone' },
  });
});

test('staff ask for other rooms, a set-up, a lunch and add-ons, and see a fault at its field', async () => {
  let asked: unknown;
  await open([], ({ answer }) => {
    answer(previewChange, ({ body }) => {
      asked = body;
      return makeChangePreview({ after: null, obstacle: 'not-offered', errors: { 'days.0.plenary.configuration': 'not_offered' } });
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByText('Salles, disposition, horaires et déjeuner'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Disposition' }), 'En U');
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une sous-salle' }));
  await userEvent.type(within(dialog.getByRole('group', { name: 'Sous-salle 1' })).getByLabelText('Participants'), '8');
  await userEvent.click(dialog.getAllByText('Extras')[0] as HTMLElement);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bien-être' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(await dialog.findByText('Ce choix n’est pas proposé ici.')).toBeTruthy();
  expect(asked).toMatchObject({
    days: [{ configuration: 'u', subcommittees: [{ pax: 8, configuration: 'casual', duration: 'AM, PM' }] }],
    addons: { wellness: true },
  });
});

test('staff write the lines of a signed proposal: those that go on, changed, and a new one, on the day it moves to', async () => {
  let asked: unknown;
  await open([], ({ answer }) => {
    answer(getBookedQuote, () => makeBookedQuote({ ...{ status: 'Approved', option: null, standing: 'current', days }, items: written }));
    answer(previewChange, ({ body }) => {
      asked = body;
      return makeChangePreview({ discountPercent: 0 });
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText('Extras')).toBeNull();
  expect(dialog.getByText('Les prestations suivent les jours et les participants, aux prix convenus.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Écrire les prestations' }));
  const line = (number: number) => within(dialog.getByRole('group', { name: `Prestation ${number}` }));
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const people = dialog.getByRole('textbox', { name: 'Participants' });
  await type(people, '30');
  expect(line(2).getByLabelText('Quantité')).toHaveProperty('value', '30');
  expect(line(2).queryByRole('combobox', { name: 'TVA' })).toBeNull();
  await type(line(1).getByLabelText('Prix unitaire HT (€)'), '1900');
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une prestation' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(asked).toBeUndefined();
  await type(line(3).getByLabelText(/^Libellé/), 'Piano');
  await type(line(3).getByLabelText('Prix unitaire HT (€)'), '90');
  const date = dialog.getByLabelText('Nouveau jour');
  await userEvent.clear(date);
  await userEvent.type(date, '2026-10-08');
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  await dialog.findByRole('row', { name: /^Différence TTC/ });
  const onDay = { day: '2026-10-08', vatKind: 'service' };
  expect(asked).toEqual({
    days: [{ from: '2026-10-06', to: '2026-10-08', pax: 30 }],
    lines: [
      { ...onDay, from: 0, label: 'Nef avec scène', quantity: 1, unitPrice: 1_900_00 },
      { ...onDay, from: 1, label: 'Menu du marché', quantity: 30, unitPrice: 60_00, vatKind: 'food' },
      { ...onDay, label: 'Piano', quantity: 1, unitPrice: 90_00 },
    ],
  });
});

test('lines go with a day that is given up, and a day more needs one', async () => {
  let asked: unknown;
  const second = days.map((day) => ({ ...day, date: '2026-10-07' }));
  const items = [...written, ...written.map((one) => ({ ...one, date: '2026-10-07' }))];
  await open([], ({ answer }) => {
    answer(getBookedQuote, () =>
      makeBookedQuote({ ...{ status: 'Approved', option: null, standing: 'current', days: [...days, ...second] }, items }),
    );
    answer(previewChange, ({ body }) => {
      asked = body;
      return makeChangePreview({ after: null, obstacle: 'not-offered', errors: { lines: 'required' } });
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Écrire les prestations' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Renoncer au mardi 6 octobre/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter un jour' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(await dialog.findByText(/^Un jour ajouté n’a pas de prestation/)).toBeTruthy();
  expect(asked).toMatchObject({
    days: [
      { from: '2026-10-07', to: '2026-10-07', pax: 24 },
      { to: '2026-10-08', pax: 24 },
    ],
    lines: [
      { from: 2, day: '2026-10-07', label: 'Nef avec scène' },
      { from: 3, day: '2026-10-07', label: 'Menu du marché' },
    ],
  });
});

test('a line on a day more is chosen from what the price list sells on it', async () => {
  let asked: unknown;
  await open([], ({ answer }) => {
    answer(getBookedQuote, () => makeBookedQuote({ ...{ status: 'Approved', option: null, standing: 'current', days }, items: written }));
    answer(listDeals, () => ({ total: 1, isMore: false, deals: [makeDeal({ quoteId: fakeQuoteId, userId: fakeCustomerId })], next: null }));
    answer(listCatalogue, ({ query: { days: on = '' } }) => ({
      offers: on.split(',').map((day) => ({ code: 'AMPM' as const, day, description: `Journée du ${day}`, unitPrice: 119_00 })),
    }));
    answer(previewChange, ({ body }) => {
      asked = body;
      return makeChangePreview({ discountPercent: 0 });
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Écrire les prestations' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter un jour' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une prestation' }));
  const line = within(dialog.getByRole('group', { name: 'Prestation 3' }));
  await userEvent.selectOptions(line.getByRole('combobox', { name: 'Jour' }), '2026-10-07');
  await userEvent.selectOptions(
    await line.findByRole('combobox', { name: 'Article du catalogue' }),
    await line.findByRole('option', { name: /^Journée du 2026-10-07/ }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  await dialog.findByRole('row', { name: /^Différence TTC/ });
  expect(asked).toMatchObject({
    days: [{ from: '2026-10-06', to: '2026-10-06' }, { to: '2026-10-07' }],
    lines: [{ from: 0 }, { from: 1 }, { code: 'AMPM', day: '2026-10-07', unitPrice: 119_00 }],
  });
});

test('dates that are emptied at once and chosen again leave each line on its own day', async () => {
  let asked: unknown;
  const second = days.map((day) => ({ ...day, date: '2026-10-07' }));
  const [hall, menu] = written;
  const items = hall && menu ? [hall, { ...menu, date: '2026-10-07' }] : [];
  await open([], ({ answer }) => {
    answer(getBookedQuote, () =>
      makeBookedQuote({ ...{ status: 'Approved', option: null, standing: 'current', days: [...days, ...second] }, items }),
    );
    answer(previewChange, ({ body }) => {
      asked = body;
      return makeChangePreview();
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Écrire les prestations' }));
  const [first, last] = dialog.getAllByLabelText('Nouveau jour');
  for (const date of [first, last]) if (date) await userEvent.clear(date);
  if (last) await userEvent.type(last, '2026-10-14');
  if (first) await userEvent.type(first, '2026-10-13');
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  await dialog.findByRole('row', { name: /^Différence TTC/ });
  expect(asked).toMatchObject({
    lines: [
      { label: 'Nef avec scène', day: '2026-10-13' },
      { label: 'Menu du marché', day: '2026-10-14' },
    ],
  });
});

test('lines that give away more than who writes them may are not changed by them', async () => {
  await open([], ({ answer }) => {
    answer(getBookedQuote, () => makeBookedQuote({ ...{ status: 'Approved', option: null, standing: 'current', days }, items: written }));
    answer(previewChange, () => makeChangePreview({ discountPercent: 20, discountLimit: 10 }));
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Écrire les prestations' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(await dialog.findByText(/La remise est de 20\s%, plus que les 10\s% que vous pouvez accorder/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Modifier la réservation|^Demander l’accord/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Ne pas écrire les prestations' }));
  expect(dialog.queryByText(/La remise est/)).toBeNull();
});

test('a fault of a subcommittee stands at its field, in a part that opens for it', async () => {
  const [day] = before.days;
  const subcommittees = [
    { pax: 8, configuration: 'casual', duration: 'AM, PM' },
    { pax: 6, configuration: 'u', duration: 'AM' },
  ] as const;
  await open([], ({ answer }) => {
    answer(getBookedQuote, () =>
      makeBookedQuote({
        ...{ status: 'Approved', option: null, standing: 'current' },
        days: day ? [{ ...day, subcommittees: [...subcommittees] }] : [],
      }),
    );
    answer(previewChange, () =>
      makeChangePreview({
        ...{ after: null, obstacle: 'not-offered' },
        errors: {
          'days.0.plenary.pax': 'too_large',
          'days.0.subcommittees.0.duration': 'invalid_value',
          'days.0.subcommittees.1.configuration': 'invalid_value',
          'days.0.subcommittees.1.pax': 'required',
        },
      }),
    );
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  const folded = dialog.getByText('Salles, disposition, horaires et déjeuner').closest('details');
  expect(folded?.open).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  const [first, second] = await dialog.findAllByRole('group', { name: /^Sous-salle/ });
  const faultOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  const room = (group: HTMLElement | undefined) => within(group as HTMLElement);
  await dialog.findByText('En dehors des horaires de la plénière.');
  expect(folded?.open).toBe(true);
  expect(faultOf(room(first).getByRole('combobox', { name: 'Durée' }))).toBe('En dehors des horaires de la plénière.');
  expect(faultOf(room(first).getByRole('combobox', { name: 'Disposition' }))).toBe('');
  expect(faultOf(room(second).getByRole('combobox', { name: 'Disposition' }))).toBe('Ce choix n’est pas proposé ici.');
  expect(faultOf(room(second).getByRole('textbox', { name: 'Participants' }))).toBe('Indiquez le nombre de personnes.');
  expect(dialog.getByText('999 personnes au plus.')).toBeTruthy();
});

test('a day and a number that lack are named before anything is asked', async () => {
  const { sent } = await open([]);
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Nouveau jour'));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Participants' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(await dialog.findByText('Indiquez le jour.')).toBeTruthy();
  expect(dialog.getByText('Indiquez le nombre de personnes.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('staff see the discount, the fees and the deposit of both versions, as their customer does', async () => {
  const priced: Partial<ChangeSide> = {
    discount: { companyName: 'Grand Compte', percent: 10, amount: 240_00, description: 'Remise', dispositions: '' },
    administrationFees: { code: 'FEES', amount: 64_80, description: 'Frais' },
  };
  await open([], ({ answer }) => {
    answer(previewChange, () => makeChangePreview({ before, after: { ...makeChangeSide('2026-10-06', 25), ...priced } }));
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  const rows = within(await dialog.findByRole('table', { name: 'Avant et après' })).getAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(texts).toContain('Remise contrat-cadre–-240,00 €');
  expect(texts).toContain('Frais de dossier–64,80 €');
  expect(texts).toContain('Acompte de 70 % TTC2 016,00 €2 100,00 €');
});

test('what stands in the way is said with free days instead', async () => {
  await open([], ({ answer }) => {
    answer(previewChange, ({ body }) => {
      if (body.days[0]?.to === '2026-10-09') return makeChangePreview({ level: 'signature', offeredUntil: '2026-09-27T08:00:00Z' });
      return makeChangePreview({ after: null, obstacle: 'no-room', alternatives: { days: [['2026-10-09']], rooms: [] } });
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(await dialog.findByText('Aucune salle n’est libre pour tout le groupe à ces dates.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '9 oct. 2026' }));
  expect(await dialog.findByRole('button', { name: 'Envoyer l’avenant à signer' })).toBeTruthy();
  expect(dialog.queryByLabelText(/^Accord du client/)).toBeNull();
});

test('a change that waits for its customer can be withdrawn, and no other one is begun meanwhile', async () => {
  const waiting = change({ state: 'offered', level: 'signature', offeredUntil: '2026-09-27T08:00:00Z', endedAt: null, consent: undefined });
  let changes = [waiting];
  let revision = 4;
  const { sent } = await open([], ({ answer }) => {
    answer(getChanges, () => ({ revision, changes }));
    answer(withdrawChange, ({ body }) => {
      if (body?.revision !== 5) {
        revision = 5;
        changes = [{ ...waiting, after: makeChangeSide('2026-10-09', 25) }];
        return refuse('stale-version', { members: { current: { revision, change: waiting } } });
      }
      changes = [{ ...waiting, state: 'withdrawn', offeredUntil: null }];
      return { revision, change: waiting };
    });
  });
  expect(within(panel()).getByText(/^Un avenant attend la signature du client/)).toBeTruthy();
  expect(within(panel()).queryByRole('button', { name: 'Reporter ou modifier' })).toBeNull();
  const withdraw = async () => {
    await userEvent.click(within(panel()).getByRole('button', { name: 'Retirer la modification' }));
    const question = await screen.findByRole('alertdialog', { name: 'Retirer cette modification ?' });
    expect(question.textContent).toContain('L’avenant ne pourra plus être signé : sa page le dira au client, et un e-mail l’en informe.');
    await userEvent.click(within(question).getByRole('button', { name: 'Retirer la modification' }));
    await screen.findByRole('region', { name: 'Jours et participants' });
  };
  await userEvent.click(within(panel()).getByRole('button', { name: 'Retirer la modification' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Garder la modification' }));
  expect(sent()).toEqual([]);
  await withdraw();
  // Lifecycle L3.
  expect(await within(panel()).findByText(/^La réservation a changé entre-temps/)).toBeTruthy();
  expect(await within(panel()).findByText(/→ 9 oct\. 2026/)).toBeTruthy();
  await withdraw();
  expect(await within(panel()).findByText('Retirée')).toBeTruthy();
  expect(within(panel()).getByRole('button', { name: 'Reporter ou modifier' })).toBeTruthy();
});

test('a withdrawal that comes too late says who did what, and leads to it', async () => {
  const waiting = change({ state: 'offered', level: 'signature', amendmentId, offeredUntil: '2026-09-27T08:00:00Z', endedAt: null });
  let history: Partial<EndpointResponse<typeof getChanges>> = { changes: [waiting] };
  await open([], ({ answer }) => {
    answer(getChanges, () => ({ revision: 4, changes: [], ...history }));
    answer(withdrawChange, () => {
      history = {
        changes: [{ ...waiting, state: 'applied', offeredUntil: null }],
        deeds: [{ at: '2026-09-21T09:30:00Z', action: 'booking-changed', by: 'Claire Martin' }],
      };
      return refuse('conflict');
    });
  });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Retirer la modification' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer la modification' }));
  const alert = await within(await screen.findByRole('region', { name: 'Jours et participants' })).findByRole('alert');
  await within(alert).findByText(/^Trop tard : la modification est faite/);
  expect(alert.textContent?.replaceAll(/\s/g, ' ')).toMatch(
    /Réservation modifiée, par Claire Martin, le 21 sept\. 2026.*11:30 \(heure d’Europe centrale\)\./,
  );
  expect(within(alert).getByRole('link', { name: 'Voir l’avenant' }).getAttribute('href')).toBe(paths.quote(amendmentId));
});

// Lifecycle L6, L37.
test('a cancellation and its return stand in the history, with who and when', async () => {
  await open([], ({ answer }) =>
    answer(getChanges, () => ({
      ...{ revision: 6, changes: [] },
      deeds: [
        { at: '2026-09-22T08:00:00Z', action: 'booking-reinstated' as const, by: 'Samia Benali' },
        { at: '2026-09-21T08:00:00Z', action: 'booking-cancelled' as const, by: 'Claire Martin' },
      ],
    })),
  );
  const [, back, over] = within(within(panel()).getByRole('table')).getAllByRole('row');
  expect(back?.textContent).toMatch(/^22 sept.*\(Samia Benali\)Réservation rétablie/);
  expect(over?.textContent).toMatch(/^21 sept.*\(Claire Martin\)Réservation annulée/);
});

test.each([
  ['kept', 'Le client garde son seul report gratuit'],
  ['used-before', 'Le client a déjà utilisé son seul report gratuit'],
] as const)('staff read what becomes of the one free postponement: %s', async (freePostponement, words) => {
  await open([], ({ answer }) => answer(previewChange, () => makeChangePreview({ freePostponement })));
  await userEvent.click(within(panel()).getByRole('button', { name: 'Reporter ou modifier' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir ce que cela change' }));
  expect(await dialog.findByText(new RegExp(`^${words}`))).toBeTruthy();
});

// Lifecycle L1.
test('each version that was agreed on is read whole, the newest first', async () => {
  const version = (number: number, side: ChangeSide, from: string) => ({ ...side, version: number, from });
  const versions = [version(2, change().after, '2026-09-20T08:00:00Z'), version(1, before, '2026-09-14T08:00:00Z')];
  await open([change()], ({ answer }) =>
    answer(getDeal, () => ({
      ...{ dealId: fakeQuoteId, revision: 4, status: 'Approved' as const, standing: 'current' as const },
      ...{ version: 2, openChangeId: null, versions },
    })),
  );
  await userEvent.click(within(panel()).getByRole('button', { name: 'Voir les versions convenues' }));
  const [newest, first] = await within(panel()).findAllByRole('table', { name: /^Version \d, convenue le/ });
  expect(newest?.textContent).toMatch(/^Version 2, convenue le 20 sept/);
  expect(first?.textContent).toMatch(/^Version 1, convenue le 14 sept/);
  expect(first?.querySelectorAll('tbody tr')).toHaveLength(before.items.length + 2);
});

test('a change of one day of two is told by its day', async () => {
  const both = (first: number, second: number): ChangeSide => {
    const [one, other] = [makeChangeSide('2026-10-06', first), makeChangeSide('2026-10-07', second)];
    return { ...one, days: [...one.days, ...other.days], rooms: [...one.rooms, ...other.rooms] };
  };
  await open([change({ before: both(20, 24), after: both(20, 22) })]);
  const [, row] = within(within(panel()).getByRole('table')).getAllByRole('row');
  expect(row?.textContent?.replaceAll(/\s/g, ' ')).toContain('Participants : 24 → 22 (mer. 7 octobre)Faite');
});
