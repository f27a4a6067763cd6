import type { QuoteStatus } from '@plenary/contracts/quote';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';

/** Gives every quote a status that it takes a signature or a refusal to reach. */
export const setQuoteStatus = ({ database, tables }: BookingDeps, status: QuoteStatus): Promise<void> =>
  database.transact(async (tx) => {
    const quotes = await tx.update(tables.quote).set({ status }).returning({ id: tables.quote.id });
    await keepDealRows(tx, tables, quotes);
  });
