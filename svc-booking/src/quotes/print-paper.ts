import type { Language } from '@plenary/contracts/vocabulary';
import { eq } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { currentOption } from '../options/current-option.ts';
import { scientistOfVenue } from '../scientists/scientist-of-venue.ts';
import { expectedRoomsOf } from './expected-rooms.ts';
import { presentQuote } from './present-quote.ts';
import { presentVariants } from './variants-of.ts';

export interface PrintedPaper {
  row: QuoteRow;
  bytes: Uint8Array;
}

/** The paper of a quote as it is now; null: the quote, or its customer, is gone. Refuses `documents-unavailable`. */
export const printPaper = async (
  deps: BookingDeps,
  { quoteId, language }: { quoteId: string; language: Language },
): Promise<PrintedPaper | null> => {
  const { database, tables } = deps;
  const { read } = database;
  const [row] = await read.select().from(tables.quote).where(eq(tables.quote.id, quoteId));
  const venue = row && (await deps.catalogue.current()).byId.get(row.venueId);
  if (!venue || !row.customer) return null;
  const { firstname, lastname, companyName, email, phone } = row.customer;
  const option = await currentOption(deps, { venue, quoteId });
  const rooms = await roomsHeld(read, tables, { venue, quoteId, now: deps.now() });
  const expected = await expectedRoomsOf(read, deps, { row, venue, option });
  const scientist = await scientistOfVenue(deps, row.venueId);
  const bytes = await deps.documents.printQuote({
    quote: { ...presentQuote({ row, venue, language, option, rooms, expected, scientist }), ...(await presentVariants(deps, row)) },
    language,
    customer: { name: `${firstname} ${lastname}`.trim(), companyName, email, phoneNumber: phone },
  });
  return { row, bytes };
};
