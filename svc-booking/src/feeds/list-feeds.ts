import type { CalendarFeed } from '@plenary/contracts/calendar-feeds.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { desc, eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { presentFeed } from './present-feed.ts';

/** The feeds of the caller, the newest first; of all staff for an administrator. */
export const listFeeds = async (
  { database, tables: { calendarFeed }, catalogue }: BookingDeps,
  { role, userId }: UserActor,
): Promise<{ feeds: CalendarFeed[] }> => {
  const rows = await database.read
    .select()
    .from(calendarFeed)
    .where(role === 'admin' ? undefined : eq(calendarFeed.userId, userId))
    .orderBy(desc(calendarFeed.createdAt), desc(calendarFeed.id));
  const snapshot = await catalogue.current();
  return { feeds: rows.map((row) => presentFeed(row, snapshot)) };
};
