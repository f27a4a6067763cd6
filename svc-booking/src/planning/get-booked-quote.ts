import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import { roomsHeld, roomsWaitedFor } from '../booked-rooms/rooms-held.ts';
import { presentCustomer } from '../bookings/present-customer.ts';
import type { BookingDeps } from '../deps.ts';
import { currentOption } from '../options/current-option.ts';
import { amendmentOf } from '../quotes/amendment-of.ts';
import { bookingWaysOf } from '../quotes/booking-ways.ts';
import { expectedRoomsOf } from '../quotes/expected-rooms.ts';
import { presentQuote } from '../quotes/present-quote.ts';
import { quoteStanding } from '../quotes/quote-standing.ts';
import { presentVariants } from '../quotes/variants-of.ts';
import { scientistOfVenue } from '../scientists/scientist-of-venue.ts';
import { paperSignatureOf } from '../signature-state/paper-signature-of.ts';

/** Any quote in a language, for staff, with its live option; refuses `not-found`. */
export const getBookedQuote = async (
  deps: BookingDeps,
  { quoteId, language }: { quoteId: string; language: Language },
): Promise<BookedQuote> => {
  const { quote } = deps.tables;
  const [row] = await deps.database.read.select().from(quote).where(eq(quote.id, quoteId));
  const { byId } = await deps.catalogue.current();
  const venue = row && byId.get(row.venueId);
  if (!venue) return refuse('not-found');
  const option = await currentOption(deps, { venue, quoteId });
  const rooms = await roomsHeld(deps.database.read, deps.tables, { venue, quoteId, now: deps.now() });
  const waited = await roomsWaitedFor(deps.database.read, deps.tables, { venue, quoteId, now: deps.now() });
  const expected = await expectedRoomsOf(deps.database.read, deps, { row, venue, option });
  const scientist = await scientistOfVenue(deps, row.venueId);
  const amendment = await amendmentOf(deps.database.read, deps.tables, row);
  const sent = await whenSent(deps, quoteId);
  const onPaper = await paperSignatureOf(deps, quoteId);
  const standing = await quoteStanding(deps.database.read, deps.tables, row);
  const ways = await bookingWaysOf(deps, { row, venue });
  return {
    quote: {
      ...presentQuote({ row: { ...row, standing }, venue, language, option, rooms, waited, expected, amendment, scientist }),
      ...(await presentVariants(deps, row)),
      ...(ways && { ways }),
    },
    customer: presentCustomer(row.customer),
    particularsRevision: row.particularsRevision,
    revision: row.revision,
    ...(onPaper && { paperSignature: onPaper }),
    ...(sent && { sentPaper: { at: new Date(sent.at).toISOString(), language: sent.language } }),
  };
};

const whenSent = async ({ database, tables: { sentPaper } }: BookingDeps, quoteId: string) => {
  const { sentAt: at, language } = sentPaper;
  const [sent] = await database.read.select({ at, language }).from(sentPaper).where(eq(sentPaper.quoteId, quoteId));
  return sent;
};
