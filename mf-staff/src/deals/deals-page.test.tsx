import { assignDeals, listDeals } from '@plenary/contracts/desk-deals.endpoints';
import type { DealsAssigned, DealsPage } from '@plenary/contracts/desk-deals.schemas';
import { dealStages } from '@plenary/contracts/desk-deals-terms';
import { addSavedView } from '@plenary/contracts/saved-views.endpoints';
import { languages } from '@plenary/contracts/terms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { lostDeal, louis } from '../testing/answer-desk.ts';
import { makeView } from '../testing/answer-views.ts';
import { samia } from '../testing/fake-staff.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { makeRoom } from '../testing/make-room.ts';
import { showStaff } from '../testing/show-staff.ts';

const followedBy = (owner: typeof louis | null, version = 3) => ({ owner, nextAction: '', nextDay: null, version });
const otherQuoteId = '2b7e1516-28ae-4d2a-abf7-158809cf4f3c';
let queries: object[] = [];
beforeEach(() => {
  queries = [];
});
const show = (address = paths.events({ sort: 'days' }), page: Partial<DealsPage> = {}, language?: (typeof languages)[number]) =>
  showStaff(address, {
    language,
    prepare: ({ answer }) =>
      answer(listDeals, ({ query }) => {
        queries.push(query);
        return { deals: [makeDeal()], total: 1, isMore: false, next: null, ...page };
      }),
  });
const rowWords = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));

test('each deal has customer, venue, days, stage, people, amount and deadline, and leads to its quote', async () => {
  await show(undefined, {
    deals: [makeDeal(), makeDeal({ quoteId: otherQuoteId, customer: null, stage: 'confirmed', endsAt: null, followUp: followedBy(louis) })],
    total: 2,
  });
  expect(rowWords()).toEqual([
    [
      'Atelier NordClaire Martin',
      'Comet Ternes19–20 janv. 2027',
      'Option 1',
      '60',
      expect.stringMatching(/^4\s125\s€$/),
      expect.stringMatching(/^11 janv\. 2027/),
      '–',
    ],
    ['Client effacé', 'Comet Ternes19–20 janv. 2027', 'Confirmé', '60', expect.stringMatching(/€$/), '–', 'Louis Arnaud'],
  ]);
  expect(screen.getByRole('link', { name: 'Atelier Nord' }).getAttribute('href')).toBe(paths.quote(fakeQuoteId));
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('2 événements');
});

// Desk D8.
test('the number of deals stands with what they come to, where that is told', async () => {
  const totals = () => screen.getAllByRole('status').map((one) => one.textContent);
  const { unmount } = await show(undefined, { netPrice: 412_500 });
  expect(totals()).toContainEqual(expect.stringMatching(/^1 événement · 4\s125\s€ HT$/));
  unmount();
  await show();
  expect(totals()).toContain('1 événement');
});

// Desk D8.
test('who follows a deal up, what comes next and the last contact stand in one cell', async () => {
  const followUp = { ...followedBy(louis), nextAction: 'Envoyer le plan', nextDay: '2027-01-12' };
  await show(undefined, { deals: [makeDeal({ followUp, lastContactAt: '2027-01-08T23:30:00Z' })] });
  expect(rowWords()[0]?.at(-1)).toMatch(/^Louis ArnaudEnvoyer le plan, .*12 janv.*Dernier contact\s: 9 janv\.$/);
});

// Desk D7.
test('an event tells its rooms, the people guaranteed where others are expected, lunch by service and its Meeting Scientist', async () => {
  await show(undefined, {
    deals: [
      makeDeal({
        ...{ stage: 'confirmed', pax: 25, guaranteed: 24, rooms: ['Bayen', 'Laugier'], scientist: 'Léa Roux' },
        lunches: [{ service: 'service2', seats: 22 }],
      }),
      makeDeal({ quoteId: otherQuoteId, stage: 'confirmed', pax: 24, guaranteed: 24, rooms: [], lunches: [], scientist: null }),
    ],
  });
  const [[, where, , people] = [], [, , , same] = []] = rowWords();
  expect([where, people, same]).toEqual([
    expect.stringMatching(/^Comet Ternes19–20 janv\. 2027Bayen, LaugierMeeting Scientist\s: Léa Roux$/),
    '2524 garantis22 au 2e service',
    '24',
  ]);
});

