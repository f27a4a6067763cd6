import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import { quoteReference } from '@plenary/contracts/quote-reference';
import * as versions from '@plenary/contracts/sheet-versions.endpoints';
import * as contract from '@plenary/contracts/sheets.endpoints';
import { languages } from '@plenary/contracts/terms';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { makeDayBookings, makeDaySurveys, makePaperVersions, makeSheetVersions, secondVersion } from '../testing/make-sheet.ts';
import { fakeEventId } from '../testing/make-survey.ts';
import { showStaff } from '../testing/show-staff.ts';

const day = '2027-03-16';
const sheet = paths.sheet({ venue: 'ternes', day });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the day sheet', () => {
  test('has the events by start time, each with its rooms, food, people and flags', async () => {
    await showStaff(sheet);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Feuille du jour, Comet Ternes');
    expect(screen.getByText('Mardi 16 mars 2027')).toBeTruthy();
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(names).toEqual(['Réservation', 'Séminaire de direction', 'Grand Compte']);
    const event = screen.getByRole('article', { name: 'Séminaire de direction' });
    expect(rowsOf(within(event).getByRole('table'))).toEqual([
      [
        '08:30 – 18:00',
        'Salon Wagram (étage 1)Séminaire de direction',
        'Théâtre',
        '48 sur 86',
        '08:00',
        'Projecteur ou écran, Wifi\nDeux rangs\nDeux micros cravate',
      ],
      [
        '14:00 – 16:00',
        'Bayen (étage 2)Groupe Offre',
        'En U',
        '18 sur 17Dépassement autorisé par samia@comet.example',
        '13:30',
        'Paperboard',
      ],
      ['18:30 – 21:00', 'La Cour (étage 0)', '–', '30', '18:00', '–'],
    ]);
    await within(event).findByText('+33 6 12 34 56 78');
    const facts = within(event)
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
    expect(facts).toEqual([
      '48 garantis, 51 venus',
      'Petit-déjeuner et Pause gourmande',
      'Déjeuner, 1er service, 12:15 – 13:15, 48 personnes, Six tables de huit',
      '3 mentions, voir la feuille de cuisine',
      '18:30 – 21:00, La Cour, 30 personnes',
      'Facilitateur',
      'La direction arrive par le train de 8 h 11.',
      expect.stringMatching(/^Claire Martin, \+33 6 12 34 56 78$/),
      expect.stringMatching(/^Nadia Keller, \+33 1 42 00 10 01$/),
    ]);
    const flags = ['Questionnaire à valider', 'Prix en attente', 'Capacité dépassée', 'Acompte en attente'];
    expect(
      within(within(event).getAllByRole('list')[0] as HTMLElement)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(flags);
    expect(within(event).getByRole('link', { name: 'Devis' }).getAttribute('href')).toBe(paths.quote(fakeQuoteId));
    expect(within(event).getByRole('link', { name: 'Logistique' }).getAttribute('href')).toBe(paths.survey(fakeEventId));
    expect(within(screen.getByRole('article', { name: 'Grand Compte' })).getByText(/^Option valable jusqu’au 10 mars 2027/)).toBeTruthy();
  });

  test('counts what is confirmed, and names free rooms and blocks', async () => {
    await showStaff(sheet);
    const figures = screen
      .getAllByRole('term')
      .slice(0, 4)
      .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`);
    expect(figures).toEqual(['2 événements', '48 personnes', '48 Déjeuner, 1er service', '3 régimes ou allergies']);
    const listOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    expect(listOf('Salles libres')).toEqual(['Bayen (étage 2)matin', 'Salon Mac-Mahon (étage 1)toute la journée']);
    expect(listOf('Salles bloquées')).toEqual([expect.stringMatching(/^NielTravaux, Peinture, Du 16 mars 2027/)]);
  });

  test('leads to the days around it, to another venue and day, and to the other papers', async () => {
    const { where } = await showStaff(sheet);
    // The desk has a place called today before the page's own link.
    const to = (name: string) => screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href');
    expect(to('Jour précédent')).toBe('/staff/sheets/ternes/2027-03-15');
    expect(to('Jour suivant')).toBe('/staff/sheets/ternes/2027-03-17');
    expect(to('Aujourd’hui')).toBe(paths.sheet({ venue: 'ternes', day: localToday(new Date()) }));
    expect(to('Cuisine')).toBe(`${sheet}/kitchen`);
    fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '0002-03-20' } });
    expect(where()).toBe(sheet);
    fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2027-03-20' } });
    await waitFor(() => expect(where()).toBe('/staff/sheets/ternes/2027-03-20'));
  });

  test('prints, and is exported in the language of the page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await showStaff(sheet, { language: 'nl' });
    await userEvent.click(screen.getByRole('button', { name: 'Afdrukken' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const file = screen.getByRole('link', { name: 'Exporteren als CSV' });
    expect(file.getAttribute('href')).toBe(`/api/desk/sheets/ternes/${day}/export?list=day&format=csv&lng=nl`);
    expect(file.hasAttribute('download')).toBe(true);
    const pdf = screen.getByRole('link', { name: 'Opslaan als PDF' });
    expect(pdf.getAttribute('href')).toBe(`/api/desk/sheets/ternes/${day}/pdf?list=day&lng=nl`);
  });

  // Desk D16: whoever holds a file holds a numbered sheet.
  test('saved as a PDF shows its new number at once; a refusal is said and saves nothing', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:sheet';
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    let numbered = 1;
    let isAway = false;
    const told = makePaperVersions();
    const numberedVersions = () => told.versions.slice(0, 1).map((version) => ({ ...version, number: numbered }));
    const { platform } = await showStaff(sheet, {
      prepare: ({ answer }) => {
        answer(contract.getDayBookings, () => ({ ...makeDayBookings(day), versions: { ...told, versions: numberedVersions() } }));
        answer(contract.getDaySheetPdf, () => {
          if (isAway) refuse('documents-unavailable', { retryAfterSeconds: 2 });
          numbered += 1;
          return undefined;
        });
      },
    });
    const pdf = screen.getByRole('link', { name: 'Enregistrer en PDF' });
    expect(screen.getByText(/· Fiche n° 1$/)).toBeTruthy();
    await userEvent.click(pdf);
    await screen.findByText(/· Fiche n° 2$/);
    expect(saved).toEqual([`ternes-${day}.pdf`]);
    isAway = true;
    await userEvent.click(pdf);
    await waitFor(() => expect(platform.notices.at(-1)?.text).toMatch(/^Le PDF ne peut pas être préparé/));
    expect(saved).toHaveLength(1);
    click.mockRestore();
  });

  test('is asked for once, with the versions of its paper; an older service is asked for those apart', async () => {
    const told = makePaperVersions();
    const { calls, unmount } = await showStaff(sheet, {
      prepare: ({ answer }) => answer(contract.getDayBookings, () => ({ ...makeDayBookings(day), versions: told })),
    });
    expect(screen.getByText('Mardi 16 mars 2027').parentElement?.textContent).toMatch(/ · Fiche n° 1$/);
    expect(calls(`/api/desk/sheets/ternes/${day}/papers/day?lng=fr`)).toBe(0);
    unmount();
    const older = await showStaff(sheet);
    expect(older.calls(`/api/desk/sheets/ternes/${day}/papers/day?lng=fr`)).toBe(1);
  });

  test('a closed day says why, and an empty one that there is nothing', async () => {
    await showStaff(paths.sheet({ venue: 'ternes', day: '2027-03-13' }));
    expect(screen.getByText('Le lieu est fermé ce jour-là')).toBeTruthy();
    expect(screen.getByText('Week-end')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Rien ce jour-là' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Salles libres' })).toBeNull();
  });

  test('a day that is none leads to today, and a venue that is none is not found', async () => {
    const { where } = await showStaff('/staff/sheets/ternes/2027-02-30');
    expect(where()).toBe(paths.sheet({ venue: 'ternes', day: localToday(new Date()) }));
  });

  test.each(['/staff/sheets', '/staff/sheets/ternes'])('%s leads to today', async (address) => {
    const { where } = await showStaff(address);
    expect(where()).toBe(paths.sheet({ venue: 'ternes', day: localToday(new Date()) }));
  });
});

describe('one service away hides only its part', () => {
  const away = () => refuse('service-unavailable');

  test('without the surveys, rooms and hours are those of the booking', async () => {
    const report = jest.fn();
    await showStaff(sheet, { platform: { report }, prepare: ({ answer }) => answer(contract.getDaySurveys, away) });
    expect(screen.getByRole('alert').textContent).toContain('Un service ne répond pas');
    const [, event] = screen.getAllByRole('article');
    expect(within(event as HTMLElement).getByRole('heading').textContent).toBe('Atelier Nord');
    expect(rowsOf(within(event as HTMLElement).getByRole('table'))[0]?.slice(0, 4)).toEqual([
      '08:00 – 18:00',
      'Salon Wagram (étage 1)',
      'Théâtre',
      '48 sur 86',
    ]);
    expect(screen.queryByText('Sans questionnaire')).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('without the bookings, rooms have their names alone, and nothing is called free', async () => {
    await showStaff(sheet, { platform: { report: jest.fn() }, prepare: ({ answer }) => answer(contract.getDayBookings, away) });
    const [event] = screen.getAllByRole('article');
    expect(rowsOf(within(event as HTMLElement).getByRole('table'))[0]?.slice(1, 4)).toEqual([
      'Salon WagramSéminaire de direction',
      'Théâtre',
      '48',
    ]);
    expect(screen.queryByRole('heading', { name: 'Salles libres' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Lieu' })).toBeNull();
  });

  test('without any, nothing is said to be empty', async () => {
    await showStaff(sheet, {
      platform: { report: jest.fn() },
      prepare: ({ answer }) => {
        answer(contract.getDayBookings, away);
        answer(contract.getDaySurveys, away);
      },
    });
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Rien ce jour-là')).toBeNull();
  });
});

test('the kitchen has each meal with its people, and diets word for word', async () => {
  await showStaff(paths.sheet({ venue: 'ternes', day, list: 'kitchen' }));
  const tables = screen.getAllByRole('table');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Petit-déjeuner, 08:30',
    'Pause gourmande',
    'Déjeuner, 1er service, 12:15',
    'Soirée, 18:30',
    'Versions de la fiche',
  ]);
  expect(rowsOf(tables[2] as HTMLElement)).toEqual([
    ['Séminaire de directionAtelier Nord', '–', '48', 'Noix : 1 personne, table 4\n2 végétariens\nSix tables de huit'],
    ['Total', '48', ''],
  ]);
});

test('the set-up has each room with its uses, in the order of the day', async () => {
  const twice = makeDayBookings(day);
  const [first] = twice.events;
  const again = {
    ...first?.days[0],
    rooms: (first?.days[0]?.rooms ?? []).slice(0, 1).map((room) => ({ ...room, halves: ['PM' as const] })),
  };
  await showStaff(paths.sheet({ venue: 'ternes', day, list: 'set-up' }), {
    prepare: ({ answer }) =>
      answer(contract.getDayBookings, () => ({
        ...twice,
        events: [
          ...twice.events,
          {
            ...(first ?? refuse('not-found')),
            ...{ bookingId: '00000000-0000-4000-8000-00000000b009', quoteId: null, customer: null },
            days: [{ day, food: [], lunches: [], rooms: again.rooms.map((room) => ({ ...room, configuration: 'class' as const })) }],
          },
        ],
      })),
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'La Cour (étage 0)',
    'Salon Wagram (étage 1)',
    'Ternes (étage 1)',
    'Bayen (étage 2)',
    'Versions de la fiche',
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Salon Wagram (étage 1)' }))).toEqual([
    [
      ...['08:00', '08:30 – 18:00', 'Théâtre', '48 sur 86'],
      ...['Projecteur ou écran, Wifi\nDeux rangs\nDeux micros cravate', 'Séminaire de direction'],
    ],
    ['13:30', '14:00 – 18:00', 'Théâtre → Classe', '48 sur 0Capacité dépassée', '–', 'Réservation'],
  ]);
});

describe('the function sheet', () => {
  const address = paths.functionSheet({ venue: 'ternes', day, quoteId: fakeQuoteId });

  test('has every day of one event, with diets word for word, and leads to quote and survey', async () => {
    const { calls } = await showStaff(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fiche de l’événement, Séminaire de direction');
    expect(screen.getByText(`Référence ${quoteReference(fakeQuoteId)}`, { exact: false })).toBeTruthy();
    expect(screen.getByText(/^Acompte/, { selector: 'p' }).textContent).toMatch(/^Acompte : 1\s190,53\s€ en attente$/);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Mardi 16 mars 2027',
      'Mercredi 17 mars 2027',
      'Versions de la fiche',
    ]);
    expect(screen.getAllByRole('table')).toHaveLength(2);
    const [first] = screen.getAllByRole('region');
    expect(within(first as HTMLElement).getByText(/Noix : 1 personne, table 4/).textContent).toBe(
      'Noix : 1 personne, table 4\n2 végétariens',
    );
    expect(screen.getByRole('link', { name: 'Devis' }).getAttribute('href')).toBe(paths.quote(fakeQuoteId));
    // The first is the way to all surveys.
    expect(screen.getAllByRole('link', { name: 'Logistique' }).map((link) => link.getAttribute('href'))).toEqual([
      paths.surveys(),
      paths.survey(fakeEventId),
    ]);
    expect(calls(`/api/desk/sheets/ternes/${day}/bookings`)).toBe(1);
  });

  // design: desk D13
  test('says who follows the deal up, and the order number of the customer', async () => {
    const { events, ...rest } = makeDayBookings(day);
    const [first, ...others] = events;
    if (!first) throw new Error('no event');
    await showStaff(address, {
      prepare: ({ answer }) =>
        answer(contract.getDayBookings, () => ({
          ...rest,
          events: [{ ...first, owner: 'Samia Benali', purchaseOrder: 'PO-7781', billingName: 'Atelier Nord SAS' }, ...others],
        })),
    });
    expect(screen.getByText('Suivi par Samia Benali')).toBeTruthy();
    const ends = screen.getAllByRole('definition').slice(-3);
    expect(ends.map((end) => `${end.previousElementSibling?.textContent}: ${end.textContent}`)).toEqual([
      'Facturé à: Atelier Nord SAS',
      'Bon de commande: PO-7781',
      'Suppléments convenus: Facilitateur et Une heure de plus',
    ]);
  });

  test('is linked from the day sheet', async () => {
    await showStaff(sheet);
    const event = screen.getByRole('article', { name: 'Séminaire de direction' });
    expect(within(event).getByRole('link', { name: 'Fiche de l’événement' }).getAttribute('href')).toBe(address);
  });

  test('a booking without a quote has one too, and leads to no quote', async () => {
    const { unmount } = await showStaff(sheet);
    const event = screen.getByRole('article', { name: 'Réservation' });
    const own = within(event).getByRole('link', { name: 'Fiche de l’événement' }).getAttribute('href') ?? '';
    const bookingId = makeDayBookings(day).events[2]?.bookingId ?? '';
    expect(own).toBe(`${sheet}/events/${bookingId}`);
    unmount();
    await showStaff(own, { prepare: ({ answer }) => answer(versions.getSheetVersions, () => makeSheetVersions({ changes: [] })) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fiche de l’événement, Réservation');
    expect(screen.getByText(`Référence ${quoteReference(bookingId)}`, { exact: false })).toBeTruthy();
    expect(rowsOf(screen.getByRole('table'))).toEqual([[expect.any(String), 'Ternes (étage 1)', '–', '–', expect.any(String), '–']]);
    expect(screen.queryByRole('link', { name: 'Devis' })).toBeNull();
  });

  test('a survey without a quote has one too, on all its days', async () => {
    await showStaff(paths.functionSheet({ venue: 'ternes', day, quoteId: null, key: fakeEventId }), {
      prepare: ({ answer }) => answer(contract.getDaySurveys, () => makeDaySurveys(day, { quoteId: null })),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fiche de l’événement, Séminaire de direction');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Mardi 16 mars 2027',
      'Mercredi 17 mars 2027',
    ]);
    expect(screen.getByText(`Référence ${fakeEventId}`)).toBeTruthy();
  });

  test('an event that is not on that day is not found', async () => {
    const key = '00000000-0000-4000-8000-0000000000ff';
    await showStaff(paths.functionSheet({ venue: 'ternes', day, quoteId: null, key }), {
      platform: { report: jest.fn() },
      prepare: ({ answer }) => answer(versions.getSheetVersions, () => refuse('not-found')),
    });
    expect(screen.getByRole('alert').textContent).toBe('raised 404');
  });

  test('without the surveys it has rooms and days of the booking', async () => {
    const prepare: NonNullable<Parameters<typeof showStaff>[1]>['prepare'] = ({ answer }) =>
      answer(contract.getDaySurveys, () => refuse('service-unavailable'));
    await showStaff(address, { platform: { report: jest.fn() }, prepare });
    expect(screen.getByRole('alert').textContent).toContain('Un service ne répond pas');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(screen.queryByText(/Noix/)).toBeNull();
  });
});

describe('the versions of a function sheet', () => {
  // design: desk D16
  const address = paths.functionSheet({ venue: 'ternes', day, quoteId: fakeQuoteId });
  const panel = () => within(screen.getByRole('region', { name: 'Versions de la fiche' }));

  test('tell its number, whether it is final, to whom it went, and mark what has changed since', async () => {
    await showStaff(address);
    expect(screen.getByText(`Référence ${quoteReference(fakeQuoteId)}`, { exact: false }).textContent).toMatch(/Fiche n° 1$/);
    expect(panel().getByText('Provisoire')).toBeTruthy();
    expect(panel().getByText(/^définitive à partir du 13 mars 2027/)).toBeTruthy();
    expect(panel().getByText(/envoyée à cuisine@comet\.example$/)).toBeTruthy();
    expect(panel().getByText(/^Mar\. 16 mars · Plénière, personnes\s: 40 → 48$/)).toBeTruthy();
    expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['48 sur 86 (modifié)']);
  });

  test('printing numbers the sheet first', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { sent } = await showStaff(address);
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ method: 'POST', to: `/api/desk/function-sheets/${fakeQuoteId}/versions?lng=fr`, body: { sendTo: [] } }]);
    expect(panel().getByRole('heading', { name: 'Fiche n° 2' })).toBeTruthy();
    expect(panel().queryByText('Modifié depuis la fiche n° 1')).toBeNull();
    const saved = ['Enregistrer en PDF', 'Exporter en CSV', 'Exporter en Excel'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    const of = `/api/desk/function-sheets/${fakeQuoteId}`;
    expect(saved).toEqual([`${of}/pdf?lng=fr`, `${of}/export?format=csv&lng=fr`, `${of}/export?format=xlsx&lng=fr`]);
    print.mockRestore();
  });

  test('it is sent to the addresses of the last mail, or others; what is none is not sent', async () => {
    const { sent } = await showStaff(address);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la fiche' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Adresses e-mail' });
    expect(field.value).toBe('cuisine@comet.example');
    await userEvent.type(field, ' regie');
    expect(dialog.getByText(/regie.* n’est pas une adresse/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' }).disabled).toBe(true);
    await userEvent.type(field, '@comet.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await screen.findByText(/envoyée à cuisine@comet\.example et regie@comet\.example$/);
    expect(sent().map(({ body }) => body)).toEqual([{ sendTo: ['cuisine@comet.example', 'regie@comet.example'] }]);
  });

  test('a cancelled event has its log, and nothing to prepare', async () => {
    const key = '00000000-0000-4000-8000-0000000000fe';
    await showStaff(paths.functionSheet({ venue: 'ternes', day, quoteId: key }), {
      prepare: ({ answer }) =>
        answer(versions.getSheetVersions, () => makeSheetVersions({ state: 'cancelled', isFinal: true, changes: [] })),
    });
    expect(screen.getByText('Cet événement est annulé')).toBeTruthy();
    expect(panel().getByText('Annulé')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('half of a sheet is printed without a number', async () => {
    await showStaff(address, {
      platform: { report: jest.fn() },
      prepare: ({ answer }) => {
        answer(contract.getDaySurveys, () => refuse('service-unavailable'));
        answer(versions.getSheetVersions, () => refuse('service-unavailable'));
      },
    });
    expect(screen.queryByRole('region', { name: 'Versions de la fiche' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Imprimer' })).toBeTruthy();
  });
});

describe('the versions of the papers of a day', () => {
  // design: desk D16
  const marked = () => [...document.querySelectorAll('mark')].map((one) => one.textContent);
  const prepare: NonNullable<Parameters<typeof showStaff>[1]>['prepare'] = ({ answer }) =>
    answer(versions.getPaperVersions, () => makePaperVersions());
  const panel = () => within(screen.getByRole('region', { name: 'Versions de la fiche' }));

  test.each([
    ['day', ['48 sur 86 (modifié)', '3 mentions, voir la feuille de cuisine (modifié)']],
    ['kitchen', ['48 (modifié)', '48 (modifié)', 'Noix : 1 personne, table 4\n2 végétariens\nSix tables de huit (modifié)']],
    ['set-up', ['48 sur 86 (modifié)']],
  ] as const)('tell the number of the paper, and mark what has changed since: %s', async (list, marks) => {
    await showStaff(paths.sheet({ venue: 'ternes', day, list }), { prepare });
    expect(screen.getByText('Mardi 16 mars 2027').parentElement?.textContent).toMatch(/ · Fiche n° 1$/);
    expect(panel().getByText(/^Mar\. 16 mars · Séminaire de direction · Plénière, personnes\s: 40 → 48$/)).toBeTruthy();
    expect(marked()).toEqual(marks);
  });

  test('printing numbers the paper first, and marks what that number brought', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { sent } = await showStaff(paths.sheet({ venue: 'ternes', day, list: 'kitchen' }), { prepare });
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ method: 'POST', to: `/api/desk/sheets/ternes/${day}/papers/kitchen/versions?lng=fr`, body: { sendTo: [] } }]);
    expect(panel().getByRole('heading', { name: 'Fiche n° 2' })).toBeTruthy();
    print.mockRestore();
  });

  test('a new event is marked whole, and the paper is sent to whom it went before', async () => {
    const added = { event: fakeQuoteId, day: null, place: 'event', index: 0, fact: 'entry', text: 'Séminaire · en plus' } as const;
    const { sent } = await showStaff(paths.sheet({ venue: 'ternes', day, list: 'set-up' }), {
      prepare: ({ answer }) => answer(versions.getPaperVersions, () => makePaperVersions({ changes: [added] })),
    });
    expect(marked()).toHaveLength(5 * 3);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la fiche' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Envoyer' }));
    await screen.findByRole('heading', { name: 'Fiche n° 2' });
    expect(sent().map(({ body }) => body)).toEqual([{ sendTo: ['cuisine@comet.example'] }]);
  });

  test.each(['not-found', 'service-unavailable'] as const)('without versions (%s) it is printed without a number', async (code) => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await showStaff(sheet, { prepare: ({ answer }) => answer(versions.getPaperVersions, () => refuse(code)) });
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Envoyer la fiche' })).toBeNull();
    expect(marked()).toEqual([]);
    print.mockRestore();
  });
});

test.each(languages)('no word is missing (%s)', async (language) => {
  const addresses = [
    ...(['day', 'kitchen', 'set-up'] as const).map((list) => paths.sheet({ venue: 'ternes', day, list })),
    paths.functionSheet({ venue: 'ternes', day, quoteId: fakeQuoteId }),
  ];
  for (const address of addresses) {
    const { unmount } = await showStaff(address, { language });
    expect(document.body.textContent).not.toMatch(/sheets\.|\{\{/);
    unmount();
  }
});

// Desk D7.
describe('the sheets of selected events', () => {
  const roomless = '00000000-0000-4000-8000-0000000000aa';
  const deals = [
    makeDeal({ firstDay: day, lastDay: day, stage: 'confirmed' }),
    makeDeal({ quoteId: roomless, firstDay: day, lastDay: day, stage: 'quote' }),
  ];
  const showAll = (prepare: (fake: Fake) => void = () => {}) =>
    showStaff(paths.eventSheets([fakeQuoteId, roomless]), {
      prepare: (fake) => {
        fake.answer(listDeals, ({ query }) => {
          expect(query).toMatchObject({ ids: `${fakeQuoteId},${roomless}` });
          return { deals, total: deals.length, isMore: false, next: null };
        });
        prepare(fake);
      },
    });

  test('stand below each other, and what holds no rooms is named', async () => {
    await showAll();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fiches des événements');
    const sheets = screen.getAllByRole('article');
    expect(sheets).toHaveLength(1);
    expect(within(sheets[0] as HTMLElement).getByRole('heading', { level: 3, name: 'Mardi 16 mars 2027' })).toBeTruthy();
    expect(screen.getByText(/^1 événement ne tient aucune salle/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toContain('Atelier Nord, Comet Ternes, 16 mars 2027');
  });

  test('are numbered as they are printed, and printed once all are', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const numbered: unknown[] = [];
    await showAll(({ answer }) =>
      answer(versions.addSheetVersion, ({ params, body }) => {
        numbered.push([params.reference, body.sendTo]);
        expect(print).not.toHaveBeenCalled();
        return makeSheetVersions({ changes: [], versions: [secondVersion, ...makeSheetVersions().versions] });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(numbered).toEqual([[fakeQuoteId, []]]);
    expect(screen.getByText('· Fiche n° 2', { exact: false })).toBeTruthy();
    print.mockRestore();
  });

  test('are not printed where a number is refused', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await showAll(({ answer }) => answer(versions.addSheetVersion, () => refuse('service-unavailable')));
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });

  test('without a selection there is no page', async () => {
    await showStaff(paths.eventSheets([]));
    expect(screen.queryByRole('article')).toBeNull();
  });
});
