import type { PaperVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { DaySurveys, SurveyedSheet } from '@plenary/contracts/sheets.schemas';
import { refuse } from '@plenary/http/refuse';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachOptionWorld } from '../options/testing/each-option-world.ts';
import { claire, tuesday } from '../options/testing/option-searches.ts';
import { searchDay } from '../testing/searches.ts';
import { forgetOldSheets, forgetSheetWords } from './forget-sheets.ts';
import { sweepPapers } from './sweep-papers.ts';

// design: desk D16, D17

const staff = testUser({ userId: '11111111-1111-4111-8111-111111111111', email: 'nadia@comet.example', role: 'staff' });
const kitchen = 'kitchen@comet.example';

const survey = { people: 61, setUp: 'theater' as const, diets: 'Noix : Mme Petit', covers: 24, isAway: false };
const asWritten = { ...survey };
const surveyed = (quoteId: string): SurveyedSheet => ({
  ...{ eventId: '00U7Q00000De003', quoteId, status: 'DONE', isPriceOpen: false, addons: [], comment: '', allDays: [tuesday] },
  customer: { name: 'Claire Martin', companyName: 'Atelier Nord' },
  contact: { name: 'Léa Petit', phone: '+33612345678', email: '', jobTitle: '' },
  days: [
    {
      day: tuesday,
      rooms: [
        {
          ...{ place: 'plenary', index: 0, roomName: 'P', title: 'Séminaire', pax: survey.people, configuration: survey.setUp },
          ...{ startTime: '09:30', endTime: '18:00', equipments: ['wifi'], layout: '', comment: '' },
        },
      ],
      lunch: { pax: survey.covers, service: 'service1', diets: survey.diets, comment: '' },
      ...{ wellness: null, teamBuilding: null, afterwork: null },
    },
  ],
});
const toldOf = (quoteIds: readonly string[]): DaySurveys => ({ scientist: null, events: quoteIds.slice(0, 1).map(surveyed) });
const booked: string[] = [];
/** Days that svc-survey was asked of. */
const asked: string[] = [];

beforeEach(() => {
  booked.length = 0;
  asked.length = 0;
  Object.assign(survey, asWritten);
});

