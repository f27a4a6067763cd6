import type { BookingEvent } from '@plenary/contracts/events';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { asc, eq } from 'drizzle-orm';
import { surveyMigrations } from '../db/migrations.ts';
import type { LunchAnswers } from '../surveys/steps/lunch-step.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { claire, type SurveyWorld, surveyWorld } from '../testing/survey-world.ts';

const [tuesday, wednesday, thursday] = ['2026-10-06', '2026-10-07', '2026-10-08'];
const days = (first: string, second: string, pax = 24): BookingEvent['days'] => [
  bookedDay(first, { lunchPax: pax, plenary: { pax, duration: 'AM, PM', configuration: 'theater' } }),
  bookedDay(second, { lunchPax: 24 }),
];
const booked = (first: string, second: string, pax?: number) => makeBooking({ days: days(first, second, pax) });

onEachEngine(surveyMigrations, (open) => {
  const world = async () => surveyWorld(await open());
  const stepsOf = async ({ deps: { database, tables } }: SurveyWorld) =>
    new Map((await database.read.select().from(tables.surveyStep).orderBy(asc(tables.surveyStep.key))).map((row) => [row.key, row]));
  const eventRow = async ({ deps: { database, tables } }: SurveyWorld) => (await database.read.select().from(tables.meetingEvent))[0];
  /** All questions saved, as their customer leaves them. */
  const answered = async (here: SurveyWorld) => {
    await here.eventOf(booked(tuesday, wednesday));
    const { database, tables } = here.deps;
    await database.transact(async (tx) => {
      await tx.update(tables.surveyStep).set({ isSaved: true }).returning();
      await tx.update(tables.meetingEvent).set({ status: 'DONE' }).returning();
      await tx.insert(tables.lunchSequence).values({ eventId: (await eventRow(here))?.id ?? '', dayIndex: 1, sequence: 7 });
    });
  };

  describe('a booking whose days or people have changed', () => {
    itOnBothEngines('opens the questions of a day with other people, and leaves the rest answered', async () => {
      const here = await world();
      await answered(here);
      await here.tell('booking.changed', 6, { ...booked(tuesday, wednesday, 38), causedBy: 'change:1' });
      const steps = await stepsOf(here);
      const open = [...steps.values()].filter(({ isSaved }) => !isSaved).map(({ key }) => key);
      expect(open.sort()).toEqual(['0/lunch', '0/plenary/0']);
      expect(open.map((key) => steps.get(key))).toMatchObject([
        { answers: { pax: 38 }, initial: { pax: 38 } },
        { answers: { pax: 38 }, initial: { pax: 38 } },
      ]);
      expect(await eventRow(here)).toMatchObject({ status: 'TODO', startDay: tuesday, endDay: wednesday });
    });

    itOnBothEngines('is told as agreed since the signature, in the booking and not beside it', async () => {
      const here = await world();
      await answered(here);
      await here.tell('booking.changed', 6, { ...booked(tuesday, wednesday, 38), causedBy: 'change:1' });
      const eventId = (await eventRow(here))?.id;
      const at = new Date(here.clock.now).toISOString();
      const { agreedChanges } = (await here.send('GET', `/api/meeting-events/${eventId}`, claire)).body;
      expect(agreedChanges).toEqual([
        { path: 'days.0.plenaries.0.pax', signed: 24, agreed: 38, at, isBooked: true },
        { path: 'days.0.lunch.pax', signed: 24, agreed: 38, at, isBooked: true },
      ]);
      await here.tell('booking.changed', 7, { ...booked(tuesday, wednesday), causedBy: 'change:2' });
      expect((await here.send('GET', `/api/meeting-events/${eventId}`, claire)).body.agreedChanges).toEqual([]);
    });

    itOnBothEngines('moves with its answers, and its event is listed on the new days', async () => {
      const here = await world();
      await answered(here);
      await here.tell('booking.changed', 6, booked(wednesday, thursday));
      expect(await eventRow(here)).toMatchObject({ status: 'TODO', startDay: wednesday, endDay: thursday });
      const { incomings } = (await here.send('GET', '/api/meeting-events', claire)).body;
      expect(incomings).toMatchObject([{ startDate: wednesday, endDate: thursday }]);
      const steps = await stepsOf(here);
      const ofDays = [...steps.values()].filter(({ key }) => /\d/.test(key));
      expect(ofDays.every(({ isSaved }) => !isSaved)).toBe(true);
      expect([...steps.values()].filter(({ key }) => !/\d/.test(key)).every(({ isSaved }) => isSaved)).toBe(true);
      // Wednesday was the second lunch, of sequence 7: the first goes on from there.
      const rows = await here.deps.database.read.select().from(here.deps.tables.lunchSequence);
      expect(rows.map(({ sequence }) => sequence)).toEqual([7, 7]);
    });

    // Lifecycle L17, L23.
    itOnBothEngines('asks about rooms, lunches and add-ons that are new, and no more about those that are gone', async () => {
      const here = await world();
      await answered(here);
      const subcommittees = [{ pax: 8, duration: 'AM, PM', configuration: 'casual' } as const];
      const [first, second] = days(tuesday, wednesday);
      const half = bookedDay(wednesday, { plenary: { pax: 24, duration: 'AM', configuration: 'theater' } });
      const { lunchPax: _, ...noLunch } = half;
      const more = makeBooking({ days: [{ ...(first ?? half), subcommittees }, noLunch] });
      const addons = { ...more.addons, wellness: true };
      await here.tell('booking.changed', 6, { ...more, addons, causedBy: 'change:1' });
      const keys = [...(await stepsOf(here)).keys()];
      expect(keys).toEqual(expect.arrayContaining(['0/subcommittee/0', '0/wellness', '1/wellness']));
      expect(keys).not.toContain('1/lunch');
      expect((await eventRow(here))?.record.days[0]?.steps).toContain('0/subcommittee/0');
      await here.tell('booking.changed', 7, makeBooking({ days: [first ?? half, second ?? half] }));
      const again = [...(await stepsOf(here)).keys()];
      expect(again).toContain('1/lunch');
      expect(again).not.toContain('0/subcommittee/0');
    });

    // Lifecycle L23.
    itOnBothEngines('keeps the answers of a question that it removes, and brings them back with it, to be confirmed', async () => {
      const here = await world();
      await answered(here);
      const { database, tables } = here.deps;
      const isLunch = eq(tables.surveyStep.key, '1/lunch');
      const lunch = (await stepsOf(here)).get('1/lunch');
      const answers = { ...lunch?.answers, service: 'service2', allergies: 'Nuts', comment: 'Near the window' } as LunchAnswers;
      await database.transact((tx) => tx.update(tables.surveyStep).set({ answers, version: 4 }).where(isLunch).returning());
      const [first] = days(tuesday, wednesday);
      const { lunchPax: _, ...noLunch } = bookedDay(wednesday, {
        plenary: { pax: 24, duration: 'AM', configuration: 'theater' },
      });
      const without = makeBooking({ days: first ? [first, noLunch] : [] });
      await here.tell('booking.changed', 6, { ...without, causedBy: 'change:1' });
      expect((await stepsOf(here)).has('1/lunch')).toBe(false);
      expect(await database.read.select().from(tables.archivedStep)).toMatchObject([{ key: '1/lunch', day: wednesday, answers }]);
      const { events } = (await here.send('GET', '/api/personal-data/events', claire)).body;
      expect(events[0].survey).toContainEqual(expect.objectContaining({ step: '1/lunch', isArchived: true, day: wednesday }));

      await here.tell('booking.changed', 7, { ...booked(tuesday, wednesday), causedBy: 'change:2' });
      expect((await stepsOf(here)).get('1/lunch')).toMatchObject({ answers: { ...answers, pax: 24 }, isSaved: false, version: 5 });
      expect(await database.read.$count(tables.archivedStep)).toBe(0);

      await here.tell('booking.changed', 8, { ...without, causedBy: 'change:3' });
      await here.tell('booking.changed', 9, { ...booked(tuesday, thursday), causedBy: 'change:4' });
      const moved = (await stepsOf(here)).get('1/lunch');
      expect(moved).toMatchObject({
        answers: { pax: 24, service: 'service1', allergies: 'Nuts', comment: 'Near the window' },
        isSaved: false,
      });
    });

    // Lifecycle L23.
    itOnBothEngines('by its own survey keeps every answer; what changed besides is asked about', async () => {
      const here = await world();
      await answered(here);
      await here.tell('booking.changed', 6, { ...booked(tuesday, wednesday, 38), causedBy: 'survey:4' });
      expect(await eventRow(here)).toMatchObject({ status: 'DONE' });
      const steps = [...(await stepsOf(here)).values()];
      expect(steps.every(({ isSaved }) => isSaved)).toBe(true);
      const moved = makeBooking({ days: days(tuesday, thursday, 40) });
      await here.tell('booking.changed', 7, { ...moved, causedBy: 'survey:5' });
      const open = [...(await stepsOf(here)).values()].filter(({ isSaved }) => !isSaved).map(({ key }) => key);
      expect(open.length).toBeGreaterThan(0);
      expect(open.every((key) => key.startsWith('1/'))).toBe(true);
    });

    // Lifecycle L23.
    itOnBothEngines('keeps people agreed on for an afterwork alone, unless the change names them', async () => {
      const here = await world();
      const addons = { ...booked(tuesday, wednesday).addons, afterwork: true };
      await here.eventOf({ ...booked(tuesday, wednesday), addons });
      const { database, tables } = here.deps;
      const isAfterwork = eq(tables.surveyStep.key, '1/afterwork');
      const own = { pax: 40, startTime: '18:00', endTime: '21:00' };
      const answers = { ...own, allergies: '', comment: '' };
      await database.transact((tx) =>
        tx.update(tables.surveyStep).set({ answers, initial: own, isSaved: true }).where(isAfterwork).returning(),
      );
      const more = days(tuesday, wednesday).map((day) => ({ ...day, plenary: { ...day.plenary, pax: 30 } }));
      await here.tell('booking.changed', 6, makeBooking({ days: more, addons, causedBy: 'change:1' }));
      const afterwork = async () => (await stepsOf(here)).get('1/afterwork');
      expect(await afterwork()).toMatchObject({ answers: { pax: 40 }, initial: { pax: 40 }, isSaved: true });
      const named = more.map((day, index) => (index === 1 ? { ...day, addonPax: { afterwork: 35 } } : day));
      await here.tell('booking.changed', 7, makeBooking({ days: named, addons, causedBy: 'change:2' }));
      expect(await afterwork()).toMatchObject({ answers: { pax: 35, endTime: '21:00' }, initial: { pax: 35 }, isSaved: false });
    });

    // Lifecycle L17, L23.
    describe('by a day that goes or comes', () => {
      const three = (...dates: string[]) => makeBooking({ days: dates.map((date) => bookedDay(date, { lunchPax: 24 })) });
      const noted = async (here: SurveyWorld, key: string, comment: string) => {
        const { database, tables } = here.deps;
        const answers = { ...(await stepsOf(here)).get(key)?.answers, comment } as LunchAnswers;
        await database.transact((tx) => tx.update(tables.surveyStep).set({ answers }).where(eq(tables.surveyStep.key, key)).returning());
      };
      const commentOf = async (here: SurveyWorld, key: string) =>
        ((await stepsOf(here)).get(key)?.answers as { comment?: string } | undefined)?.comment;

      itOnBothEngines(
        'keeps the answers of the days that stay, archives those of the one that is gone, and brings them back with it',
        async () => {
          const here = await world();
          await answered(here);
          const { database, tables } = here.deps;
          await noted(here, '0/lunch', 'Of Tuesday');
          await noted(here, '1/lunch', 'Of Wednesday');
          await here.tell('booking.changed', 6, { ...three(wednesday), causedBy: 'change:1', dayOrigins: [wednesday] });
          expect(await commentOf(here, '0/lunch')).toBe('Of Wednesday');
          expect([...(await stepsOf(here)).keys()].filter((key) => key.startsWith('1/'))).toEqual([]);
          expect(await eventRow(here)).toMatchObject({ status: 'DONE', startDay: wednesday, endDay: wednesday });
          const archived = await database.read.select().from(tables.archivedStep).orderBy(asc(tables.archivedStep.key));
          expect(archived).toMatchObject([
            { key: `${tuesday}/lunch`, day: tuesday, answers: { comment: 'Of Tuesday' } },
            { key: `${tuesday}/plenary/0`, day: tuesday },
          ]);
          await here.tell('booking.changed', 7, { ...booked(tuesday, wednesday), causedBy: 'change:2', dayOrigins: [null, wednesday] });
          expect([await commentOf(here, '0/lunch'), await commentOf(here, '1/lunch')]).toEqual(['Of Tuesday', 'Of Wednesday']);
          const open = [...(await stepsOf(here)).values()].filter(({ isSaved }) => !isSaved).map(({ key }) => key);
          expect(open.sort()).toEqual(['0/lunch', '0/plenary/0']);
          expect(await eventRow(here)).toMatchObject({ status: 'TODO', startDay: tuesday });
          expect(await database.read.$count(tables.archivedStep)).toBe(0);
        },
      );

      itOnBothEngines('asks about a day between two others alone', async () => {
        const here = await world();
        await here.eventOf(booked(tuesday, thursday));
        await here.deps.database.transact((tx) => tx.update(here.deps.tables.surveyStep).set({ isSaved: true }).returning());
        await noted(here, '1/lunch', 'Of Thursday');
        await here.tell('booking.changed', 6, { ...three(tuesday, wednesday, thursday), dayOrigins: [tuesday, null, thursday] });
        expect(await commentOf(here, '2/lunch')).toBe('Of Thursday');
        const open = [...(await stepsOf(here)).values()].filter(({ isSaved }) => !isSaved).map(({ key }) => key);
        expect(open.sort()).toEqual(['1/lunch', '1/plenary/0']);
      });

      itOnBothEngines('takes what was agreed on along with its day, and ends it with the one that is gone', async () => {
        const here = await world();
        await answered(here);
        const { database, tables } = here.deps;
        const eventId = (await eventRow(here))?.id ?? '';
        const agreed = (key: string) => ({ key, field: 'pax', from: 24, to: 30 });
        const charge = (id: string, key: string) => ({
          ...{ id, label: id, excludingVat: 240_00, state: 'agreed' as const, lunch: { stepKey: key, service: 'meal_trays' as const } },
        });
        const record = {
          ...((await eventRow(here))?.record as object),
          agreements: [{ at: here.clock.now, by: 'nadia@comet.example', values: [agreed('0/plenary/0'), agreed('1/plenary/0')] }],
          charges: [charge('tuesday', '0/lunch'), charge('wednesday', '1/lunch')],
        };
        await database.transact((tx) =>
          tx
            .update(tables.meetingEvent)
            .set({ record: record as never })
            .returning(),
        );
        await here.tell('booking.changed', 6, { ...three(wednesday), causedBy: 'change:1', dayOrigins: [wednesday] });
        const { agreements, charges } = (await eventRow(here))?.record ?? {};
        expect(agreements?.[0]?.values).toEqual([agreed('0/plenary/0')]);
        expect(charges).toMatchObject([
          { id: 'tuesday', state: 'withdrawn' },
          { id: 'wednesday', state: 'agreed', lunch: { stepKey: '0/lunch' } },
        ]);
        const { agreedChanges } = (await here.send('GET', `/api/meeting-events/${eventId}`, claire)).body;
        expect(agreedChanges).toMatchObject([{ path: 'days.0.plenaries.0.pax', signed: 24, agreed: 30 }]);
      });

      itOnBothEngines('asks again about what opens the event on another day, and keeps its answers', async () => {
        const here = await world();
        const addons = { ...booked(tuesday, wednesday).addons, teambuilding: true, afterwork: true };
        await here.eventOf({ ...booked(tuesday, wednesday), addons });
        await here.deps.database.transact((tx) => tx.update(here.deps.tables.surveyStep).set({ isSaved: true }).returning());
        await noted(here, '0/team-building', 'Outdoors');
        await noted(here, '1/afterwork', 'No nuts');
        await here.tell('booking.changed', 6, { ...three(wednesday), addons, dayOrigins: [wednesday] });
        expect([await commentOf(here, '0/team-building'), await commentOf(here, '0/afterwork')]).toEqual(['Outdoors', 'No nuts']);
        const open = [...(await stepsOf(here)).values()].filter(({ isSaved }) => !isSaved).map(({ key }) => key);
        expect(open).toEqual(['0/team-building']);
      });
    });

    it('with other rooms alone keeps every answer', async () => {
      const here = await world();
      await answered(here);
      const rooms = booked(tuesday, wednesday).rooms.map((room) => ({ ...room, roomId: 'Ternes-Q', roomName: 'Salon Niel' }));
      await here.tell('booking.changed', 6, { ...booked(tuesday, wednesday), rooms });
      expect([...(await stepsOf(here)).values()].every(({ isSaved }) => isSaved)).toBe(true);
      expect(await eventRow(here)).toMatchObject({ status: 'DONE' });
    });
  });
});
