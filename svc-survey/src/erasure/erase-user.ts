import { userErased } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq, inArray } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

/** Forgets a person: their bookings, events and surveys go, and what is told of them later is not taken. */
export const eraseUser =
  ({ tables, now }: SurveyDeps): EventHandler =>
  async (tx, { payload }) => {
    const { userId } = userErased.parse(payload);
    const { booking, customer, meetingEvent, surveyStep, surveyHistory, shareLink, notice, erasedUser } = tables;
    await tx.insert(erasedUser).values({ userId, at: now() }).onConflictDoNothing();
    const events = await tx.select({ id: meetingEvent.id }).from(meetingEvent).where(eq(meetingEvent.userId, userId));
    const ids = events.map(({ id }) => id);
    if (ids.length > 0) {
      for (const part of [surveyStep, surveyHistory, shareLink, notice]) await tx.delete(part).where(inArray(part.eventId, ids));
    }
    await tx.delete(meetingEvent).where(eq(meetingEvent.userId, userId));
    await tx.delete(booking).where(eq(booking.userId, userId));
    await tx.delete(customer).where(eq(customer.userId, userId));
  };
