import { changedProfile } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq, lt } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

/** Takes what a person is called now, for their bookings and events. A change older than the last one is dropped. */
export const takeProfile =
  ({ tables }: SurveyDeps): EventHandler =>
  async (tx, { sequence, payload }) => {
    const { userId, ...profile } = changedProfile.parse(payload);
    const { booking, erasedUser, meetingEvent, toldProfile } = tables;
    const [erased] = await tx.select().from(erasedUser).where(eq(erasedUser.userId, userId));
    if (erased) return;
    const newer = await tx
      .insert(toldProfile)
      .values({ userId, sequence, profile })
      .onConflictDoUpdate({ target: toldProfile.userId, set: { sequence, profile }, setWhere: lt(toldProfile.sequence, sequence) })
      .returning();
    if (newer.length === 0) return;
    for (const row of await tx.select().from(booking).where(eq(booking.userId, userId))) {
      const renamed = { ...row.booking, customer: { ...row.booking.customer, ...profile } };
      await tx.update(booking).set({ booking: renamed }).where(eq(booking.quoteId, row.quoteId)).returning({ quoteId: booking.quoteId });
    }
    for (const { id, record } of await tx.select().from(meetingEvent).where(eq(meetingEvent.userId, userId))) {
      const renamed = { ...record, customer: { ...record.customer, ...profile } };
      await tx.update(meetingEvent).set({ record: renamed }).where(eq(meetingEvent.id, id)).returning({ id: meetingEvent.id });
    }
  };
