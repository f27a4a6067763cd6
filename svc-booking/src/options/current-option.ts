import { and, eq } from 'drizzle-orm';
import type { OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { liveOption } from './live-option.ts';
import { settleOverdue } from './settle-venue.ts';

/**
 * The option of a quote at this instant. If an option before it may have lapsed unnoticed, it settles
 * the venue first, so that the rank is always true.
 */
export const currentOption = async (
  deps: BookingDeps,
  { venue, quoteId }: { venue: CatalogueVenue; quoteId: string },
): Promise<OptionRow | undefined> => {
  const { database, tables } = deps;
  const { booking } = tables;
  const [kept] = await database.read
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.quoteId, quoteId), eq(booking.status, 'option')));
  if (!kept) return undefined;
  await settleOverdue(deps, venue);
  return liveOption(database.read, tables, { quoteId, now: deps.now() });
};