// Desk D7.
test('an event tells its title and where its survey stands; a quote has no survey', async () => {
  await show(undefined, {
    deals: [
      makeDeal({ stage: 'confirmed', title: 'Séminaire d’été', survey: 'to-validate' }),
      makeDeal({ quoteId: otherQuoteId, title: '', survey: null }),
    ],
  });
  const [[who, , stands] = [], [quoted, , standing] = []] = rowWords();
  expect([who, stands]).toEqual([
    expect.stringMatching(/^Atelier NordClaire Martin«\sSéminaire d’été\s»$/),
    'ConfirméQuestionnaire à valider',
  ]);
  expect([quoted, standing]).toEqual(['Atelier NordClaire Martin', 'Option 1']);
});

test('columns are filtered by the address: company, survey, lunch, Meeting Scientist, room of the venue, people', async () => {
  const { where } = await show(paths.events({ country: 'FRA', venue: 'ternes', sort: 'days' }), { scientists: ['Léa Roux', 'Marc Aubry'] });
  await userEvent.click(screen.getByText('Filtrer par entreprise, questionnaire, déjeuner, effectif, salle, Meeting Scientist'));
  /** Ends when the page shows it: the next choice adds to it. */
  const choose = async (name: string, option: string) => {
    const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name });
    await userEvent.selectOptions(select(), option);
    await waitFor(() => expect(select().selectedOptions[0]?.textContent).toBe(option));
  };
  await userEvent.type(screen.getByRole('textbox', { name: 'Entreprise (début du nom)' }), ' Atelier {Enter}');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ company: 'Atelier' }));
  await choose('Questionnaire', 'À valider');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ survey: 'to-validate' }));
  await choose('Déjeuner', '2e service');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ lunch: 'service2' }));
  await choose('Meeting Scientist', 'Marc Aubry');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ scientist: 'Marc Aubry' }));
  await choose('Salle', 'Atelier');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ room: makeRoom('Atelier').id }));
  await userEvent.type(screen.getByLabelText('Personnes, au moins'), '20');
  await userEvent.type(screen.getByLabelText('Personnes, au plus'), '10{Enter}');
  expect(screen.getByText('Moins que le minimum.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Personnes, au plus'));
  await userEvent.type(screen.getByLabelText('Personnes, au plus'), '40{Enter}');
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ paxFrom: 20, paxTo: 40, survey: 'to-validate', lunch: 'service2' }));
  expect(where()).toContain('paxFrom=20&paxTo=40');
});

test('a deal says what it waits for or exceeds, and those of a flag are asked for by the address', async () => {
  const { where } = await show(undefined, { deals: [makeDeal({ stage: 'confirmed', flags: ['price-open', 'over-capacity'] })] });
  expect(rowWords()[0]?.[2]).toBe('ConfirméPrix en attenteCapacité dépassée');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'À savoir' }), 'Effectif garanti sous 48 h');
  await waitFor(() => expect(where()).toBe(paths.events({ flag: 'guarantee-due', sort: 'days' })));
  expect(queries.at(-1)).toEqual({ flag: 'guarantee-due', sort: 'days' });
});

// Desk D8.
test('a lost deal tells why, and those of a reason are asked for by the address', async () => {
  const { where } = await show(undefined, { deals: [lostDeal()] });
  expect(rowWords()[0]?.[2]).toBe('RefuséConcurrent · Hôtel voisin');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Perdu' }), 'Prix');
  await waitFor(() => expect(where()).toBe(paths.events({ lost: 'price', sort: 'days' })));
  expect(queries.at(-1)).toEqual({ lost: 'price', sort: 'days' });
});

test('what is asked for stands in the address, and another filter begins on the first page', async () => {
  const { where } = await show(paths.events({ stage: 'option-1', after: '2027-01-19_x' }));
  expect(queries.at(-1)).toEqual({ stage: 'option-1', after: '2027-01-19_x', sort: 'days' });
  const choose = async (name: string, id: string) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name }), id);
    await waitFor(() => expect((screen.getByRole('combobox', { name }) as HTMLSelectElement).value).toBe(id));
  };
  await userEvent.type(screen.getByRole('searchbox', { name: /^Entreprise/ }), ' Atelier {Enter}');
  await screen.findByDisplayValue(/^Atelier$/, { normalizer: (text) => text });
  expect(where()).toBe('/staff/events?search=Atelier&stage=option-1&sort=days');
  await choose('Pays', 'FRA');
  await choose('Lieu', 'ternes');
  expect(where()).toBe('/staff/events?search=Atelier&stage=option-1&country=FRA&venue=ternes&sort=days');
  await choose('Ordre', 'net');
  await choose('Pays', 'BEL');
  expect(where()).toBe('/staff/events?search=Atelier&stage=option-1&country=BEL&sort=net');
  expect(queries.at(-1)).toEqual({ search: 'Atelier', stage: 'option-1', country: 'BEL', sort: 'net' });
});

