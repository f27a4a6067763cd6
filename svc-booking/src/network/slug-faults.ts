import type { FieldErrors } from '@plenary/contracts/problem';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, ne } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** An address that leads to another venue, today or from earlier, is `taken`. */
export const slugFaults = async (
  read: Reader,
  { venue, venueSlug }: BookingTables,
  { slug, venueId }: { slug: string; venueId: string },
): Promise<FieldErrors> => {
  const [now] = await read
    .select({ id: venue.id })
    .from(venue)
    .where(and(eq(venue.slug, slug), ne(venue.id, venueId)));
  const [earlier] = await read
    .select({ id: venueSlug.venueId })
    .from(venueSlug)
    .where(and(eq(venueSlug.slug, slug), ne(venueSlug.venueId, venueId)));
  return now || earlier ? { slug: 'taken' } : {};
};
