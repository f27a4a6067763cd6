import { addCustomer, findCustomers } from '@plenary/contracts/customers.endpoints';
import { checkAvailabilityFor, createQuoteFor, placeOptionFor, priceDemandFor } from '@plenary/contracts/on-behalf.endpoints';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { fakeCustomerId, makeCustomer } from '../testing/make-customer.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const ofClaire = paths.newQuote({ customer: fakeCustomerId, venue: 'ternes', day: '2027-01-19' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const paxOf = () => screen.getAllByRole('textbox', { name: 'Personnes' })[0] ?? document.body;

const searchFor24 = async () => {
  await userEvent.type(paxOf(), '24');
  await press('Voir ce qui est libre');
};

describe('a quote that staff make for a customer', () => {
  test('begins with a customer found by name, address or company, with the contract that counts', async () => {
    const { router } = await showStaff(paths.newQuote({ venue: 'ternes' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Voir ce qui est libre' }).disabled).toBe(true);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Nom, e-mail ou entreprise' }), 'martin');
    await press('Chercher');
    expect(await screen.findByText('Contrat-cadre, 10 % de remise')).toBeTruthy();
    await press('Choisir Claire Martin');
    await waitFor(() => expect(router.state.location.search).toContain(`customer=${fakeCustomerId}`));
    expect(await screen.findByRole('button', { name: 'Choisir un autre client' })).toBeTruthy();
  });

  test('looks for the address of a request at once, and begins with its days and people', async () => {
    await showStaff(paths.newQuote({ search: 'claire', venue: 'ternes', day: '2027-01-19', last: '2027-01-20', pax: '60' }));
    expect(await screen.findByRole('button', { name: 'Choisir Claire Martin' })).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>('Jour').map(({ value }) => value)).toEqual(['2027-01-19', '2027-01-20']);
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Personnes' }).map(({ value }) => value)).toEqual(['60', '60']);
  });

  test('a customer without an account is added; a personal address asks for a reason', async () => {
    const { sent } = await showStaff(paths.newQuote({ search: 'paul@gmail.example' }), {
      prepare: ({ answer }) => {
        answer(findCustomers, () => ({ customers: [] }));
        answer(addCustomer, ({ body }) =>
          body.reason
            ? makeCustomer()
            : refuse('public-email-forbidden', { errors: { email: 'public-email-forbidden', reason: 'required' } }),
        );
      },
    });
    await press('Ajouter un client');
    const form = within(screen.getByRole('form', { name: 'Ajouter un client' }));
    for (const [label, text] of [
      ['Prénom', 'Paul'],
      ['Nom', 'Girard'],
      ['Téléphone', '0142000001'],
      ['Entreprise', 'Maison Accord'],
    ] as const)
      await userEvent.type(form.getByRole('textbox', { name: label }), text);
    await userEvent.click(form.getByRole('button', { name: 'Ajouter ce client' }));
    expect(await form.findByText('Adresse personnelle : donnez une raison ci-dessous')).toBeTruthy();
    await userEvent.type(form.getByRole('textbox', { name: 'Pourquoi une adresse personnelle' }), 'Association');
    await userEvent.click(form.getByRole('button', { name: 'Ajouter ce client' }));
    expect(await screen.findByRole('button', { name: 'Choisir un autre client' })).toBeTruthy();
    expect(sent().at(-1)?.body).toEqual({
      ...{ email: 'paul@gmail.example', firstname: 'Paul', lastname: 'Girard', phone: '0142000001' },
      ...{ companyName: 'Maison Accord', lang: 'fr', reason: 'Association' },
    });
  });

  // Lifecycle L11.
  test('the next version of a quote begins with its days, looks for them without its option, and takes its lines along', async () => {
    const date = '2027-01-19';
    const item = { includedServices: [], applyGlobalDiscount: false, custom: true, date, vatPercent: 20, catalogPrice: 60_00 };
    const items = [{ ...item, code: 'FREE_FOOD' as const, description: 'Menu du marché', quantity: 24, unitPrice: 60_00 }];
    const days = [
      { date, lunchPax: 24, plenary: { pax: 24, duration: 'AM, PM' as const, configuration: 'u' as const }, subcommittees: [] },
    ];
    let looked: unknown;
    const { sent } = await showStaff(paths.newQuote({ customer: fakeCustomerId, venue: 'ternes', replaces: fakeQuoteId }), {
      prepare: ({ answer }) => {
        answer(getBookedQuote, () => ({ ...makeBookedQuote({ status: 'Presented', days, items }), revision: 3 }));
        answer(checkAvailabilityFor, ({ query }) => {
          looked = query;
          return { type: 'available_with_custom_price' as const, demandId: fakeQuoteId };
        });
      },
    });
    expect(screen.queryByRole('searchbox', { name: 'Nom, e-mail ou entreprise' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Lieu' })).toBeNull();
    expect(paxOf()).toHaveProperty('value', '24');
    await userEvent.clear(paxOf());
    await userEvent.type(paxOf(), '30');
    const day = screen.getByLabelText('Jour');
    await userEvent.clear(day);
    await userEvent.type(day, '2027-01-21');
    await press('Voir ce qui est libre');
    const form = within(await screen.findByRole('form', { name: 'Proposition' }));
    expect(looked).toMatchObject({ replaces: fakeQuoteId, days: expect.stringContaining('"date":"2027-01-21","lunchPax":30') });
    expect(form.getByLabelText('Quantité')).toHaveProperty('value', '30');
    await userEvent.click(form.getByRole('button', { name: 'Calculer le total' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      lines: [{ label: 'Menu du marché', day: '2027-01-21', quantity: 30 }],
      replaces: { quoteId: fakeQuoteId, revision: 3 },
    });
  });

  test('the demand is priced with the customer’s contract, and becomes a quote with an option', async () => {
    const { sent, router, platform } = await showStaff(ofClaire);
    await searchFor24();
    expect(await screen.findByText(/Remise contrat-cadre Atelier Nord/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bien-être' }).disabled).toBe(true);
    await press('Faire le devis');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.quote(fakeQuoteId)));
    const addons = { afterwork: false, facilitator: false, teambuilding: false, wellness: false };
    expect(sent()).toEqual([
      {
        method: 'POST',
        to: `/api/desk/customers/${fakeCustomerId}/quotes`,
        body: { demandId: makeBookedQuote().quote.demandId, addons, totalExcludingVatPrice: 2_793_60 },
      },
      { method: 'POST', to: `/api/desk/quotes/${fakeQuoteId}/option`, body: undefined },
    ]);
    expect(platform.notices.map(({ text }) => text)).toEqual([
      'Le devis est fait et l’option posée. Le client reçoit les deux par e-mail.',
    ]);
  });

  // Lifecycle L9.
  test('a proposal in place of the list price begins with its lines', async () => {
    await showStaff(ofClaire);
    await searchFor24();
    await screen.findByText(/Remise contrat-cadre Atelier Nord/);
    await press('Écrire une proposition à la place');
    const form = within(await screen.findByRole('form', { name: 'Proposition' }));
    const values = (name: string) => form.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value);
    expect(values('Quantité')).toEqual(['24', '1']);
    expect(values('Prix unitaire HT (€)')).toEqual(['116', '320']);
    await press('Revenir au prix catalogue');
    expect(await screen.findByRole('button', { name: 'Faire le devis' })).toBeTruthy();
  });

  test('an evening alone is asked for with its people and nothing else', async () => {
    const asked: unknown[] = [];
    await showStaff(ofClaire, {
      prepare: ({ answer }) =>
        answer(checkAvailabilityFor, ({ query }) => {
          asked.push(JSON.parse(query.days ?? ''));
          return refuse('service-unavailable');
        }),
    });
    await press('Ajouter une sous-salle');
    await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Durée' })[0] ?? document.body, 'soirée, dîner seul');
    expect(screen.queryByRole('combobox', { name: 'Disposition' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ajouter une sous-salle' })).toBeNull();
    await searchFor24();
    const plenary = { pax: 24, duration: 'AM, PM', configuration: 'theater' };
    await waitFor(() => expect(asked).toEqual([[{ date: '2027-01-19', plenary, subcommittees: [], evening: 'cocktail' }]]));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durée' }), 'matin');
    expect(screen.getByRole('combobox', { name: 'Disposition' })).toBeTruthy();
  });

  test('several days, sub-rooms and lunches are asked for as the site asks for them', async () => {
    const asked: unknown[] = [];
    await showStaff(ofClaire, {
      prepare: ({ answer }) =>
        answer(checkAvailabilityFor, ({ query }) => {
          asked.push(JSON.parse(query.days ?? ''));
          return refuse('invalid-search', { errors: { 'days.1.date': 'closed_day' } });
        }),
    });
    await userEvent.type(paxOf(), '24');
    await press('Ajouter une sous-salle');
    await press('Ajouter un jour');
    await press('Voir ce qui est libre');
    const subcommittees = [{ pax: 24, duration: 'AM, PM', configuration: 'casual' }];
    const day = { lunchPax: 24, plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' }, subcommittees };
    expect(asked).toEqual([
      [
        { ...day, date: '2027-01-19' },
        { ...day, date: '2027-01-20' },
      ],
    ]);
    expect(await screen.findByText('Les lieux sont fermés ce jour-là')).toBeTruthy();
  });

  test('what is missing is said before anything is asked', async () => {
    const { calls } = await showStaff(ofClaire);
    await press('Voir ce qui est libre');
    expect(await screen.findByText('À remplir')).toBeTruthy();
    expect(calls(`/api/desk/customers/${fakeCustomerId}/available-venues/ternes`)).toBe(0);
  });

  test('where nothing is free it says why, and another day is one press away', async () => {
    const starts: string[] = [];
    await showStaff(ofClaire, {
      prepare: ({ answer }) =>
        answer(checkAvailabilityFor, ({ query }) => {
          starts.push(JSON.parse(query.days ?? '')[0].date);
          const reason = { type: 'rooms-taken' as const, dates: ['2027-01-19'] };
          return { type: 'not_available' as const, alternatives: { days: ['2027-01-21'], venues: [] }, reason };
        }),
    });
    await searchFor24();
    expect(await screen.findByText('Complet le mardi 19 janvier.')).toBeTruthy();
    await press('jeu. 21 janvier');
    await waitFor(() => expect(starts).toEqual(['2027-01-19', '2027-01-21']));
  });

  const none = { date: '2027-01-19', pax: 24, most: 0 };
  test.each([
    [{ ...none, type: 'set-up-too-small', configuration: 'theater' }, 'Aucune salle de ce lieu ne se prête à la disposition'],
    [{ ...none, type: 'sub-room-too-large' }, 'Ce lieu n’a pas de sous-salle dans la disposition demandée.'],
    [{ ...none, type: 'lunch-full' }, 'Le déjeuner du mardi 19 janvier est complet.'],
    [{ ...none, type: 'restaurant-too-small' }, 'Ce lieu ne sert pas de déjeuner.'],
  ] as const)('a venue that has none of what is asked for says so, not that it has at most 0: %j', async (reason, words) => {
    await showStaff(ofClaire, {
      prepare: ({ answer }) =>
        answer(checkAvailabilityFor, () => ({ type: 'not_available' as const, alternatives: { days: [], venues: [] }, reason })),
    });
    await searchFor24();
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  });

  test('a price that has changed is shown anew before a quote is made', async () => {
    let prices = 0;
    const { sent } = await showStaff(ofClaire, {
      prepare: ({ answer }) => {
        answer(createQuoteFor, () => refuse('price-changed'));
        answer(priceDemandFor, () => {
          prices += 1;
          return { priced: makeBookedQuote().quote, unavailable: [] };
        });
      },
    });
    await searchFor24();
    await screen.findByRole('button', { name: 'Faire le devis' });
    await press('Faire le devis');
    expect((await screen.findByRole('alert')).textContent).toContain('Le prix a changé entre-temps');
    await waitFor(() => expect(prices).toBe(2));
    expect(sent()).toHaveLength(1);
  });

  test('an option that cannot be set leaves the quote, on whose page it can be tried again', async () => {
    const { router, platform } = await showStaff(ofClaire, {
      prepare: ({ answer }) => answer(placeOptionFor, () => refuse('no-longer-available')),
    });
    await searchFor24();
    await screen.findByRole('button', { name: 'Faire le devis' });
    await press('Faire le devis');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.quote(fakeQuoteId)));
    expect(platform.notices.map(({ text }) => text)).toEqual(['Le devis est fait, mais l’option n’a pas pu être posée. Réessayez ici.']);
  });
});
