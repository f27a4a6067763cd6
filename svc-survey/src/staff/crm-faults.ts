import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { crmConfirmType } from '../bookings/receive-booking.ts';
import type { SurveyDeps } from '../deps.ts';

interface FaultRow {
  quoteId: string;
  companyName: string;
  buildingName: string;
  startDate: string;
  attempts: number;
  failedAt: string;
  fault: CrmDataError;
}

/** Bookings that the CRM did not take, the oldest failure first. */
export const listCrmFaults = async ({ database, tables: { booking } }: SurveyDeps): Promise<{ faults: FaultRow[] }> => {
  const rows = await database.read
    .select()
    .from(booking)
    .where(and(eq(booking.stage, 'approved'), isNull(booking.eventId), isNotNull(booking.crmFailedAt)))
    .orderBy(asc(booking.crmFailedAt), asc(booking.quoteId));
  return {
    faults: rows.map(({ quoteId, booking: told, startDay, crmAttempts, crmFailedAt, crmFault }) => ({
      quoteId,
      companyName: told.customer.companyName,
      buildingName: told.venue.commercialName,
      startDate: startDay,
      attempts: crmAttempts,
      failedAt: new Date(crmFailedAt ?? 0).toISOString(),
      fault: crmFault ?? { type: 'unknown', issues: [] },
    })),
  };
};

/** Tells the CRM of a booking again; refuses `not-found` where it took it, or has not been told of it in vain. */
export const retryCrm = (deps: SurveyDeps, { actor, quoteId }: { actor: UserActor; quoteId: string }): Promise<void> => {
  const { database, tables } = deps;
  const { booking } = tables;
  const entryId = deps.newId();
  const at = deps.now();
  return database.transact(async (tx) => {
    const failed = and(
      eq(booking.quoteId, quoteId),
      eq(booking.stage, 'approved'),
      isNull(booking.eventId),
      isNotNull(booking.crmFailedAt),
    );
    const [row] = await tx.update(booking).set({ crmFailedAt: null }).where(failed).returning();
    if (!row) return refuse('not-found');
    const { sequence, crmAttempts } = row;
    const id = `${quoteId}-confirm-${sequence}-${crmAttempts}`;
    await appendEvent(tx, database, { id, type: crmConfirmType, aggregateId: quoteId, sequence, payload: { quoteId } }, at);
    const subject = { type: 'booking', id: quoteId, name: `${row.booking.venue.commercialName}, ${row.startDay}` };
    await audit(tx, tables, { id: entryId, at, by: actor, action: 'booking-resent', subject, changes: [] });
  });
};
