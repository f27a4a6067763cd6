import { userErased } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq, inArray } from 'drizzle-orm';
import { isAhead } from '../bookings/is-ahead.ts';
import type { SurveyDeps } from '../deps.ts';
import { isPast } from '../events/event-clock.ts';
import { forgetEvents } from './forget-events.ts';
import { handOverBookings } from './hand-over-bookings.ts';
import { handOverEvents } from './hand-over-events.ts';

/**
 * Forgets a person: their bookings, events and surveys go, but for what is approved and lies ahead, which the house takes over whether
 * whether or not it has an event yet; later data of the person is refused.
 */
export const eraseUser =
  (deps: SurveyDeps): EventHandler =>
  async (tx, { payload }) => {
    const { tables, now } = deps;
    const { userId } = userErased.parse(payload);
    const { booking, customer, meetingEvent, erasedUser, toldProfile } = tables;
    await tx.insert(erasedUser).values({ userId, at: now() }).onConflictDoNothing();
    const events = await tx.select().from(meetingEvent).where(eq(meetingEvent.userId, userId));
    const ahead = events.filter((event) => !event.isCancelled && !isPast(event, now()));
    await handOverEvents(tx, deps, ahead);
    const over = events.filter((event) => !ahead.includes(event)).map(({ id }) => id);
    await forgetEvents(tx, deps, inArray(meetingEvent.id, over));
    const bookings = await tx.select().from(booking).where(eq(booking.userId, userId));
    const approved = bookings.filter((row) => row.eventId === null && isAhead(row, now()));
    await handOverBookings(tx, deps, approved);
    await tx.delete(booking).where(eq(booking.userId, userId));
    await tx.delete(customer).where(eq(customer.userId, userId));
    await tx.delete(toldProfile).where(eq(toldProfile.userId, userId));
  };
