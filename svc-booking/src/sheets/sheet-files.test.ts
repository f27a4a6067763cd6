import type { SheetDocument } from '@plenary/contracts/documents.schemas';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { refuse } from '@plenary/http/refuse';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { readXlsx } from 'hucre/xlsx';
import { fakeDocuments } from '../documents/testing/fake-documents.ts';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';
import { type MailOfSheet, withSheetAttached } from './mails/with-sheet-attached.ts';

// design: desk D13-D17, D24

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', email: 'nadia@comet.example', role: 'staff' });
const kitchen = 'kitchen@comet.example';
const { documents, setAway } = fakeDocuments();

const survey = { people: 48, isAway: false, quoteId: '', asked: 0 };
const surveyed = (): DaySurveys => ({
  scientist: { name: 'Nadia Keller', phone: '+33142001001', email: 'nadia@comet.example' },
  events: [
    {
      ...{ eventId: '00U7Q00000De003', quoteId: survey.quoteId, status: 'DONE', isPriceOpen: false, addons: [], comment: '' },
      extras: [{ addon: 'facilitator' }, { addon: null, label: 'Une heure de plus' }],
      customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
      contact: { name: 'Léa Petit', phone: '+33612345678', email: '', jobTitle: '' },
      allDays: [tuesday],
      days: [
        {
          day: tuesday,
          rooms: [
            {
              ...{ place: 'plenary', index: 0, roomName: 'P', title: 'Séminaire', pax: survey.people, configuration: 'theater' },
              ...{ startTime: '09:30', endTime: '18:00', equipments: ['wifi'], layout: 'Deux rangs', comment: '' },
            },
          ],
          lunch: { pax: 24, service: 'service1', diets: 'Noix : Mme Petit\nSans gluten : 2', comment: '' },
          ...{ wellness: null, teamBuilding: null },
          afterwork: { pax: 20, startTime: '18:30', endTime: '21:00', diets: '', comment: '' },
        },
      ],
    },
  ],
});

beforeEach(() => {
  setAway(false);
  Object.assign(survey, { people: 48, isAway: false, quoteId: '', asked: 0 });
});

