import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { Subscriber } from '@plenary/service-kit/relay';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type CrmConfirmation, CrmRefusal } from '../crm/crm.ts';
import type { BookingRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { eventRecordOf } from '../events/event-record-of.ts';

/** Told of by the outbox to `prepareSurvey`. */
export const prepareSurveyType = 'survey.prepare';

const ofQuote = z.object({ quoteId: z.string() });

/**
 * Tells the CRM of an approved booking and makes its event. A data fault is stored for staff and not retried before
 * they ask; where it is away the relay comes again. Run twice it makes one event.
 */
export const confirmBooking =
  (deps: SurveyDeps): Subscriber =>
  async ({ payload }) => {
    const { quoteId } = ofQuote.parse(payload);
    const row = await findBooking(deps, quoteId);
    if (row?.stage !== 'approved' || row.eventId) return;
    try {
      const confirmation = await deps.crm.confirm(row.booking);
      await deps.database.transact((tx) => makeEvent(tx, deps, quoteId, confirmation));
    } catch (error) {
      const isRefusal = error instanceof CrmRefusal;
      const fault = isRefusal ? error.fault : ({ type: 'unknown', issues: [] } as const);
      const failed = { crmAttempts: row.crmAttempts + 1, crmFault: { ...fault, issues: [...fault.issues] }, crmFailedAt: deps.now() };
      const { booking } = deps.tables;
      await deps.database.transact((tx) => tx.update(booking).set(failed).where(eq(booking.quoteId, quoteId)).returning());
      if (!isRefusal) throw error;
    }
  };

const findBooking = async ({ database, tables: { booking } }: SurveyDeps, quoteId: string): Promise<BookingRow | undefined> => {
  const [row] = await database.read.select().from(booking).where(eq(booking.quoteId, quoteId));
  return row;
};

const makeEvent = async (
  tx: Transaction,
  { database, tables, now }: SurveyDeps,
  quoteId: string,
  { eventId, contactId }: CrmConfirmation,
): Promise<void> => {
  const at = now();
  // Read again: it may have ended while the CRM was asked.
  const [row] = await tx.select().from(tables.booking).where(eq(tables.booking.quoteId, quoteId));
  if (row?.stage !== 'approved' || row.eventId) return;
  const { userId, startDay, endDay, booking, quotedAt } = row;
  await tx.insert(tables.meetingEvent).values({
    id: eventId,
    quoteId,
    userId,
    venueId: booking.venue.venueId,
    startDay,
    endDay,
    record: eventRecordOf(booking),
    status: 'TODO',
    isReady: false,
    isCancelled: false,
    logOk: null,
    quotedAt,
    revision: 0,
    savedAt: null,
    staffMessage: null,
    createdAt: at,
  });
  await tx
    .update(tables.booking)
    .set({ eventId, crmFault: null, crmFailedAt: null })
    .where(eq(tables.booking.quoteId, quoteId))
    .returning();
  const { email } = booking.customer;
  await tx.insert(tables.customer).values({ salesforceId: contactId, userId, email }).onConflictDoNothing();
  const prepare = { id: `${eventId}-prepare`, type: prepareSurveyType, aggregateId: eventId, sequence: 0, payload: { eventId } };
  await appendEvent(tx, database, prepare, at);
};
