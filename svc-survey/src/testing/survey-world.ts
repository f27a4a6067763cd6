import {
  type BookingEvent,
  type BookingEventType,
  lunchChanged,
  peopleAgreed,
  scientistsChanged,
  supplementsChanged,
  surveyStands,
} from '@plenary/contracts/events';
import { defaultOpeningHours } from '@plenary/contracts/survey-terms';
import { type ActorClaims, actorTokens } from '@plenary/service-kit/actor';
import type { Database } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { createLogger } from '@plenary/service-kit/logger';
import type { Mail } from '@plenary/service-kit/mailer';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import { as, testSecret, testUser } from '@plenary/service-kit/testing/as-actor';
import { asc, eq } from 'drizzle-orm';
import { surveyApp } from '../app.ts';
import { embeddedCrm } from '../crm/embedded-crm.ts';
import { type SurveyDeps, surveyDeps } from '../deps.ts';
import { surveyKeys } from '../keys.ts';
import { surveyRelay } from '../relay.ts';
import { fakeSeats } from './fake-seats.ts';
import { makeBooking } from './make-booking.ts';

/** Monday 14 September 2026, 08:00 UTC. */
export const testNow = Date.UTC(2026, 8, 14, 8);
export const oneDay = 24 * 60 * 60 * 1_000;

export const claire = testUser();
export const hugo = testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', email: 'hugo@grand-compte.example' });
export const staff = testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e03', email: 'staff@comet.example', role: 'staff' });

const silent = createLogger({ service: 'test', level: 'silent' });

interface Request {
  body?: unknown;
  cookie?: string;
}

/** A svc-survey on a given database, with its incoming events and the actions of its users. */
export const surveyWorld = (database: Database, overrides: Partial<SurveyDeps> = {}) => {
  const clock = { now: testNow };
  let ids = 0;
  const restaurant = fakeSeats({ service1: 40, service2: 60 });
  const deps = surveyDeps({
    database,
    now: () => clock.now,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    crm: embeddedCrm({ key: surveyKeys(testSecret).recordId }),
    accounts: { stateOf: async () => 'active', mailPasswordLink: async () => {} },
    keys: surveyKeys(testSecret),
    openingHours: defaultOpeningHours,
    brandName: 'Comet',
    publicUrl: 'https://book.example',
    salesEmail: 'sales@comet.example',
    seats: restaurant.seats,
    wantedEvents: new Set([lunchChanged, peopleAgreed, scientistsChanged, supplementsChanged, surveyStands]),
    ...overrides,
  });
  const app = surveyApp(deps, { logger: silent, tokens: actorTokens({ secret: testSecret }), health: {} });
  const mails: (Mail & { id: string })[] = [];
  const told: OutboxEvent[] = [];
  const mailer = { send: async (mail: Mail, id: string) => void mails.push({ ...mail, id }) };
  const tellBooking = async (event: OutboxEvent) => {
    told.push(event);
    if (event.type === lunchChanged) restaurant.hear(event);
  };
  const relay = surveyRelay(deps, { logger: silent, mailer, tellBooking });
  const { outbox } = kitTables(database.dialect);

  const send = async (method: string, path: string, user: ActorClaims | null, { body, cookie }: Request = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(user && (await as(user))),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };

  /** Tells of a booking as svc-booking does. */
  const tell = async (
    type: BookingEventType | 'user.erased' | 'user.changed',
    sequence: number,
    payload: unknown,
    id = `event-${sequence}`,
  ) => {
    const headers = { ...(await as({ kind: 'service', name: 'svc-booking' })), 'content-type': 'application/json' };
    const { quoteId, userId } = payload as { quoteId?: string; userId?: string };
    const body = JSON.stringify({ id: `${quoteId ?? userId}-${id}`, type, aggregateId: quoteId ?? userId, sequence, payload });
    return (await app.request('/internal/events', { method: 'POST', headers, body })).status;
  };

  /** Lets everything that waits in the outbox leave. */
  const settle = async () => {
    while ((await relay.runOnce()) > 0);
  };

  return {
    app,
    deps,
    clock,
    send,
    tell,
    relay,
    settle,
    mails,
    /** svc-booking's seats at lunch. */
    restaurant,
    /** Events that left for svc-booking. */
    told,
    /** An approved booking on its whole way to an event with a survey; answers the event's id. */
    eventOf: async (overrides: Partial<BookingEvent> = {}): Promise<string> => {
      const booking = makeBooking(overrides);
      await tell('booking.approved', 5, booking);
      await settle();
      const { meetingEvent } = deps.tables;
      const [event] = await database.read.select().from(meetingEvent).where(eq(meetingEvent.quoteId, booking.quoteId));
      if (!event) throw new Error('no event');
      return event.id;
    },
    outbox: () => database.read.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.id)),
  };
};
export type SurveyWorld = ReturnType<typeof surveyWorld>;
