import { isDeepStrictEqual } from 'node:util';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { roomsHeld } from '../booked-rooms/rooms-held.ts';
import type { BookingTables } from '../db/tables.ts';
import type { QuoteToSign } from './signed-quote.ts';

interface Held {
  draftId: string;
  quote: Pick<QuoteToSign, 'row' | 'venue'>;
  now: number;
}

/**
 * Refuses `document-changed` where the document names other rooms than those that are held by now: the option that it was printed under
 * has ended. A document that names none is signed as it is.
 */
export const refuseOtherRooms = async (tx: Transaction, tables: BookingTables, { draftId, quote, now }: Held): Promise<void> => {
  const { signatureDocument: document } = tables;
  const [printed] = await tx.select({ rooms: document.rooms }).from(document).where(eq(document.id, draftId));
  if (!printed?.rooms) return;
  const held = await roomsHeld(tx, tables, { venue: quote.venue, quoteId: quote.row.id, now });
  if (!isDeepStrictEqual(printed.rooms, held)) refuse('document-changed');
};
