import { createHash } from 'node:crypto';
import { feedCallsAnHour } from '@plenary/contracts/calendar-feeds-terms';
import { refuse } from '@plenary/http/refuse';
import { calendarFeed as feedText } from '@plenary/service-kit/calendar-feed';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { and, eq } from 'drizzle-orm';
import type { FeedRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { hashToken } from '../secret-token.ts';
import { presentEntry } from './present-entry.ts';
import { readEntries } from './read-entries.ts';

const hourly: ThrottleRule = { name: 'calendar-feed', limit: feedCallsAnHour, windowMilliseconds: 3_600_000 };

interface Asked {
  feedId: string;
  token: string;
  /** Headers of the request. */
  header: (name: string) => string | undefined;
}

/**
 * What a calendar program gets at the address of a feed (design: desk D27, D28): the same entries have the same strong ETag, and an entry
 * that is gone another one, so that no date stands in the answer. Refuses `not-found` for a wrong token, a revoked feed and one whose maker
 * is no longer of the staff, `too-many-requests`, and `service-unavailable` where nobody can say whether they are.
 */
export const readFeed = async (deps: BookingDeps, { feedId, token, header }: Asked): Promise<Response> => {
  const { calendarFeed } = deps.tables;
  const ofToken = and(eq(calendarFeed.id, feedId), eq(calendarFeed.tokenHash, hashToken(token)));
  const [row] = await deps.database.read.select().from(calendarFeed).where(ofToken);
  if (!row) return refuse('not-found');
  await deps.throttle.take(hourly, feedId);
  await refuseUnlessStaff(deps, row);
  const text = await textOf(deps, row);
  await deps.database.transact((tx) =>
    tx.update(calendarFeed).set({ lastUsedAt: deps.now() }).where(ofToken).returning({ id: calendarFeed.id }),
  );
  const headers = { etag: `"${createHash('sha256').update(text).digest('base64url')}"`, 'cache-control': 'private, no-cache' };
  if (header('if-none-match')?.includes(headers.etag)) return new Response(null, { status: 304, headers });
  const file = { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="calendar.ics"' };
  return new Response(text, { headers: { ...headers, ...file } });
};

const refuseUnlessStaff = async ({ findColleague }: BookingDeps, { userId }: FeedRow): Promise<void> => {
  if (findColleague && !(await findColleague(userId))) refuse('not-found');
};

const textOf = async (deps: BookingDeps, row: FeedRow): Promise<string> => {
  const found = await readEntries(deps, row);
  const entries = found.map((entry) => presentEntry(entry, { ...row, publicUrl: deps.publicUrl }));
  return feedText({ name: row.name, brandName: deps.brandName, entries });
};
