import type { BookedSheet } from '@plenary/contracts/sheets.schemas';
import { dealFacts } from '../deals/deal-facts.ts';
import type { BookingDeps } from '../deps.ts';
import { depositDue } from '../ledger/deposit-due.ts';
import { receivedOf } from '../ledger/received-of.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { presentSheet } from './present-sheet.ts';
import type { HeldOnDays } from './read-held.ts';

/** Bookings of a venue as sheets tell them, with what the office needs of their deals (design: desk D13). */
export const presentSheets = async (deps: BookingDeps, held: readonly HeldOnDays[], venue: CatalogueVenue): Promise<BookedSheet[]> => {
  const openDeposits = await openDepositsOf(deps, held);
  const facts = await dealFacts(
    deps,
    held.flatMap(({ quote }) => quote?.id ?? []),
  );
  return held.map((one) => {
    const openDeposit = openDeposits.get(one.booking.id);
    return { ...presentSheet(one, venue), ...(openDeposit && { openDeposit }), ...(one.quote && facts.get(one.quote.id)) };
  });
};

/** What has not come of the deposits of bookings, in euro cents, by the id of the booking. */
const openDepositsOf = async (deps: BookingDeps, held: readonly HeldOnDays[]): Promise<Map<string, number>> => {
  const due = held.flatMap(({ booking, quote }) =>
    quote ? [{ bookingId: booking.id, quoteId: quote.id, amount: depositDue(deps, quote) }] : [],
  );
  const received = await receivedOf(
    deps.database.read,
    deps.tables,
    due.map(({ quoteId }) => quoteId),
  );
  return new Map(due.map(({ bookingId, quoteId, amount }) => [bookingId, Math.max(0, amount - (received.get(quoteId) ?? 0))]));
};
