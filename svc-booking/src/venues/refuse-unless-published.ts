import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Refuses `no-longer-available` where a venue takes nothing new: read in the transaction that holds its rooms, so that no archiving slips by. */
export const refuseUnlessPublished = async (tx: Transaction, { venue }: BookingTables, venueId: string): Promise<void> => {
  const [row] = await tx
    .select({ id: venue.id })
    .from(venue)
    .where(and(eq(venue.id, venueId), eq(venue.state, 'published')));
  if (!row) refuse('no-longer-available');
};
