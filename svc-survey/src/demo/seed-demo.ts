import type { BookingEvent } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { localTime } from '@plenary/service-kit/local-time';
import { bookingStage } from '../bookings/booking-stage.ts';
import type { SurveyDeps } from '../deps.ts';
import { eventRecordOf } from '../events/event-record-of.ts';
import { initialSteps } from '../surveys/initial-steps.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoContacts, demoEvents } from './demo-bookings.ts';
import { demoScientists } from './demo-scientists.ts';

/** Puts the demo's Meeting Scientists, events and surveys into an empty database; one that has Meeting Scientists stays as it is. */
export const seedDemo = async (deps: SurveyDeps): Promise<void> => {
  const { database, tables } = deps;
  const { scientist, scientistVenue, customer } = tables;
  const now = deps.now();
  await database.transact(async (tx) => {
    const [known] = await tx.select({ id: scientist.id }).from(scientist).limit(1);
    if (known) return;
    for (const [index, { id, venueIds, ...record }] of demoScientists.entries()) {
      await tx.insert(scientist).values({ id, isDefault: index === 0, record, version: 1 });
      for (const venueId of venueIds) await tx.insert(scientistVenue).values({ venueId, scientistId: id });
    }
    for (const { salesforceId, userId, email } of demoContacts) await tx.insert(customer).values({ salesforceId, userId, email });
    const { day } = localTime(now, 'Europe/Paris');
    for (const event of demoEvents(day, now)) {
      const booking = deps.roomsAlone ? withoutServices(event.booking) : event.booking;
      await addEvent(tx, deps, { ...event, booking, now });
    }
  });
};

/** As svc-booking tells of a booking where rooms alone are sold. */
const withoutServices = (booking: BookingEvent): BookingEvent => ({
  ...booking,
  days: booking.days.map((day) => ({ ...day, lunchPax: 0 })),
  addons: { teambuilding: false, wellness: false, facilitator: false, afterwork: false },
  lunches: [],
});

// As svc-booking's demo dates its quotes.
const quotedBefore = 30 * 24 * 60 * 60 * 1_000;

type DemoEvent = ReturnType<typeof demoEvents>[number];

const addEvent = async (
  tx: Transaction,
  { tables }: SurveyDeps,
  { eventId, booking, status, isReady, isLogOk, crmFault, now }: DemoEvent & { now: number },
): Promise<void> => {
  const [startDay, endDay] = [booking.days.at(0)?.date ?? '', booking.days.at(-1)?.date ?? ''];
  const { quoteId } = booking;
  const { userId } = booking.customer;
  const stage = bookingStage(booking);
  const row = { quoteId, userId, sequence: 0, stage, startDay, endDay, booking, quotedAt: null, eventId };
  const crm = crmFault ? { crmAttempts: 1, crmFault, crmFailedAt: now } : { crmAttempts: 0, crmFault: null, crmFailedAt: null };
  await tx.insert(tables.booking).values({ ...row, ...crm });
  if (eventId === null) return;
  const record = eventRecordOf(booking);
  await tx.insert(tables.meetingEvent).values({
    id: eventId,
    quoteId,
    userId,
    venueId: booking.venue.venueId,
    startDay,
    endDay,
    record,
    status,
    isReady,
    isCancelled: false,
    logOk: isLogOk ? 1 : null,
    quotedAt: Math.min(now, Date.parse(`${startDay}T09:00:00Z`) - quotedBefore),
    revision: 0,
    savedAt: status === 'TODO' ? null : now,
    staffMessage: null,
    createdAt: now,
  });
  if (!isReady) return;
  for (const step of demoAnswers(initialSteps(record, booking), status)) {
    await tx.insert(tables.surveyStep).values({ ...step, eventId, version: step.isSaved ? 1 : 0 });
  }
};
