import { userErased } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { forgetEvents } from './forget-events.ts';

/** Forgets a person: their bookings, events and surveys go, and what is told of them later is not taken. */
export const eraseUser =
  ({ database, tables, now }: SurveyDeps): EventHandler =>
  async (tx, { payload }) => {
    const { userId } = userErased.parse(payload);
    const { booking, customer, meetingEvent, erasedUser, toldProfile } = tables;
    await tx.insert(erasedUser).values({ userId, at: now() }).onConflictDoNothing();
    await forgetEvents(tx, { database, tables }, eq(meetingEvent.userId, userId));
    await tx.delete(booking).where(eq(booking.userId, userId));
    await tx.delete(customer).where(eq(customer.userId, userId));
    await tx.delete(toldProfile).where(eq(toldProfile.userId, userId));
  };
