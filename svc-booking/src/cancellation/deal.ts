import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { changesOf } from '../change-offers/open-change.ts';
import type { ChangeRow, ClaimRow, OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** A confirmed booking with the quote that the customer agreed to. */
export interface ConfirmedDeal {
  quote: QuoteRow;
  venue: CatalogueVenue;
  booking: OptionRow;
  claims: readonly ClaimRow[];
  /** In ascending order. */
  days: readonly string[];
  /** The newest first. */
  changes: readonly ChangeRow[];
}

export const isStaff = ({ role }: Pick<UserActor, 'role'>): boolean => role !== 'customer';

interface Asked {
  catalogue: CatalogueSnapshot;
  actor: Pick<UserActor, 'userId' | 'role'>;
  dealId: string;
}

/** The quote of a deal, the caller's own or any one for staff; refuses `not-found`. */
export const quoteOfDeal = async (
  read: Reader,
  { quote }: BookingTables,
  { actor, dealId }: Omit<Asked, 'catalogue'>,
): Promise<QuoteRow> => {
  const [row] = await read.select().from(quote).where(eq(quote.id, dealId));
  return row && (isStaff(actor) || row.userId === actor.userId) ? row : refuse('not-found');
};

/** A deal that stands and is confirmed; refuses `not-found` and `conflict`. */
export const confirmedDeal = async (read: Reader, tables: BookingTables, { catalogue, actor, dealId }: Asked): Promise<ConfirmedDeal> => {
  const { booking, claim } = tables;
  const quote = await quoteOfDeal(read, tables, { actor, dealId });
  const venue = catalogue.byId.get(quote.venueId) ?? refuse('not-found');
  const [held] = await read
    .select()
    .from(booking)
    .where(and(eq(booking.quoteId, dealId), eq(booking.status, 'confirmed')));
  if (!held || quote.standing !== 'current') return refuse('conflict');
  const claims = await read.select().from(claim).where(eq(claim.bookingId, held.id));
  const changes = await changesOf(read, tables, dealId);
  return { quote, venue, booking: held, claims, changes, days: quote.frozen.search.days.map(({ date }) => date).sort() };
};
