import { supplementsChanged } from '@plenary/contracts/events';
import type { Supplement } from '@plenary/contracts/supplements';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { embeddedCrm } from '../crm/embedded-crm.ts';
import { surveyMigrations } from '../db/migrations.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { surveyKeys } from '../keys.ts';
import { fakePlaces } from './fake-places.ts';
import { fillIn, surveyOf } from './survey-answers.ts';
import { claire, staff, surveyWorld } from './survey-world.ts';

type Database = Parameters<typeof surveyWorld>[0];

/** A svc-survey with a svc-booking that keeps places, and the actions of customers and staff on supplements. */
export const supplementsWorld = (database: Database, overrides: Partial<SurveyDeps> = {}) => {
  const fake = fakePlaces();
  const crm: { quoteId: string; supplements: readonly Supplement[] }[] = [];
  const world = surveyWorld(database, {
    places: fake.places,
    crm: { ...embeddedCrm({ key: surveyKeys(testSecret).recordId }), tellSupplements: async (told) => void crm.push(told) },
    ...overrides,
  });
  const { send } = world;
  const staffSees = async (eventId: string) => (await send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
  const decide = async (eventId: string, path: string, rest: object = {}) => {
    const { revision } = await staffSees(eventId);
    return send('POST', `/api/staff/surveys/${eventId}/${path}`, staff, { body: { revision, ...rest } });
  };
  return {
    ...world,
    ...fake,
    crm,
    staffSees,
    staffLists: async (query: string) => (await send('GET', `/api/staff/surveys${query}`, staff)).body,
    customerLists: async () => (await send('GET', '/api/meeting-events', claire)).body,
    customerSees: async (eventId: string) => (await send('GET', `/api/meeting-events/${eventId}`, claire)).body,
    accept: (eventId: string, rest: object = {}) => decide(eventId, 'accept', rest),
    sendBack: (eventId: string, message: string) => decide(eventId, 'send-back', { message }),
    withdraw: (eventId: string, id: string) => decide(eventId, `supplements/${id}/withdraw`),
    answer: (eventId: string, chargeId: string, agrees: boolean, user = claire) =>
      send('PUT', `/api/meeting-events/${eventId}/charges/${chargeId}/answer`, user, { body: { agrees } }),
    /** A survey that waits for staff, and requests add-ons. */
    asking: async (addons: object, eventId: string) => {
      await fillIn(world, eventId);
      const survey = surveyOf(world, eventId);
      await survey.put('upsell', addons);
      await survey.validate();
      return survey;
    },
    /** Past every rule: a survey as an older version of the service may have left it. */
    writeStatus: (eventId: string, status: EventStatus) => {
      const { meetingEvent } = world.deps.tables;
      return database.transact((tx) => tx.update(meetingEvent).set({ status }).where(eq(meetingEvent.id, eventId)).returning());
    },
    /** The messages to svc-booking on add-ons, in order. */
    toldOfAddons: () =>
      world.told
        .filter(({ type }) => type === supplementsChanged)
        .map(({ sequence, payload }) => [sequence, (payload as { addons: string[] }).addons]),
    rowOf: async (eventId: string): Promise<EventRow | undefined> => {
      const rows = await database.read.select().from(world.deps.tables.meetingEvent);
      return rows.find(({ id }) => id === eventId);
    },
  };
};
export type SupplementsWorld = ReturnType<typeof supplementsWorld>;

/** Runs a suite on each engine with a world of its own for every test. */
export const onEachSupplementsWorld = (suite: (world: SupplementsWorld) => void): void =>
  onEachEngine(surveyMigrations, (open) => {
    const world = {} as SupplementsWorld;
    beforeEach(async () => {
      Object.assign(world, supplementsWorld(await open()));
    });
    suite(world);
  });