test('an address that says nothing leads to the events from today on, and those before are shown without that day', async () => {
  const { where } = await show('/staff/events');
  expect(where()).toMatch(/^\/staff\/events\?from=\d{4}-\d{2}-\d{2}&sort=days$/);
  fireEvent.change(screen.getByLabelText('Du'), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  await waitFor(() => expect(where()).toBe('/staff/events?sort=days'));
  expect(queries.at(-1)).toEqual({ sort: 'days' });
});

test('a change made while the one before is on its way keeps it', async () => {
  const { where } = await show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Étape' }), { target: { value: 'signing' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordre' }), { target: { value: 'ends' } });
  await waitFor(() => expect((screen.getByRole('combobox', { name: 'Ordre' }) as HTMLSelectElement).value).toBe('ends'));
  expect(where()).toBe('/staff/events?stage=signing&sort=ends');
});

test('a period is asked for once it is whole, and a day before its first is refused in place', async () => {
  const { where } = await show();
  const [from, to] = [screen.getByLabelText('Du'), screen.getByLabelText('Au')];
  fireEvent.change(from, { target: { value: '2027-02-01' } });
  fireEvent.change(to, { target: { value: '2027-01-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Ce jour précède le premier.')).toBeTruthy();
  fireEvent.change(to, { target: { value: '2030-02-06' } });
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(screen.getByText(/^1\s100 jours au plus\.$/)).toBeTruthy();
  expect(where()).toBe('/staff/events?sort=days');
  fireEvent.change(to, { target: { value: '2027-02-28' } });
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  await waitFor(() => expect(where()).toBe('/staff/events?from=2027-02-01&to=2027-02-28&sort=days'));
});

test.each([
  'search=x&stage=sold&country=DEU&venue=ternes&from=2027-02-31&to=soon&sort=colour',
  'from=2027-02-28&to=2027-02-01',
  'country=FRA&venue=elsewhere',
])('what the address cannot mean is left out: %s', async (query) => {
  await show(`/staff/events?${query}`);
  const { from, country } = Object.fromEntries(new URLSearchParams(query)) as Record<string, string>;
  expect(queries.at(-1)).toEqual({ ...(from === '2027-02-28' && { from }), ...(country === 'FRA' && { country }), sort: 'days' });
});

test('a period of the address that is too long is cut before it is asked for', async () => {
  await show('/staff/events?from=2027-01-01&to=2099-01-01');
  expect(queries.at(-1)).toMatchObject({ from: '2027-01-01', to: '2030-01-04' });
});

// Desk D2, D35.
test('columns are chosen from a menu and stand in the address: table, file and saved view have the same', async () => {
  const kept: object[] = [];
  const { where } = await showStaff(paths.events({ columns: 'venue,days,stage', sort: 'days', after: '2027-01-19_x' }), {
    prepare: ({ answer }) => {
      answer(listDeals, () => ({ deals: [makeDeal({ rooms: ['Bayen'] })], total: 1, isMore: false, next: null }));
      answer(addSavedView, ({ body }) => {
        kept.push(body.filter);
        return makeView(body);
      });
    },
  });
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.textContent);
  expect(heads()).toEqual(['Client', 'Lieu', 'Étape']);
  expect(rowWords()[0]).toEqual(['Atelier NordClaire Martin', 'Comet Ternes19–20 janv. 2027', 'Option 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Colonnes : 3 sur 19' }));
  const column = (name: string) => screen.findByRole('menuitemcheckbox', { name });
  await userEvent.click(await column('Créé le'));
  await waitFor(() => expect(heads()).toEqual(['Client', 'Lieu', 'Étape', 'Créé le']));
  expect((await column('Créé le')).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(await column('Lieu'));
  await waitFor(() => expect(heads()).toEqual(['Client', 'Jours', 'Étape', 'Créé le']));
  expect(where()).toBe(paths.events({ sort: 'days', columns: 'days,stage,created', after: '2027-01-19_x' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href')).toBe(
    '/api/desk/deals/export?sort=days&columns=days%2Cstage%2Ccreated&format=csv&lng=fr',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Garder cette vue' }));
  await userEvent.type(screen.getByLabelText('Nom'), 'Dates');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(kept).toEqual([{ sort: 'days', columns: 'days,stage,created' }]));
});

test('the last column stays, and an address that names none that there is shows the usual ones', async () => {
  const { where, unmount } = await show(paths.events({ columns: 'stage,colour', sort: 'days' }));
  expect(queries.at(-1)).toEqual({ columns: 'stage', sort: 'days' });
  await userEvent.click(screen.getByRole('button', { name: 'Colonnes : 1 sur 19' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Étape', checked: true }));
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain('Étape');
  expect(where()).toContain('columns=stage');
  unmount();
  await show(paths.events({ columns: 'colour', sort: 'days' }));
  expect(queries.at(-1)).toEqual({ sort: 'days' });
});

test('a file of all that the filter finds is offered in the language of the page', async () => {
  await show(paths.events({ search: 'Nord', after: '2027-01-19_x' }), {}, 'nl');
  const link = screen.getByRole('link', { name: 'Exporteren als CSV' });
  expect(link.getAttribute('href')).toBe('/api/desk/deals/export?search=Nord&format=csv&lng=nl');
  expect(link.hasAttribute('download')).toBe(true);
});

// Desk D25.
test('a file has a row a deal, a day of an event or a line of a quote, as chosen', async () => {
  await show(paths.events({ search: 'Nord' }));
  const href = () => screen.getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lignes du fichier' }), 'Une par ligne de devis');
  expect(href()).toBe('/api/desk/deals/export?search=Nord&rows=lines&format=csv&lng=fr');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lignes du fichier' }), 'Une par dossier');
  expect(href()).toBe('/api/desk/deals/export?search=Nord&format=csv&lng=fr');
});

test('without a result there is nothing to export, and a page says so', async () => {
  await show(undefined, { deals: [], total: 0 });
  expect(screen.getByText('Aucun événement ne correspond')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Exporter en CSV' })).toBeNull();
});

test('more than are counted are told, and a next page goes on with the filter', async () => {
  await show(paths.events({ stage: 'quote' }), { total: 10_000, isMore: true, next: '2027-01-19_x' });
  expect(screen.getByText(/^Plus de 10\s000 événements$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Suivants' }).getAttribute('href')).toBe(paths.events({ stage: 'quote', after: '2027-01-19_x' }));
});

test.each(languages)('every stage has its word (%s)', async (language) => {
  await show(
    paths.events(),
    {
      deals: dealStages.map((stage, index) => makeDeal({ quoteId: otherQuoteId.replace(/.$/, String(index)), stage })),
      total: dealStages.length,
    },
    language,
  );
  const words = rowWords().map((cells) => cells[2] ?? '');
  expect(new Set(words).size).toBe(dealStages.length);
  expect(words.filter((word) => word.includes('deals.') || word === '')).toEqual([]);
});

// design: desk D7
describe('the selected deals', () => {
  const third = '3c7e1516-28ae-4d2a-abf7-158809cf4f3c';
  const deals = [
    makeDeal({ followUp: followedBy(null, 0) }),
    makeDeal({ quoteId: otherQuoteId, customer: null, followUp: followedBy(louis) }),
    makeDeal({ quoteId: third }),
  ];
  const assigning = (refused: DealsAssigned['refused']) => {
    const asked: object[] = [];
    return {
      asked,
      shown: showStaff(paths.events({ sort: 'days' }), {
        prepare: ({ answer }) => {
          answer(listDeals, () => ({ deals, total: 3, isMore: false, next: null }));
          answer(assignDeals, ({ body }) => {
            asked.push(body);
            const assigned = body.deals.filter(({ quoteId }) => !refused.some((one) => one.quoteId === quoteId));
            return { assigned: assigned.map(({ quoteId, version }) => ({ quoteId, followUp: followedBy(louis, version + 1) })), refused };
          });
        },
      }),
    };
  };
  const bar = () => within(screen.getByRole('region', { name: 'Sélection' }));

  test('are assigned to one of the team at once, each from the version that was shown', async () => {
    const { asked, shown } = assigning([]);
    await shown;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Sélectionner Atelier Nord' })[1] as HTMLElement);
    expect(bar().getByText('2 événements sélectionnés')).toBeTruthy();
    await bar().findByRole('option', { name: louis.name });
    await userEvent.selectOptions(bar().getByRole('combobox', { name: 'Suivi par' }), louis.name);
    await userEvent.click(bar().getByRole('button', { name: 'Attribuer' }));
    await waitFor(() => expect(bar().queryByRole('button', { name: 'Attribuer' })).toBeNull());
    expect(asked).toEqual([
      {
        ownerId: louis.userId,
        deals: [
          { quoteId: fakeQuoteId, version: 0 },
          { quoteId: otherQuoteId, version: 3 },
        ],
      },
    ]);
    expect(bar().getAllByText('2 événements mis à jour').length).toBeGreaterThan(0);
  });

  test('are saved as a file of them alone, in the order of the list', async () => {
    await assigning([]).shown;
    expect(screen.queryByRole('region', { name: 'Sélection' })?.querySelector('a')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Sélectionner Atelier Nord' })[1] as HTMLElement);
    const [path, query] = bar().getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href')?.split('?') ?? [];
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      '/api/desk/deals/export',
      { ids: `${fakeQuoteId},${otherQuoteId}`, sort: 'days', format: 'csv', lng: 'fr' },
    ]);
  });

  test('are offered to a job for what it may do with all of them: finance saves them and assigns none', async () => {
    await showStaff(paths.events({ sort: 'days' }), {
      platform: { session: { ...samia, jobs: [{ job: 'finance', scope: 'network', places: [] }] } },
      prepare: ({ answer }) => answer(listDeals, () => ({ deals, total: 3, isMore: false, next: null })),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    expect(bar().getByRole('link', { name: 'Exporter en CSV' })).toBeTruthy();
    expect(bar().queryByRole('button', { name: 'Attribuer' })).toBeNull();
  });

  // design: desk D12
  test('are chosen by keys while the focus is in the list: J and K go on and back, X selects', async () => {
    const { shown } = assigning([]);
    await shown;
    const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-keyshortcuts'));
    const inList = links.filter((link) => link.closest('table'));
    inList[0]?.focus();
    await userEvent.keyboard('jx');
    expect(document.activeElement).toBe(inList[1]);
    await userEvent.keyboard('jkkx');
    expect(document.activeElement).toBe(inList[0]);
    expect(bar().getByText('2 événements sélectionnés')).toBeTruthy();
    await userEvent.keyboard('x');
    expect(bar().getByText('1 événement sélectionné')).toBeTruthy();
    screen.getByRole('searchbox').focus();
    await userEvent.keyboard('x');
    expect(bar().getByText('1 événement sélectionné')).toBeTruthy();
  });

  test('get their next action at once, whoever follows them up', async () => {
    const { asked, shown } = assigning([]);
    await shown;
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Sélectionner Atelier Nord' })[0] as HTMLElement);
    await userEvent.click(bar().getByRole('button', { name: 'Prochaine action' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(true);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Prochaine action' }), 'Appeler pour le menu');
    fireEvent.change(dialog.getByLabelText('Pour le'), { target: { value: '2026-09-20' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([
      { next: { nextAction: 'Appeler pour le menu', nextDay: '2026-09-20' }, deals: [{ quoteId: fakeQuoteId, version: 0 }] },
    ]);
  });

  test('that are refused are named with the reason, and stay selected', async () => {
    const { asked, shown } = assigning([
      { quoteId: otherQuoteId, code: 'stale-version', current: followedBy(louis, 4) },
      { quoteId: fakeQuoteId, code: 'stale-version', current: followedBy(null, 1) },
      { quoteId: third, code: 'not-found' },
    ]);
    await shown;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.selectOptions(bar().getByRole('combobox', { name: 'Suivi par' }), 'Non attribuée');
    await userEvent.click(bar().getByRole('button', { name: 'Attribuer' }));
    expect((await bar().findAllByRole('listitem')).map((one) => one.textContent?.replace(/\s/g, ' '))).toEqual([
      'Client effacé : a changé entre-temps, suivi par Louis Arnaud. Recommencez pour remplacer.',
      'Atelier Nord : a changé entre-temps, et personne ne le suit. Recommencez.',
      'Atelier Nord : n’existe plus',
    ]);
    expect(asked).toMatchObject([{ ownerId: null }]);
    expect(bar().getByText('3 événements sélectionnés')).toBeTruthy();
    await userEvent.click(bar().getByRole('button', { name: 'Ne rien sélectionner' }));
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
  });
});
