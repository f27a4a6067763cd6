import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** The part of a quote that an option needs. */
export interface OwnQuote extends Pick<FrozenQuote, 'search' | 'addons'> {
  id: string;
  demandId: string;
  venue: CatalogueVenue;
  status: string;
  /** The version that took its place; null: it is the last one. */
  supersededBy: string | null;
  /** Instant in milliseconds. */
  validUntil: number;
}

/** A quote of the caller; refuses `not-found`, also for another customer's quote. */
export const ownQuote = async (
  read: Reader,
  { quote }: BookingTables,
  { catalogue, actor, quoteId }: { catalogue: CatalogueSnapshot; actor: UserActor; quoteId: string },
): Promise<OwnQuote> => {
  const [row] = await read
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.userId, actor.userId)));
  const venue = row && catalogue.byId.get(row.venueId);
  if (!row || !venue) return refuse('not-found');
  const { search, addons } = row.frozen;
  return {
    id: row.id,
    demandId: row.demandId,
    venue,
    search,
    addons,
    status: row.status,
    supersededBy: row.supersededBy,
    validUntil: row.validUntil,
  };
};
