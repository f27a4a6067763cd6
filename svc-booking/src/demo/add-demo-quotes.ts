import type { Transaction } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';
import type { DemoQuote } from './demo-quotes.ts';

const validFor = 14 * 24 * 60 * 60 * 1_000;

/** Keeps quotes with the demands they were made from. */
export const addDemoQuotes = async (tx: Transaction, tables: BookingTables, quotes: readonly DemoQuote[]): Promise<void> => {
  for (const { quoteId, demandId, rooms: _, ...rest } of quotes) {
    const { userId } = rest.customer;
    const { venueId, createdAt, frozen } = rest;
    const { search, addons } = frozen;
    await tx.insert(tables.demand).values({ id: demandId, userId, venueId, search, addons, createdAt });
    await tx.insert(tables.quote).values({ ...rest, id: quoteId, demandId, userId, validUntil: createdAt + validFor });
  }
};
