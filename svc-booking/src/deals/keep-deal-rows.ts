import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingTables } from '../db/tables.ts';
import { readTerms } from '../deal-terms/read-deal-terms.ts';
import { dealRowOf } from './deal-row.ts';
import { keepDealWords } from './deal-words.ts';
import { keepMoney } from './money-rows.ts';
import { keepRoomUses } from './room-uses.ts';

/** Rewrites the rows of quotes in the transaction that changes them or what they hold, after its last write (design: desk D3). */
export const keepDealRows = async (tx: Transaction, tables: BookingTables, quotes: readonly { id: string }[]): Promise<void> => {
  const { dealRow } = tables;
  for (const part of inChunks(quotes.map(({ id }) => id))) {
    const rows = await deriveDealRows(tx, tables, part);
    await keepDealWords(tx, tables, rows);
    await keepRoomUses(tx, tables, part);
    await keepMoney(tx, tables, rows);
    for (const row of rows) await tx.insert(dealRow).values(row).onConflictDoUpdate({ target: dealRow.quoteId, set: row });
  }
};

/** The rows of quotes as they have to be; an amendment is part of its deal, an earlier version has none. */
export const deriveDealRows = async (read: Reader, tables: BookingTables, quoteIds: string[]) => {
  const { quote, booking, dealSurvey, signature } = tables;
  const quotes = await read
    .select()
    .from(quote)
    .where(and(inArray(quote.id, quoteIds), isNull(quote.amends), isNull(quote.supersededBy)));
  const holding = await read
    .select()
    .from(booking)
    .where(and(inArray(booking.quoteId, quoteIds), inArray(booking.status, ['option', 'confirmed'])));
  const signed = await read
    .select({ quoteId: signature.quoteId, signedAt: signature.signedAt, secondSignedAt: signature.secondSignedAt })
    .from(signature)
    .where(and(inArray(signature.quoteId, quoteIds), eq(signature.state, 'approved')));
  const surveys = await read
    .select({ quoteId: dealSurvey.quoteId, title: dealSurvey.title })
    .from(dealSurvey)
    .where(inArray(dealSurvey.quoteId, quoteIds));
  const versions = await readTerms(read, tables);
  const heldBy = new Map(holding.map((held) => [held.quoteId, held]));
  const signedAt = new Map(signed.map((one) => [one.quoteId, one.secondSignedAt ?? one.signedAt]));
  const titles = new Map(surveys.map(({ quoteId, title }) => [quoteId, title]));
  return quotes.map((row) =>
    dealRowOf(row, { held: heldBy.get(row.id), signedAt: signedAt.get(row.id), title: titles.get(row.id) ?? '', versions }),
  );
};