onEachOptionWorld(
  (world) => {
    const book = async () => {
      const quoteId = await world.quoteOf(claire, [searchDay(tuesday)]);
      await world.book({ quoteId, userId: claire.userId, slots: [{ roomId: 'Ternes-P', day: tuesday, half: 'AM', request: 0 }] });
      booked.push(quoteId);
      return quoteId;
    };
    const address = (list: string, day = tuesday) => `/api/desk/sheets/ternes/${day}/papers/${list}`;
    const read = async (list: string, language = 'en'): Promise<PaperVersions> =>
      (await world.send('GET', `${address(list)}?lng=${language}`, staff)).body;
    const number = (list: string, sendTo: string[] = [], key?: string) =>
      world.send('POST', `${address(list)}/versions?lng=en`, staff, { body: { sendTo }, key });
    const mailsTo = async (to: string) => (await world.mails()).filter((mail) => mail.to === to);
    const textsOf = ({ changes }: Pick<PaperVersions, 'changes'>) => changes.map(({ text }) => text);
    /** The Tuesday is the 6th: its guarantee is due on the 3rd at noon in Paris. */
    const due = Date.parse('2026-10-03T10:00:00Z');

    itOnBothEngines('each paper has numbers of its own, and tells what has changed of what stands on it', async () => {
      const quoteId = await book();
      expect(await read('day')).toMatchObject({ isFinal: false, versions: [], changes: [], finalFrom: '2026-10-03T10:00:00.000Z' });
      for (const list of ['day', 'kitchen', 'set-up']) {
        expect((await number(list)).body).toMatchObject({ versions: [{ number: 1, by: { email: staff.email }, sentTo: [], changes: [] }] });
        expect((await number(list)).body.versions).toHaveLength(1);
      }
      Object.assign(survey, { people: 48, diets: 'Noix : M. Petit' });
      expect(textsOf(await read('day'))).toEqual(['Séminaire · Plenary, people: 61 → 48']);
      expect(textsOf(await read('set-up'))).toEqual(['Séminaire · Plenary, people: 61 → 48']);
      // Its breaks are served where the plenary is.
      const [plenary, diets] = ['Séminaire · Plenary, people: 61 → 48', 'Séminaire · Lunch, diets and allergies: see the sheet'];
      expect(textsOf(await read('kitchen'))).toEqual([plenary, diets]);
      expect((await read('day')).changes[0]).toMatchObject({ event: quoteId, day: tuesday, place: 'plenary', index: 0, fact: 'people' });
      Object.assign(survey, asWritten);
      expect((await number('kitchen')).body.versions).toHaveLength(1);
      survey.people = 48;
      const { versions, changes } = (await number('set-up')).body as PaperVersions;
      expect([versions.map((one) => [one.number, textsOf(one).length]), changes]).toEqual([
        [
          [2, 1],
          [1, 0],
        ],
        [],
      ]);
    });

    itOnBothEngines('an event that comes or goes is one line, also of a paper that had nothing on it', async () => {
      await number('day');
      const quoteId = await book();
      expect(textsOf(await read('day'))).toEqual(['Séminaire · added']);
      await number('day');
      const cancellation = `/api/deals/${quoteId}/cancellation`;
      const { revision, previewHash } = (await world.send('POST', `${cancellation}/preview`, staff, { body: {} })).body;
      await world.send('POST', cancellation, staff, { body: { revision, previewHash, reason: 'dates' }, key: 'press-1' });
      booked.length = 0;
      expect(textsOf(await read('day', 'fr'))).toEqual([expect.stringMatching(/^\S+ · en moins$/)]);
      expect((await read('day')).changes).toMatchObject([{ event: quoteId, fact: 'entry', place: 'event' }]);
    });

    itOnBothEngines('it is mailed once for a press, without diets, and no version keeps words about a person', async () => {
      await book();
      for (const key of ['press-1', 'press-1']) expect((await number('kitchen', [kitchen], key)).status).toBe(201);
      const mails = await mailsTo(kitchen);
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Kitchen sheet no\. 1: .*Ternes, .*October/)]);
      expect(mails[0]?.text).toContain(`/staff/sheets/ternes/${tuesday}/kitchen`);
      expect(mails[0]?.text).not.toContain('Noix');
      expect(await read('kitchen')).toMatchObject({ versions: [{ number: 1, sentTo: [kitchen] }], recipients: [kitchen] });
      await number('day');
      const rows = JSON.stringify(await world.deps.database.read.select().from(world.deps.tables.sheetVersion));
      for (const word of ['Noix', 'Petit', '+33612345678', 'Séminaire', 'Atelier']) expect(rows).not.toContain(word);
    });

    itOnBothEngines('one that somebody has is final once due, and each change after that is a number and a mail', async () => {
      await book();
      await number('kitchen', [kitchen]);
      world.clock.now = due - 1;
      survey.covers = 25;
      expect([await sweepPapers(world.deps), asked.length]).toEqual([0, 1]);
      world.clock.now = due;
      expect([await sweepPapers(world.deps), await sweepPapers(world.deps)]).toEqual([1, 0]);
      survey.covers = 31;
      expect([await sweepPapers(world.deps), await sweepPapers(world.deps)]).toEqual([1, 0]);
      const { versions, isFinal } = await read('kitchen');
      expect(isFinal).toBe(true);
      expect(versions.map((one) => [one.number, one.isFinal, one.by?.email ?? null, one.sentTo])).toEqual([
        [3, true, null, [kitchen]],
        [2, true, null, [kitchen]],
        [1, false, staff.email, [kitchen]],
      ]);
      expect((await mailsTo(kitchen)).at(-1)?.text).toMatch(/This sheet is final\..*Séminaire · Lunch, people: 25 → 31/s);
      expect((await read('day')).versions).toEqual([]);
      world.clock.now = Date.parse('2026-10-07T10:00:00Z');
      survey.covers = 40;
      expect(await sweepPapers(world.deps)).toBe(0);
    });

    itOnBothEngines('a person who is erased leaves no digest on a paper, and one of a day that is over is forgotten', async () => {
      const erased = await book();
      await number('day');
      const { database, tables } = world.deps;
      await database.transact((tx) => forgetSheetWords(tx, tables, [erased]));
      const [row] = await database.read.select().from(tables.sheetVersion);
      const kinds = new Set(row?.facts.map(({ fact }) => fact));
      expect([kinds.has('contact'), kinds.has('words'), kinds.has('people')]).toEqual([false, false, true]);
      expect(await database.transact((tx) => forgetOldSheets(tx, tables, tuesday))).toBe(1);
      expect((await read('day')).versions).toEqual([]);
    });

    it('no half of a paper is numbered, nor one of a venue that is none, and it is for staff alone', async () => {
      await book();
      expect((await world.send('GET', address('day'), claire)).status).toBe(403);
      expect((await world.send('POST', `${address('day')}/versions`, claire, { body: {} })).status).toBe(403);
      expect((await world.send('GET', address('day').replace('ternes', 'nowhere'), staff)).status).toBe(404);
      expect((await world.send('GET', address('menu'), staff)).status).toBe(404);
      expect((await number('day', ['nobody'])).status).toBe(400);
      await number('day');
      survey.isAway = true;
      expect((await number('day')).status).toBe(503);
      world.clock.now = due;
      expect(await sweepPapers(world.deps)).toBe(0);
    });
  },
  undefined,
  {
    surveyedDays: async (places) => {
      asked.push(...places.map(({ day }) => day));
      return survey.isAway ? refuse('service-unavailable') : places.map(() => toldOf(booked));
    },
  },
);
