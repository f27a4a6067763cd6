import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { refuse } from '@plenary/http/refuse';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';
import { smallVenue } from '../options/testing/option-world.ts';
import { searchDay } from '../testing/searches.ts';

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', role: 'staff' });
const lunch = { pax: 24, service: 'service1' as const, diets: 'Noix : Mme Petit\nSans gluten : 2', comment: '' };

const told: { isAway: boolean; surveys: DaySurveys } = { isAway: false, surveys: { scientist: null, events: [] } };
const surveyOf = (quoteId: string): DaySurveys => ({
  scientist: { name: 'Nadia Keller', phone: '+33142001001', email: 'nadia@comet.example' },
  events: [
    {
      ...{ eventId: '00U7Q00000De003', quoteId, status: 'WAITING_COMET_VALIDATION', isPriceOpen: false, addons: [], comment: '' },
      customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
      contact: { name: 'Léa Petit', phone: '+33612345678', email: '', jobTitle: '' },
      allDays: [tuesday],
      days: [
        {
          day: tuesday,
          rooms: [
            {
              ...{ place: 'plenary', index: 0, roomName: 'P', title: '=SUM(A1)', pax: 61, configuration: 'theater' },
              ...{ startTime: '09:30', endTime: '18:00', equipments: ['wifi'], layout: 'Deux rangs', comment: '' },
            },
          ],
          ...{ lunch, wellness: null, teamBuilding: null },
          afterwork: { pax: 20, startTime: '18:30', endTime: '21:00', diets: '', comment: '' },
        },
      ],
    },
  ],
});

beforeEach(() => Object.assign(told, { isAway: false, surveys: { scientist: null, events: [] } }));

onEachOptionWorld(
  (world) => {
    const exported = (query = '', venue = 'ternes') => world.send('GET', `/api/desk/sheets/${venue}/${tuesday}/export?${query}`, staff);
    const rowsOf = async (query: string) => (await exported(query)).text.trimEnd().split('\r\n').slice(1);
    const booked = async () => {
      const quoteId = await world.quoteOf(claire, [searchDay(tuesday)]);
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half, request: 0 }));
      await world.book({ quoteId, userId: claire.userId, slots });
      told.surveys = surveyOf(quoteId);
    };
    const entries = async () => (await world.send('GET', '/api/referentials/audit-trail', staff)).body.entries;

    itOnBothEngines('the file has a row a room, in the language asked for, and nothing that a spreadsheet computes', async () => {
      await booked();
      const { floor } = smallVenue().rooms[0] ?? {};
      const [row = ''] = await rowsOf('lng=fr');
      expect(row).toContain(`09:30;18:00;P;${floor};'=SUM(A1);Atelier Nord;1/1;Théâtre;61;60;09:00;Wifi;Petit-déjeuner, Pause gourmande;`);
      expect(row).toContain(";Déjeuner, 1er service, 12:15–13:15;24;2;18:30–21:00, 20 pers.;Léa Petit;'+33612345678;Nadia Keller;");
      expect(row).toContain('Questionnaire à valider, Capacité dépassée');
      expect((await exported('lng=en')).text).toContain(', Over capacity"');
    });

    it('that of the kitchen has diets word for word in one cell, and that of the set-up each use of a room', async () => {
      await booked();
      expect((await exported('list=kitchen&lng=fr')).text).toContain('24;"Noix : Mme Petit\nSans gluten : 2";\r\n');
      const [row] = await rowsOf('list=set-up&lng=nl');
      expect(row).toMatch(/^P;-?\d+;09:00;09:30;18:00;;Theater;61;Wifi;Deux rangs;;'=SUM\(A1\);Atelier Nord;Capaciteit overschreden$/);
    });

    // Lifecycle L14.
    it('a room beyond its figure is marked, with who let so many people in', async () => {
      await booked();
      const [room] = told.surveys.events[0]?.days[0]?.rooms ?? [];
      const marks = async () => [(await rowsOf('lng=fr'))[0], (await rowsOf('list=set-up&lng=fr'))[0]].map((row) => row?.split(';').at(-1));
      Object.assign(room ?? {}, { allowed: { pax: 61, by: 'samia@comet.example' } });
      expect(await marks()).toEqual(Array(2).fill('Dépassement autorisé (samia@comet.example)'));
      Object.assign(room ?? {}, { allowed: { pax: 60, by: 'samia@comet.example' } });
      expect(await marks()).toEqual(['Capacité dépassée', 'Capacité dépassée']);
      Object.assign(room ?? {}, { pax: 60 });
      expect(await marks()).toEqual(['', '']);
    });

    it('it begins with the mark by which spreadsheets know its encoding, and is named after venue and day', async () => {
      const answer = await world.app.request(`/api/desk/sheets/Ternes/${tuesday}/export`, { headers: await as(staff) });
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="feuille-du-jour-ternes-${tuesday}.csv"`);
      expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    });

    it.each(['day', 'kitchen', 'set-up'])('that of %s says the same as a workbook, its floors and people as numbers', async (list) => {
      await booked();
      const asked = `/api/desk/sheets/ternes/${tuesday}/export?list=${list}&lng=fr`;
      const answer = await world.app.request(`${asked}&format=xlsx`, { headers: await as(staff) });
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      const [head = [], ...rows] = sheets[0]?.rows ?? [];
      const written = (await exported(`list=${list}&lng=fr`)).text.replace('\ufeff', '');
      const records = parseCsv(written, { delimiter: ';' }).map((row) => row.map(String));
      expect([head, ...rows].map((row) => row.map((cell) => String(cell ?? '')))).toEqual(records);
      const numbers = rows[0]?.flatMap((cell, index) => (typeof cell === 'number' ? [head[index]] : []));
      expect(numbers).toEqual(
        { day: ['Étage', 'Personnes', 'Capacité', 'Couverts', 'Régimes'], kitchen: ['Personnes'], 'set-up': ['Étage', 'Chaises'] }[list],
      );
    });

    it('who exported it stands in the trail', async () => {
      await booked();
      await exported();
      expect(await entries()).toMatchObject([
        {
          by: { userId: staff.userId },
          action: 'sheet-exported',
          subject: { type: 'sheet', name: expect.stringContaining(`, ${tuesday}`) },
          changes: [{ field: 'deals', from: null, to: 1 }],
        },
      ]);
    });

    it('it is not made of half a day, of a venue that is none, nor for a customer', async () => {
      told.isAway = true;
      expect((await exported()).status).toBe(503);
      expect((await exported('', 'nowhere')).status).toBe(404);
      expect((await exported('list=prices')).status).toBe(400);
      expect((await world.send('GET', `/api/desk/sheets/ternes/${tuesday}/export`, claire)).status).toBe(403);
      expect(await entries()).toEqual([]);
    });
  },
  undefined,
  { surveyedDays: async (places) => (told.isAway ? refuse('service-unavailable') : places.map(() => told.surveys)) },
);
