import { kitTables } from '@plenary/service-kit/kit-tables';
import { appendEvent } from '@plenary/service-kit/outbox';
import { breakOffAtCommit } from '@plenary/service-kit/testing/break-off';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { rowsOfTables } from '@plenary/service-kit/testing/rows-of-tables';
import { surveyMigrations } from '../db/migrations.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { makeScientist } from '../testing/make-scientist.ts';
import { fillIn, surveyOf } from '../testing/survey-answers.ts';
import { type SurveyWorld, staff, surveyWorld } from '../testing/survey-world.ts';
import { type AuditedAction, auditedActions } from './audit.ts';

interface Deed {
  call: () => ReturnType<SurveyWorld['send']>;
  /** The values that the action changes, as staff see them, and the values afterwards. */
  effect: () => Promise<unknown>;
  after: unknown;
}

const surveys = '/api/staff/surveys';
const scientists = '/api/staff/meeting-scientists';

const staffOf = (world: SurveyWorld) => {
  const ask = (method: string, path: string, body?: unknown) => world.send(method, path, staff, { body });
  const read = async (path: string) => (await ask('GET', path)).body;
  return {
    ask,
    read,
    /** A survey with more people than signed: it waits for staff. */
    decision: async (verb: 'accept' | 'send-back', after: string): Promise<Deed> => {
      const eventId = await world.eventOf();
      await (await fillIn(world, eventId, { pax: 40 })).validate();
      const { revision } = await read(`${surveys}/${eventId}`);
      const body = { revision, ...(verb === 'send-back' && { message: 'Trop de monde.' }) };
      const effect = async () => (await read(`${surveys}/${eventId}`)).status;
      return { call: () => ask('POST', `${surveys}/${eventId}/${verb}`, body), effect, after };
    },
    closing: async (isLogOk: boolean): Promise<Deed> => {
      const eventId = await world.eventOf();
      const put = (value: boolean) => ask('PUT', `${surveys}/${eventId}/log-ok`, { isLogOk: value });
      if (!isLogOk) await put(true);
      return { call: () => put(isLogOk), effect: async () => (await read(`${surveys}/${eventId}`)).isLogOk, after: isLogOk };
    },
  };
};

/** How each action of the audit trail is performed: a new action does not compile without an entry here. */
const deeds: Record<AuditedAction, (world: SurveyWorld) => Promise<Deed>> = {
  'scientist-added': async (world) => {
    const { ask, read } = staffOf(world);
    const effect = async () => (await read(scientists)).scientists.length;
    return { call: () => ask('POST', scientists, makeScientist({ venueIds: ['Ternes'] })), effect, after: 1 };
  },
  'scientist-changed': async (world) => {
    const { ask, read } = staffOf(world);
    const { id } = (await ask('POST', scientists, makeScientist({ venueIds: ['Ternes'] }))).body;
    await ask('POST', scientists, makeScientist({ email: 'lotte@comet.example', venueIds: ['Louise'] }));
    const call = () => ask('PUT', `${scientists}/${id}`, { ...makeScientist({ venueIds: ['Bercy', 'Louise'] }), version: 1 });
    const effect = async () => (await read(scientists)).scientists.map(({ venueIds }: { venueIds: string[] }) => venueIds);
    return { call, effect, after: [['Bercy', 'Louise'], []] };
  },
  'survey-accepted': (world) => staffOf(world).decision('accept', 'DONE'),
  'survey-sent-back': (world) => staffOf(world).decision('send-back', 'TODO'),
  'survey-closed': (world) => staffOf(world).closing(true),
  'survey-opened': (world) => staffOf(world).closing(false),
  'supplement-withdrawn': async (world) => {
    const { ask, read } = staffOf(world);
    const eventId = await world.eventOf();
    const { put, validate } = surveyOf(world, eventId);
    await fillIn(world, eventId);
    await put('upsell', { wellness: true, comment: '' });
    await validate();
    const revision = async () => (await read(`${surveys}/${eventId}`)).revision;
    await ask('POST', `${surveys}/${eventId}/accept`, { revision: await revision() });
    const seen = await revision();
    const effect = async () => (await read(`${surveys}/${eventId}`)).supplements.agreed.length;
    return { call: () => ask('POST', `${surveys}/${eventId}/supplements/wellness/withdraw`, { revision: seen }), effect, after: 0 };
  },
  'lunch-chosen': async (world) => {
    const { ask, read } = staffOf(world);
    const eventId = await world.eventOf();
    // It takes no seats: a claim of some comes before, in a transaction of its own (surveys/claim-lunch.ts).
    const choice = { isServiceStaffChoice: true, type: 'meal_trays', service: 'meal_trays' };
    const effect = async () => (await read(`${surveys}/${eventId}`)).lunches[0].service;
    return { call: () => ask('PUT', `${surveys}/${eventId}/day/0/lunch`, choice), effect, after: 'meal_trays' };
  },
  'booking-resent': async (world) => {
    const { ask, read } = staffOf(world);
    const booking = makeBooking();
    await world.tell('booking.approved', 5, booking);
    const { database, tables } = world.deps;
    const { outbox } = kitTables(database.dialect);
    await database.transact(async (tx) => {
      await tx.delete(outbox);
      await tx.update(tables.booking).set({ crmFailedAt: world.clock.now, crmAttempts: 1 }).returning();
    });
    const effect = async () => (await read('/api/staff/crm-faults')).faults.length;
    return { call: () => ask('POST', `/api/staff/crm-faults/${booking.quoteId}/retry`), effect, after: 0 };
  },
  'event-resent': async (world) => {
    const { ask, read } = staffOf(world);
    const { database } = world.deps;
    const { outbox } = kitTables(database.dialect);
    await database.transact(async (tx) => {
      await appendEvent(tx, database, { id: 'e1', type: 'mail', aggregateId: 'q1', sequence: 1, payload: {} }, world.clock.now);
      await tx.update(outbox).set({ parked: true, attempts: 10 }).returning();
    });
    const effect = async () => (await read('/api/staff/parked-events')).events.length;
    return { call: () => ask('POST', '/api/staff/parked-events/e1/resend'), effect, after: 0 };
  },
};

onBothEngines(surveyMigrations, (open) => {
  const rowsOf = ({ deps: { database, tables } }: SurveyWorld) =>
    rowsOfTables(database, [...Object.values(tables), kitTables(database.dialect).outbox]);
  const actionsOf = async ({ deps: { database, tables } }: SurveyWorld) =>
    (await database.read.select({ action: tables.auditEntry.action }).from(tables.auditEntry)).map(({ action }) => action).sort();

  describe('a staff action is one transaction: an interrupted one leaves neither effect nor trail entry, and a repetition leaves both', () => {
    it.each(auditedActions)('%s', async (action) => {
      const { database, fate } = mortalDatabase(await open());
      const world = surveyWorld(database);
      const { call, effect, after } = await deeds[action](world);
      const actionsBefore = await actionsOf(world);
      expect(await effect()).not.toEqual(after);

      const kept = async () => ({ effect: await effect(), rows: await rowsOf(world) });
      expect(await breakOffAtCommit({ fate, call, kept })).toBeGreaterThanOrEqual(2);
      expect(await effect()).toEqual(after);
      expect(await actionsOf(world)).toEqual([...actionsBefore, action].sort());
    });
  });
});
