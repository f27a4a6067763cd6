import { eq, inArray, type SQL } from 'drizzle-orm';
import type { FeedRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { readScientists, scientistAmong } from '../scientists/scientist-of-venue.ts';
import { roomOf } from '../venues/room-of.ts';

interface Scope {
  /** Of the half-days that are held, with their bookings. */
  held: SQL;
  /** Of quotes whose bookings are cancelled. */
  cancelled: SQL;
  hasRoom: (roomId: string) => boolean;
}

/** What a feed is of, as conditions. */
export const scopeOf = async (deps: BookingDeps, { kind, targetId }: FeedRow): Promise<Scope> => {
  const { booking, claim, dealFollowUp, quote } = deps.tables;
  const anyRoom = () => true;
  if (kind === 'owner') {
    const theirs = deps.database.read.select({ id: dealFollowUp.quoteId }).from(dealFollowUp).where(eq(dealFollowUp.ownerId, targetId));
    return { held: inArray(booking.quoteId, theirs), cancelled: inArray(quote.id, theirs), hasRoom: anyRoom };
  }
  const catalogue = await deps.catalogue.current();
  if (kind === 'room') {
    const venueId = roomOf(catalogue, targetId)?.venue.record.id ?? '';
    return { held: eq(claim.roomId, targetId), cancelled: eq(quote.venueId, venueId), hasRoom: (roomId) => roomId === targetId };
  }
  const scientists = kind === 'scientist' ? await readScientists(deps) : [];
  const isTheirs = (venueId: string) => scientistAmong(scientists, venueId)?.email === targetId;
  const venueIds = kind === 'venue' ? [targetId] : catalogue.kept.map(({ record }) => record.id).filter(isTheirs);
  return { held: inArray(claim.venueId, venueIds), cancelled: inArray(quote.venueId, venueIds), hasRoom: anyRoom };
};
