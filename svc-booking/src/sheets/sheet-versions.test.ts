import type { SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { DaySurveys, SheetPlace } from '@plenary/contracts/sheets.schemas';
import { refuse } from '@plenary/http/refuse';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';
import { sweepSheets } from './sweep-sheets.ts';

// design: desk D16, D17

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', email: 'nadia@comet.example', role: 'staff' });
const kitchen = 'kitchen@comet.example';

const survey = { people: 61, layout: 'Deux rangs', diets: 'Noix : Mme Petit', isAway: false };
const surveyed = (quoteId: string): DaySurveys => ({
  scientist: null,
  events: [
    {
      ...{ eventId: '00U7Q00000De003', quoteId, status: 'DONE', isPriceOpen: false, addons: [], comment: '', allDays: [tuesday] },
      customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
      contact: { name: 'Léa Petit', phone: '+33612345678', email: '', jobTitle: '' },
      days: [
        {
          day: tuesday,
          rooms: [
            {
              ...{ place: 'plenary', index: 0, roomName: 'P', title: 'Séminaire', pax: survey.people, configuration: 'theater' },
              ...{ startTime: '09:30', endTime: '18:00', equipments: ['wifi'], layout: survey.layout, comment: '' },
            },
          ],
          lunch: { pax: 24, service: 'service1', diets: survey.diets, comment: '' },
          ...{ wellness: null, teamBuilding: null, afterwork: null },
        },
      ],
    },
  ],
});
const booked = { quoteId: '' };
/** What svc-survey was asked. */
const asked: (readonly SheetPlace[])[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(survey, { people: 61, layout: 'Deux rangs', diets: 'Noix : Mme Petit', isAway: false });
});

