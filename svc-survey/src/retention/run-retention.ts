import type { JobOutcome } from '@plenary/service-kit/daily-job';
import { keptProspects, keptTransactions, lastDayOver, retainOnceADay } from '@plenary/service-kit/retention';
import { and, eq, isNull, lte, notExists } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { forgetEvents } from '../erasure/forget-events.ts';

/**
 * Forgets what its time is over for (spec/booking.md §9 "Retention"): events with their surveys, bookings that became none, people of
 * without further records. Answers the counts, or null if the day is done.
 */
export const runRetention = (deps: Pick<SurveyDeps, 'database' | 'tables' | 'now' | 'wantedEvents'>): Promise<JobOutcome | null> => {
  const { database, tables } = deps;
  const { auditEntry, booking, customer, meetingEvent, toldProfile } = tables;
  const now = deps.now();
  return retainOnceADay(database, now, async (tx) => {
    const eventsUpTo = lastDayOver(now, keptTransactions);
    const events = await forgetEvents(tx, deps, lte(meetingEvent.endDay, eventsUpTo));
    const held = await tx.delete(booking).where(lte(booking.endDay, eventsUpTo)).returning({ id: booking.quoteId });
    const cameToNothing = and(isNull(booking.eventId), lte(booking.endDay, lastDayOver(now, keptProspects)));
    const prospects = await tx.delete(booking).where(cameToNothing).returning({ id: booking.quoteId });

    const own = (userId: typeof customer.userId | typeof toldProfile.userId) => [
      notExists(tx.select({ id: booking.quoteId }).from(booking).where(eq(booking.userId, userId))),
      notExists(tx.select({ id: meetingEvent.id }).from(meetingEvent).where(eq(meetingEvent.userId, userId))),
    ];
    const people = await tx
      .delete(customer)
      .where(and(...own(customer.userId)))
      .returning({ id: customer.salesforceId });
    await tx.delete(toldProfile).where(and(...own(toldProfile.userId)));

    const deeds = await tx
      .delete(auditEntry)
      .where(lte(auditEntry.at, now - keptTransactions))
      .returning({ id: auditEntry.id });
    return { events, bookings: held.length + prospects.length, people: people.length, deeds: deeds.length };
  });
};
