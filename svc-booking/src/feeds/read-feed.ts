import { createHash } from 'node:crypto';
import { feedCallsAnHour } from '@plenary/contracts/calendar-feeds-terms';
import { hasRight, type Reach, reachOf } from '@plenary/contracts/desk-rights';
import { refuse } from '@plenary/http/refuse';
import { calendarFeed as feedText } from '@plenary/service-kit/calendar-feed';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { and, eq } from 'drizzle-orm';
import type { FeedRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { isReached } from '../rights/reached-venues.ts';
import { hashToken } from '../secret-token.ts';
import { roomOf } from '../venues/room-of.ts';
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
 * that is gone another one, so that no date stands in the answer. It shows what its maker may see today. Refuses `not-found` for a wrong
 * token, a revoked feed and one whose maker may no longer see what it is of, `too-many-requests`, and `service-unavailable` where nobody can
 * say whether they may.
 */
export const readFeed = async (deps: BookingDeps, { feedId, token, header }: Asked): Promise<Response> => {
  const { calendarFeed } = deps.tables;
  const ofToken = and(eq(calendarFeed.id, feedId), eq(calendarFeed.tokenHash, hashToken(token)));
  const [row] = await deps.database.read.select().from(calendarFeed).where(ofToken);
  if (!row) return refuse('not-found');
  await deps.throttle.take(hourly, feedId);
  const text = await textOf(deps, { row, reach: await reachOfMaker(deps, row) });
  await deps.database.transact((tx) =>
    tx.update(calendarFeed).set({ lastUsedAt: deps.now() }).where(ofToken).returning({ id: calendarFeed.id }),
  );
  const headers = { etag: `"${createHash('sha256').update(text).digest('base64url')}"`, 'cache-control': 'private, no-cache' };
  if (header('if-none-match')?.includes(headers.etag)) return new Response(null, { status: 304, headers });
  const file = { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="calendar.ics"' };
  return new Response(text, { headers: { ...headers, ...file } });
};

/** Where the maker of a feed sees events now, as they must where the feed is of a venue or a room, and everywhere for a Meeting Scientist's. */
const reachOfMaker = async ({ findColleague, catalogue }: BookingDeps, { userId, kind, targetId }: FeedRow): Promise<Reach> => {
  if (!findColleague) return 'all';
  const { role = 'staff', jobs } = (await findColleague(userId)) ?? refuse('not-found');
  const maker = { role, jobs };
  const reach = reachOf(maker, 'events');
  if (reach === 'all') return reach;
  const snapshot = await catalogue.current();
  const venue = kind === 'room' ? roomOf(snapshot, targetId)?.venue : snapshot.byId.get(targetId);
  const isSeen = kind === 'owner' ? hasRight(maker, 'events') : venue !== undefined && isReached(reach, venue);
  return isSeen ? reach : refuse('not-found');
};

const textOf = async (deps: BookingDeps, { row, reach }: { row: FeedRow; reach: Reach }): Promise<string> => {
  const found = (await readEntries(deps, row)).filter(({ venue }) => isReached(reach, venue));
  const entries = found.map((entry) => presentEntry(entry, { ...row, publicUrl: deps.publicUrl }));
  return feedText({ name: row.name, brandName: deps.brandName, entries });
};