onEachOptionWorld(
  (world) => {
    const book = async () => {
      const quoteId = await world.quoteOf(claire, [searchDay(tuesday)]);
      const slots = (['AM', 'PM'] as const).map((half) => ({ roomId: 'Ternes-P', day: tuesday, half, request: 0 }));
      await world.book({ quoteId, userId: claire.userId, slots });
      booked.quoteId = quoteId;
      return `/api/desk/function-sheets/${quoteId}`;
    };
    const read = async (address: string, language = 'en'): Promise<SheetVersions> =>
      (await world.send('GET', `${address}?lng=${language}`, staff)).body;
    const number = (address: string, sendTo: string[] = [], key?: string) =>
      world.send('POST', `${address}/versions?lng=en`, staff, { body: { sendTo }, key });
    const mailsTo = async (to: string) => (await world.mails()).filter((mail) => mail.to === to);
    const textsOf = ({ changes }: Pick<SheetVersions, 'changes'>) => changes.map(({ text }) => text);
    /** The Tuesday is the 6th: its guarantee is due on the 3rd at noon in Paris. */
    const due = Date.parse('2026-10-03T10:00:00Z');

    itOnBothEngines(
      'a sheet that is printed gets a number, keeps it while nothing changes, and the next says what has changed',
      async () => {
        const address = await book();
        expect(await read(address)).toMatchObject({
          state: 'confirmed',
          isFinal: false,
          versions: [],
          changes: [],
          finalFrom: '2026-10-03T10:00:00.000Z',
        });
        expect(await number(address)).toMatchObject({
          status: 201,
          body: { versions: [{ number: 1, by: { email: staff.email }, sentTo: [] }] },
        });
        expect((await number(address)).body.versions).toHaveLength(1);
        Object.assign(survey, { people: 48, layout: 'Trois rangs', diets: 'Noix : M. Petit' });
        const told = ['Plenary, people: 61 → 48', 'Plenary, details: see the sheet', 'Lunch, diets and allergies: see the sheet'];
        expect(textsOf(await read(address))).toEqual(told);
        expect(textsOf(await read(address, 'fr'))[0]).toBe('Plénière, personnes\u00a0: 61 → 48');
        const { versions, changes } = (await number(address)).body as SheetVersions;
        expect([versions.map((one) => [one.number, textsOf(one)]), changes]).toEqual([
          [
            [2, told],
            [1, []],
          ],
          [],
        ]);
      },
    );

    itOnBothEngines(
      'it is mailed to whom it is sent, once for a press, without diets, and no version keeps words about a person',
      async () => {
        const address = await book();
        for (const key of ['press-1', 'press-1']) expect((await number(address, [kitchen], key)).status).toBe(201);
        const mails = await mailsTo(kitchen);
        expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Function sheet no. 1: Séminaire, ')]);
        expect(mails[0]?.text).toContain(`/staff/sheets/ternes/${tuesday}/events/${booked.quoteId}`);
        expect(mails[0]?.text).not.toContain('Noix');
        expect(await read(address)).toMatchObject({ versions: [{ number: 1, sentTo: [kitchen] }], recipients: [kitchen] });
        const rows = JSON.stringify(await world.deps.database.read.select().from(world.deps.tables.sheetVersion));
        for (const word of ['Noix', 'Petit', '+33612345678', 'Deux rangs', 'Atelier']) expect(rows).not.toContain(word);
      },
    );

    itOnBothEngines(
      'it is final once the guarantee is due, and each change after that is a number and a mail to the same people',
      async () => {
        const address = await book();
        await number(address, [kitchen]);
        world.clock.now = due - 1;
        expect(await sweepSheets(world.deps)).toBe(0);
        world.clock.now = due;
        expect([await sweepSheets(world.deps), await sweepSheets(world.deps)]).toEqual([1, 0]);
        survey.people = 52;
        expect([await sweepSheets(world.deps), await sweepSheets(world.deps)]).toEqual([1, 0]);
        const { versions, isFinal } = await read(address);
        expect(isFinal).toBe(true);
        expect(versions.map(({ number: of, isFinal: final, by, sentTo }) => [of, final, by?.email ?? null, sentTo])).toEqual([
          [3, true, null, [kitchen]],
          [2, true, null, [kitchen]],
          [1, false, staff.email, [kitchen]],
        ]);
        const last = (await mailsTo(kitchen)).at(-1);
        expect(last?.text).toMatch(/This sheet is final\..*Plenary, people: 61 → 52/s);
      },
    );

    itOnBothEngines('svc-survey is asked once about all days of all events that come, and not about those that are cancelled', async () => {
      const days = [tuesday, '2026-10-07'];
      for (const day of days) {
        const quoteId = await world.quoteOf(claire, [searchDay(day)]);
        await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day, half: 'AM', request: 0 }] });
      }
      world.clock.now = Date.parse('2026-10-05T10:00:00Z');
      expect([await sweepSheets(world.deps), await sweepSheets(world.deps)]).toEqual([2, 0]);
      const places = days.map((day) => ({ venue: 'ternes', day }));
      expect(asked.map((one) => one.toSorted((a, b) => (a.day < b.day ? -1 : 1)))).toEqual([places, places]);
    });

    itOnBothEngines.each([
      ['before it is final', due - 3_600_000],
      ['after that', due],
    ])('an event that is cancelled %s stays in the log, and its venue is told', async (_, at) => {
      const address = await book();
      await number(address, [kitchen]);
      world.clock.now = at;
      await sweepSheets(world.deps);
      const cancellation = `/api/deals/${booked.quoteId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${cancellation}/preview`, staff, { body: {} })).body;
      await world.send('POST', cancellation, staff, { body: { revision, previewHash, reason: 'dates' }, key: 'press-1' });
      expect([await sweepSheets(world.deps), await sweepSheets(world.deps)]).toEqual([1, 0]);
      const { state, versions } = await read(address);
      expect([state, textsOf(versions[0] ?? { changes: [] })]).toEqual(['cancelled', ['Event, state: confirmed → cancelled']]);
      expect((await mailsTo(kitchen)).at(-1)?.text).toContain('This event is cancelled.');
    });

    it('no half of a sheet is numbered, nor one of an event that is none, and it is for staff alone', async () => {
      const address = await book();
      expect((await world.send('GET', address, claire)).status).toBe(403);
      expect((await world.send('POST', `${address}/versions`, claire, { body: {} })).status).toBe(403);
      expect((await world.send('GET', '/api/desk/function-sheets/00000000-0000-4000-8000-0000000000ff', staff)).status).toBe(404);
      expect((await number(address, ['nobody'])).status).toBe(400);
      survey.isAway = true;
      expect((await number(address)).status).toBe(503);
      world.clock.now = due;
      expect(await sweepSheets(world.deps)).toBe(0);
    });
  },
  undefined,
  {
    surveyedDays: async (places) => {
      asked.push(places);
      return survey.isAway ? refuse('service-unavailable') : places.map(() => surveyed(booked.quoteId));
    },
  },
);
