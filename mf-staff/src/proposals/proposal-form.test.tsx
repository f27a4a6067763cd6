import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import { checkAvailabilityFor } from '@plenary/contracts/on-behalf.endpoints';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { previewProposal, sendProposal } from '@plenary/contracts/proposals.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { followedDeal } from '../testing/answer-desk.ts';
import { fakeCustomerId } from '../testing/make-customer.ts';
import { fakeProposalId } from '../testing/make-proposal.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const { demandId } = makeBookedQuote().quote;
type Prepare = NonNullable<NonNullable<Parameters<typeof showStaff>[1]>['prepare']>;

/** The form for a demand that has no list price. */
const showForm = async (prepare?: Prepare) => {
  const shown = await showStaff(paths.newQuote({ customer: fakeCustomerId, venue: 'ternes', day: '2027-01-19' }), {
    prepare: (fake) => {
      fake.answer(checkAvailabilityFor, () => ({ type: 'available_with_custom_price' as const, demandId }));
      prepare?.(fake);
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Personnes' }), '300');
  await userEvent.click(screen.getByRole('button', { name: 'Voir ce qui est libre' }));
  const form = within(await screen.findByRole('form', { name: 'Proposition' }));
  const write = async (fields: readonly (readonly [string, string])[]) => {
    for (const [name, text] of fields) {
      const field = form.getAllByRole('textbox', { name }).at(-1) ?? document.body;
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
  };
  return { ...shown, form, write, press: (name: string) => userEvent.click(form.getByRole('button', { name })) };
};
const nave = [
  ['Libellé, dans la langue du client', 'Nef avec scène'],
  ['Prix unitaire HT (€)', '4 500,50'],
] as const;
const dinner = [
  ['Libellé, dans la langue du client', 'Dîner assis'],
  ['Quantité', '300'],
  ['Prix unitaire HT (€)', '62'],
] as const;

test('what has no list price is written line by line, priced, and sent', async () => {
  const { form, write, press, sent, router, platform } = await showForm();
  await write(nave);
  await press('Ajouter une prestation');
  await write(dinner);
  await userEvent.selectOptions(form.getAllByRole('combobox', { name: 'TVA' }).at(-1) ?? document.body, 'food');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Valable' }), '30');
  await press('Calculer le total');
  expect(await form.findByText('Valable jusqu’au 17 janvier 2027')).toBeTruthy();
  await press('Envoyer la proposition');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.quote(fakeQuoteId)));
  const body = {
    demandId,
    validDays: 30,
    holds: false,
    lines: [
      { label: 'Nef avec scène', day: '2027-01-19', quantity: 1, unitPrice: 450_050, vatKind: 'service' },
      { label: 'Dîner assis', day: '2027-01-19', quantity: 300, unitPrice: 6_200, vatKind: 'food' },
    ],
  };
  const to = `/api/desk/customers/${fakeCustomerId}/proposals`;
  expect(sent().map((one) => [one.to.split('?')[0], one.body])).toEqual([
    [`${to}/preview`, body],
    [to, { ...body, totalExcludingVatPrice: 2_793_60 }],
  ]);
  expect(platform.notices.map(({ text }) => text)).toEqual(['La proposition est envoyée au client par e-mail.']);
});

// Lifecycle L9.
test('a line of the price list brings its words, its VAT and its price, and may have another price', async () => {
  const { form, write, press, sent } = await showForm();
  const choose = async (option: string) =>
    userEvent.selectOptions(form.getAllByRole('combobox', { name: 'Article du catalogue' }).at(-1) ?? document.body, option);
  const price = () => form.getAllByRole<HTMLInputElement>('textbox', { name: 'Prix unitaire HT (€)' }).at(-1)?.value;
  await form.findByRole('combobox', { name: 'Article du catalogue' });
  await choose('Petite AM');
  expect(price()).toBe('120');
  expect(form.queryByRole('textbox', { name: 'Libellé, dans la langue du client' })).toBeNull();
  expect(form.queryByRole('combobox', { name: 'TVA' })).toBeNull();
  await press('Ajouter une prestation');
  await choose('AMPM');
  await write([['Prix unitaire HT (€)', '90']]);
  await press('Ajouter une prestation');
  await write(nave);
  await press('Calculer le total');
  await form.findByRole('button', { name: 'Envoyer la proposition' });
  expect(sent()[0]?.body).toMatchObject({
    lines: [
      { code: 'Petite', duration: 'AM', unitPrice: 120_00 },
      { code: 'AMPM', unitPrice: 90_00 },
      { label: 'Nef avec scène', unitPrice: 4_500_50, vatKind: 'service' },
    ],
  });
  expect(sent()[0]?.body).not.toHaveProperty('lines.2.code');
});

test.each([
  [{ type: 'many-people', most: 60 }, 'Le catalogue de ce lieu vaut jusqu’à 60 personnes.'],
  [{ type: 'set-up', configuration: 'standing' }, 'Le catalogue n’a pas de prix pour cette disposition (Debout).'],
  [{ type: 'on-request' }, 'Ce lieu se vend uniquement sur demande.'],
] as const)('it says why there is no list price: %j', async (why, words) => {
  const { form } = await showForm(({ answer }) => {
    answer(checkAvailabilityFor, () => ({ type: 'available_with_custom_price' as const, demandId, why }));
  });
  expect(form.getByText(words)).toBeTruthy();
});

test('it names the rooms that an option would get, and warns of a line dearer than the list with the contract', async () => {
  const expectedRooms: Quote['expectedRooms'] = {
    ...{ by: 'option', rank: 2 },
    rooms: [{ day: '2027-01-19', place: 'plenary', index: 0, roomName: 'Mac-Mahon', pax: 300, configuration: 'theater' }],
  };
  const listed = [
    { index: 0, unitPrice: 119_00, withContract: 107_10 },
    { index: 1, unitPrice: 320_00, withContract: 288_00 },
  ];
  const { form, write, press } = await showForm(({ answer }) => {
    answer(previewProposal, () => ({
      ...{ priced: { ...makeBookedQuote().quote, expectedRooms }, listed, validUntil: '2027-01-17T09:00:00Z' },
    }));
  });
  await write(nave);
  await press('Calculer le total');
  expect((await form.findByText('Salles qu’une option attendrait, derrière une autre')).nextElementSibling?.textContent).toContain(
    'Mac-Mahon',
  );
  expect(form.getByText('Plus cher qu’avec le contrat-cadre')).toBeTruthy();
  expect(form.getByText(/^Prestation 1 : un prix écrit n’a pas la remise/)).toBeTruthy();
  expect(form.getByText(/^au catalogue 119,00\s€, avec le contrat-cadre 107,10\s€$/)).toBeTruthy();
});

// Lifecycle L10.
test('a discount over the limit of its author is priced, and submitted for approval instead of sent', async () => {
  const { form, write, press, sent, router, platform } = await showForm(({ answer }) => {
    answer(previewProposal, ({ body }) => {
      const discounts = body.lines.map(({ discountPercent }) => discountPercent);
      return {
        priced: makeBookedQuote().quote,
        validUntil: '2027-01-17T09:00:00Z',
        ...(Number(discounts[0]) > 10 && { discountLimit: 10, discountPercent: Number(discounts[0]) }),
      };
    });
  });
  await write([...nave, ['Remise (%)', '12']]);
  await press('Calculer le total');
  expect((await form.findByText(/^La remise est de 12/)).textContent).toContain('une autre personne');
  expect(form.queryByRole('button', { name: 'Envoyer la proposition' })).toBeNull();
  await write([['Remise (%)', '101']]);
  await press('Calculer le total');
  expect(await form.findByText('Nombre non valable')).toBeTruthy();
  await write([['Remise (%)', '10']]);
  await press('Calculer le total');
  expect(await form.findByRole('button', { name: 'Envoyer la proposition' })).toBeTruthy();
  expect(sent()[1]?.body).toMatchObject({ lines: [{ unitPrice: 450_050, discountPercent: 10 }] });
  await write([['Remise (%)', '12']]);
  await press('Calculer le total');
  await userEvent.click(await form.findByRole('button', { name: 'Soumettre pour approbation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.proposal(fakeProposalId)));
  expect(sent().at(-1)).toMatchObject({
    to: `/api/desk/customers/${fakeCustomerId}/proposals/to-approve`,
    body: { demandId, lines: [{ discountPercent: 12 }], totalExcludingVatPrice: 2_793_60 },
  });
  expect(platform.notices.map(({ text }) => text)).toEqual(['La proposition attend l’approbation d’une autre personne.']);
});

// Lifecycle L13.
test('what its customer could not hold is said with the price, and again where it cannot be held once it is sent', async () => {
  const refusals = [
    { type: 'restaurant-too-small', date: '2027-01-19', pax: 300, most: 130 },
    undefined,
    { type: 'rooms-taken', dates: ['2027-01-19'] },
  ] as const;
  let priced = 0;
  const { form, write, press } = await showForm(({ answer }) => {
    answer(previewProposal, () => {
      const refusal = refusals[priced++];
      return {
        ...{ priced: makeBookedQuote().quote, validUntil: '2027-01-17T09:00:00Z' },
        ...(refusal ? {} : { lacksEvening: '2027-01-19' }),
        ...(refusal && { refusal: refusal.type === 'rooms-taken' ? { ...refusal, dates: [...refusal.dates] } : refusal }),
      };
    });
    answer(sendProposal, () => refuse('no-longer-available', { members: { reason: { type: 'rooms-taken', dates: ['2027-01-19'] } } }));
  });
  await write(nave);
  await press('Calculer le total');
  expect(
    await form.findByText(/ni retenue ni signée telle quelle. Le restaurant sert 130 personnes à la fois, le déjeuner en compte 300/),
  ).toBeTruthy();
  await press('Calculer le total');
  await waitFor(() => expect(form.queryByText(/Le restaurant sert/)).toBeNull());
  expect(form.getByText(/^L’espace de l’afterwork n’est pas libre le mar/)).toBeTruthy();
  await press('Envoyer la proposition');
  expect(await form.findByText(/Complet le mar/)).toBeTruthy();
});

// Lifecycle L11.
const proposed = (part: Partial<Quote> = {}) => {
  const { items, ...rest } = makeBookedQuote().quote;
  const [item] = items;
  if (!item) throw new Error('a quote has lines');
  const written = [
    { ...item, code: 'FREE_SERVICE' as const, description: 'Nef avec scène', quantity: 1, unitPrice: 4_050_00, catalogPrice: 4_500_00 },
    { ...item, code: 'FREE_FOOD' as const, description: 'Dîner assis', quantity: 50, unitPrice: 62_50, catalogPrice: 62_50 },
  ];
  return { ...makeBookedQuote({ ...rest, items: written, ...part }), revision: 3 };
};

const showing =
  (booked: BookedQuote): Prepare =>
  ({ answer }) => {
    answer(getBookedQuote, () => booked);
    answer(listDeals, () => ({ deals: [followedDeal()], total: 1, isMore: false, next: null }));
  };

test('the next version of a proposal begins with its lines, may hold the rooms, and names what it takes the place of', async () => {
  const { sent } = await showStaff(paths.nextVersion(fakeQuoteId), {
    prepare: showing(proposed()),
  });
  const form = within(screen.getByRole('form', { name: 'Proposition' }));
  expect(form.getAllByRole('textbox', { name: 'Prix unitaire HT (€)' }).map((field) => (field as HTMLInputElement).value)).toEqual([
    '4500',
    '62,50',
  ]);
  await userEvent.click(form.getByRole('checkbox', { name: /^Retenir les salles/ }));
  await userEvent.click(form.getByRole('button', { name: 'Calculer le total' }));
  await userEvent.click(await form.findByRole('button', { name: 'Envoyer la proposition' }));
  await waitFor(() =>
    expect(sent().at(-1)?.body).toMatchObject({
      lines: [
        { label: 'Nef avec scène', unitPrice: 4_500_00, discountPercent: 10, vatKind: 'service' },
        { label: 'Dîner assis', quantity: 50, unitPrice: 62_50, vatKind: 'food' },
      ],
      holds: true,
      replaces: { quoteId: fakeQuoteId, revision: 3 },
    }),
  );
});

test('the next version of a line of the price list has its code, and its price as it was proposed', async () => {
  const { items } = makeBookedQuote().quote;
  const [item] = items;
  if (!item) throw new Error('a quote has lines');
  const own = { ...item, custom: true, description: 'Petite salle, matin', quantity: 2 };
  const { sent } = await showStaff(paths.nextVersion(fakeQuoteId), {
    prepare: showing(
      proposed({
        items: [
          { ...own, code: 'Petite', duration: 'AM', unitPrice: 108_00, catalogPrice: 120_00, applyGlobalDiscount: false },
          { ...own, code: 'AMPM', unitPrice: 90_00, catalogPrice: 95_00, applyGlobalDiscount: true },
        ],
      }),
    ),
  });
  const form = within(screen.getByRole('form', { name: 'Proposition' }));
  await userEvent.click(form.getByRole('button', { name: 'Calculer le total' }));
  await form.findByRole('button', { name: 'Envoyer la proposition' });
  expect(sent()[0]?.body).toMatchObject({
    lines: [
      { code: 'Petite', duration: 'AM', quantity: 2, unitPrice: 120_00, discountPercent: 10 },
      { code: 'AMPM', unitPrice: 90_00 },
    ],
  });
});

test('a quote whose lines have codes is changed by no proposal, by its address neither', async () => {
  const booked = makeBookedQuote();
  await showStaff(paths.nextVersion(fakeQuoteId), { prepare: showing({ ...booked, quote: { ...booked.quote, status: 'Presented' } }) });
  expect(screen.getByText('Seule une proposition qui attend sa signature peut être modifiée ici.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a proposal says which version it is, and leads to the next one', async () => {
  await showStaff(paths.quote(fakeQuoteId), { prepare: showing(proposed({ version: 2 })) });
  expect(screen.getByText('Version 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Modifier la proposition' }).getAttribute('href')).toBe(paths.nextVersion(fakeQuoteId));
});

test('an earlier version of a proposal leads to the last one and is changed no more', async () => {
  const supersededBy = '00000000-0000-4000-8000-00000000000b';
  await showStaff(paths.quote(fakeQuoteId), {
    prepare: showing(proposed({ status: 'Rejected', option: null, supersededBy })),
  });
  expect(screen.getByText('Remplacé')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir la nouvelle version' }).getAttribute('href')).toBe(paths.quote(supersededBy));
  expect(screen.queryByRole('link', { name: 'Modifier la proposition' })).toBeNull();
});

test('what is missing or no number is said beside its field, and nothing is asked', async () => {
  const { form, write, press, sent } = await showForm();
  await write([['Prix unitaire HT (€)', 'beaucoup']]);
  await press('Calculer le total');
  expect(await form.findByText('À remplir')).toBeTruthy();
  expect(form.getByText('Nombre non valable')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a line that changes after the price was shown has to be priced again before it is sent', async () => {
  const { form, write, press } = await showForm();
  await write(nave);
  await press('Calculer le total');
  expect(await form.findByRole('button', { name: 'Envoyer la proposition' })).toBeTruthy();
  await write([['Prix unitaire HT (€)', '5000']]);
  expect(form.queryByRole('button', { name: 'Envoyer la proposition' })).toBeNull();
});

test.each([
  ['event-over', 'L’événement est trop proche pour une proposition.'],
  ['no-longer-available', 'Les salles de cette demande ne sont plus libres.'],
] as const)('a refusal (%s) says why', async (code, words) => {
  const { write, press } = await showForm(({ answer }) => answer(previewProposal, () => refuse(code)));
  await write(nave);
  await press('Calculer le total');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('a price that changed meanwhile is not sent', async () => {
  const { form, write, press } = await showForm(({ answer }) => answer(sendProposal, () => refuse('price-changed')));
  await write(nave);
  await press('Calculer le total');
  await userEvent.click(await form.findByRole('button', { name: 'Envoyer la proposition' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Le prix a changé entre-temps');
  expect(form.queryByRole('button', { name: 'Envoyer la proposition' })).toBeNull();
});
