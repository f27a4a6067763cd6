import type { SharedQuote } from '@plenary/contracts/quote-share.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { and, eq, gt } from 'drizzle-orm';
import { roomsHeld, roomsWaitedFor } from '../booked-rooms/rooms-held.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { currentOption } from '../options/current-option.ts';
import { hashToken } from '../secret-token.ts';
import { expectedRoomsOf } from './expected-rooms.ts';
import { presentQuote } from './present-quote.ts';
import { quoteStanding } from './quote-standing.ts';

const perMinute: ThrottleRule = { name: 'open-shared-quote', limit: 60, windowMilliseconds: 60_000 };

interface Asked {
  actor: Actor;
  quoteId: string;
  token: string;
  language: Language;
}

/** The version that took the place of a quote at last; the quote where there is none. */
const lastVersion = async (read: Reader, deps: BookingDeps, row: QuoteRow): Promise<QuoteRow> => {
  const { quote } = deps.tables;
  if (row.supersededBy === null) return row;
  const [next] = await read
    .select()
    .from(quote)
    .where(and(eq(quote.id, row.supersededBy), eq(quote.userId, row.userId)));
  return next ? lastVersion(read, deps, next) : row;
};

/** The quote behind a link, in its last version; refuses `not-found` for a token that is wrong, revoked, over, of another quote, or whose maker has the quote no more. */
export const openSharedQuote = async (
  deps: BookingDeps,
  { actor, quoteId, token, language }: Asked,
): Promise<{ quote: SharedQuote; expiresAt: string }> => {
  const { database, tables, catalogue, throttle } = deps;
  const { quote, quoteShare } = tables;
  const now = deps.now();
  await throttle.take(perMinute, actor.client);
  const ofToken = and(eq(quoteShare.tokenHash, hashToken(token)), eq(quoteShare.quoteId, quoteId), gt(quoteShare.expiresAt, now));
  const [share] = await database.read.select().from(quoteShare).where(ofToken);
  const ofMaker = share && and(eq(quote.id, share.quoteId), eq(quote.userId, share.userId));
  const [shown] = ofMaker ? await database.read.select().from(quote).where(ofMaker) : [];
  const row = shown && (await lastVersion(database.read, deps, shown));
  const venue = row && (await catalogue.current()).byId.get(row.venueId);
  if (!share || !venue) return refuse('not-found');
  const option = await currentOption(deps, { venue, quoteId: row.id });
  const rooms = await roomsHeld(database.read, tables, { venue, quoteId: row.id, now });
  const waited = await roomsWaitedFor(database.read, tables, { venue, quoteId: row.id, now });
  const expected = await expectedRoomsOf(database.read, deps, { row, venue, option });
  const standing = await quoteStanding(database.read, tables, row);
  const { demandId, meetingScientist, particulars, ...shared } = presentQuote({
    row: { ...row, standing },
    venue,
    language,
    option,
    rooms,
    waited,
    expected,
    scientist: null,
  });
  return { quote: shared, expiresAt: new Date(share.expiresAt).toISOString() };
};