onEachOptionWorld(
  (world) => {
    const book = async () => {
      const quoteId = await world.quoteOf(claire, [searchDay(tuesday)]);
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half, request: 0 }));
      await world.book({ quoteId, userId: claire.userId, slots });
      survey.quoteId = quoteId;
      return `/api/desk/function-sheets/${quoteId}`;
    };
    const ofDay = `/api/desk/sheets/ternes/${tuesday}`;
    /** What was printed, and the name of its file. */
    const printed = async (address: string, user = staff) => {
      const answer = await world.app.request(address, { headers: await as(user) });
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
      const document: SheetDocument = JSON.parse((await answer.text()).split('\n')[1] ?? '');
      return { document, type: answer.headers.get('content-type'), file: answer.headers.get('content-disposition') };
    };
    const words = ({ sections }: SheetDocument) => JSON.stringify(sections);
    const trail = async () => (await world.send('GET', '/api/referentials/audit-trail', staff)).body.entries;

    itOnBothEngines('a function sheet is printed whole: rooms, food first, diets word for word, extras last', async () => {
      const address = await book();
      const owner = { userId: staff.userId, email: 'nadia@comet.example', name: 'Nadia Keller' };
      const followUp = { quoteId: survey.quoteId, ownerId: owner.userId, owner, nextAction: '', version: 1 };
      await world.deps.database.transact((tx) => tx.insert(world.deps.tables.dealFollowUp).values(followUp));
      const { document, type, file } = await printed(`${address}/pdf?lng=en`);
      const reference = quoteReference(survey.quoteId);
      expect([type, file]).toEqual(['application/pdf', `attachment; filename="function-sheet-ternes-${reference.toLowerCase()}-1.pdf"`]);
      expect(document).toMatchObject({ language: 'en', heading: 'Function sheet no. 1' });
      expect(document.intro).toEqual([
        expect.stringMatching(/^Séminaire · .*Ternes · .*October 2026$/),
        expect.stringContaining('provisional'),
      ]);
      const [about, day, closing] = document.sections;
      expect(about?.facts).toEqual([
        { term: 'Reference', fact: reference },
        { term: 'Followed up by', fact: owner.name },
      ]);
      expect(day?.heading).toMatch(/^Tuesday.* · 09:30–21:00$/);
      expect(day?.table?.rows[0]).toEqual([
        ...['09:30–18:00', expect.stringMatching(/^P \(floor -?\d+\)\nSéminaire$/), 'Theatre', '48 of 60', '09:00', 'Wi-Fi\nDeux rangs'],
      ]);
      const facts = Object.fromEntries((day?.facts ?? []).map(({ term, fact }) => [term, fact]));
      expect(facts).toMatchObject({
        Lunch: 'Lunch, first sitting, 12:15–13:15, 24 people',
        'Diets and allergies': 'Noix : Mme Petit\nSans gluten : 2',
        Evening: '18:30–21:00, 20 people',
        'Contact on site': 'Léa Petit, +33 6 12 34 56 78',
        'Meeting Scientist': 'Nadia Keller, +33 1 42 00 10 01',
      });
      expect(closing?.facts).toEqual([{ term: 'Extras agreed', fact: 'facilitator and Une heure de plus' }]);
    });

    itOnBothEngines('a printed sheet has a number as one on paper has, and the next tells what has changed', async () => {
      const address = await book();
      await printed(`${address}/pdf?lng=en`);
      await printed(`${address}/pdf?lng=en`);
      survey.people = 52;
      const { document } = await printed(`${address}/pdf?lng=en`);
      expect(document.heading).toBe('Function sheet no. 2');
      expect(document.intro.at(-1)).toBe('* changed by this number');
      const cells = document.sections.flatMap(({ table, facts }) => [...(table?.rows.flat() ?? []), ...facts.map(({ fact }) => fact)]);
      expect(cells.filter((cell) => cell.endsWith(' *'))).toEqual(['52 of 60 *']);
      expect(document.sections.at(-1)).toMatchObject({ heading: 'Changes', facts: [{ fact: 'Plenary, people: 48 → 52' }] });
      expect(
        (await trail()).map(({ action }: { action: string }) => action).filter((one: string) => one === 'sheet-numbered'),
      ).toHaveLength(3);
    });

    itOnBothEngines.each([
      ['day', 'Feuille du jour n° 1', ['"2"', 'Salles libres', 'Léa Petit']],
      ['kitchen', 'Feuille de cuisine n° 1', ['Déjeuner, 1er service · 12:15 · 24 pers.', 'Noix : Mme Petit']],
      ['set-up', 'Feuille de mise en place n° 1', ['Théâtre', 'Deux rangs', '09:00']],
    ])('the %s sheet is printed in the language asked for, and only the kitchen reads diets', async (list, heading, expected) => {
      await book();
      const { document, file } = await printed(`${ofDay}/pdf?list=${list}&lng=fr`);
      expect(document.heading.replaceAll('\u00a0', ' ')).toBe(heading);
      expect(file).toContain(`-ternes-${tuesday}-1.pdf"`);
      for (const word of expected) expect(words(document)).toContain(word);
      expect(words(document).includes('Noix')).toBe(list === 'kitchen');
    });

    // Desk D14.
    itOnBothEngines('the day sheet has of each event every field, then the rooms that are free and what is blocked', async () => {
      await book();
      survey.people = 61;
      const block = { rooms: ['Ternes-B'], from: `${tuesday}T13:30`, to: `${tuesday}T17:00`, kind: 'works', reason: 'Painters' };
      expect((await world.send('POST', '/api/planning/venues/ternes/blocks', staff, { body: block })).status).toBe(201);
      const [event, free, blocked] = (await printed(`${ofDay}/pdf?lng=en`)).document.sections;
      expect(event).toEqual({
        heading: '09:30–21:00 · Séminaire · Atelier Nord',
        table: {
          columns: ['Hours', 'Room', 'Set-up', 'People', 'Ready by', 'To prepare'],
          rows: [['09:30–18:00', 'P (floor 1)\nSéminaire', 'Theatre', '61 of 60\nOver capacity', '09:00', 'Wi-Fi\nDeux rangs']],
        },
        facts: [
          { term: 'To know', fact: 'Over capacity' },
          { term: 'People', fact: '24 guaranteed' },
          { term: 'Breaks', fact: 'Breakfast and Gourmet break' },
          { term: 'Lunch', fact: 'Lunch, first sitting, 12:15–13:15, 24 people' },
          { term: 'Diets and allergies', fact: '2' },
          { term: 'Evening', fact: '18:30–21:00, 20 people' },
          { term: 'Contact on site', fact: 'Léa Petit, +33 6 12 34 56 78' },
          { term: 'Meeting Scientist', fact: 'Nadia Keller, +33 1 42 00 10 01' },
        ],
      });
      const facts = [
        { term: 'A (floor 1)', fact: 'all day' },
        { term: 'B (floor 1)', fact: 'morning' },
        { term: 'E (floor 1)', fact: 'all day' },
      ];
      expect(free).toEqual({ heading: 'Free rooms', table: null, facts });
      const blockFacts = [{ term: 'B', fact: 'Works, Painters, 6 Oct 2026, 13:30–6 Oct 2026, 17:00' }];
      expect(blocked).toEqual({ heading: 'Blocked rooms', table: null, facts: blockFacts });
    });

    // Desk D17, D26.
    itOnBothEngines('who has no right to diets prints them counted, and exports no sheet', async () => {
      const sheet = await book();
      const of = (job: string) => ({ ...staff, jobs: [{ job, scope: 'venues', places: ['Ternes'] }] });
      for (const address of [`${sheet}/pdf`, `${ofDay}/pdf?list=kitchen`]) {
        expect(words((await printed(address, of('venue'))).document)).toContain('Mme Petit');
        expect(words((await printed(address, of('sales'))).document)).not.toContain('Mme Petit');
      }
      for (const address of [`${sheet}/export?format=csv`, `${ofDay}/export?format=csv&list=kitchen`]) {
        expect((await world.send('GET', address, of('sales'))).status).toBe(403);
        expect((await world.send('GET', address, of('venue'))).status).toBe(200);
      }
    });

    itOnBothEngines.each(['event', 'kitchen'])('the mail of a sheet brings it, its diets counted: %s', async (list) => {
      const address = await book();
      const to = list === 'event' ? `${address}/versions?lng=en` : `${ofDay}/papers/${list}/versions?lng=en`;
      await world.send('POST', to, staff, { body: { sendTo: [kitchen] } });
      const mail = (await world.mails()).find((one) => one.to === kitchen) as MailOfSheet;
      const { attachments = [], ...sent } = await withSheetAttached(world.deps, mail);
      expect(sent).not.toHaveProperty('attachedSheet');
      expect(attachments).toMatchObject([{ filename: expect.stringMatching(/-ternes-.*-1\.pdf$/), contentType: 'application/pdf' }]);
      const document: SheetDocument = JSON.parse(String(attachments[0]?.content).split('\n')[1] ?? '');
      expect(words(document)).toContain('2 · see the sheet');
      expect(words(document)).not.toContain('Noix');
    });

    itOnBothEngines('a mail goes without a sheet that is another by then, or that nothing can print or tell', async () => {
      const address = await book();
      await world.send('POST', `${address}/versions?lng=en`, staff, { body: { sendTo: [kitchen] } });
      const mail = (await world.mails()).find((one) => one.to === kitchen) as MailOfSheet;
      const attached = async () => (await withSheetAttached(world.deps, mail)).attachments ?? [];
      expect(await attached()).toHaveLength(1);
      survey.people = 52;
      expect(await attached()).toEqual([]);
      survey.people = 48;
      setAway(true);
      expect(await attached()).toEqual([]);
      setAway(false);
      survey.isAway = true;
      expect(await attached()).toEqual([]);
    });

    itOnBothEngines(
      'the function sheet is a file of a row a room, a meal and an activity, as CSV and XLSX, told in the trail',
      async () => {
        const address = await book();
        const { text, status } = await world.send('GET', `${address}/export?lng=fr`, staff);
        expect(status).toBe(200);
        const [head, room, ...rest] = text.replace('\ufeff', '').trimEnd().split('\r\n');
        expect(head).toMatch(/^Jour;Début;Fin;Partie;Salle;/);
        expect(room).toMatch(/;09:30;18:00;Plénière;P;-?\d+;Séminaire;Théâtre;48;60;09:00;Wifi;;Deux rangs;$/);
        expect(rest.join('\n')).toContain(';12:15;13:15;Déjeuner, 1er service;;;Séminaire;;24;;;;"Noix : Mme Petit\nSans gluten : 2";');
        expect(rest.at(-1)).toContain(';18:30;21:00;Soirée;');
        const answer = await world.app.request(`${address}/export?format=xlsx&lng=fr`, { headers: await as(staff) });
        const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
        const [, first] = sheets[0]?.rows ?? [];
        expect([first?.[8], first?.[9]]).toEqual([48, 60]);
        expect((await trail())[0]).toMatchObject({ action: 'sheet-exported', subject: { type: 'sheet', id: survey.quoteId } });
      },
    );

    itOnBothEngines('a day is read once with the versions of its paper, and without svc-survey has none', async () => {
      await book();
      await world.send('POST', `${ofDay}/papers/kitchen/versions?lng=en`, staff, { body: {} });
      survey.asked = 0;
      const read = async (query: string) => (await world.send('GET', `${ofDay}/bookings?${query}`, staff)).body;
      const alone = (await world.send('GET', `${ofDay}/papers/kitchen?lng=en`, staff)).body;
      expect(await read('paper=kitchen&lng=en')).toMatchObject({ events: [{ quoteId: survey.quoteId }], versions: alone });
      expect(survey.asked).toBe(2);
      expect(await read('')).not.toHaveProperty('versions');
      survey.isAway = true;
      expect(await read('paper=kitchen')).toMatchObject({ events: [{ quoteId: survey.quoteId }], versions: null });
    });

    it('a sheet is for staff alone, of an event that there is, and never half of one', async () => {
      const address = await book();
      for (const file of [`${address}/pdf`, `${address}/export`, `${ofDay}/pdf`])
        expect((await world.send('GET', file, claire)).status).toBe(403);
      const nobody = '/api/desk/function-sheets/00000000-0000-4000-8000-0000000000ff';
      expect([
        (await world.send('GET', `${nobody}/pdf`, staff)).status,
        (await world.send('GET', `${nobody}/export`, staff)).status,
      ]).toEqual([404, 404]);
      setAway(true);
      expect((await world.send('GET', `${ofDay}/pdf`, staff)).body).toMatchObject({ status: 503, code: 'documents-unavailable' });
      survey.isAway = true;
      expect((await world.send('GET', `${address}/export`, staff)).status).toBe(503);
    });
  },
  undefined,
  {
    documents,
    surveyedDays: async (places) => {
      survey.asked += 1;
      return survey.isAway ? refuse('service-unavailable') : places.map(() => surveyed());
    },
  },
);
