import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray, like, lte, or, sql } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingTables } from '../db/tables.ts';
import { untold } from './sheet-facts.ts';

/** Takes out of the sheets of events, and of papers of days, what could tell words about a person from others. */
export const forgetSheetWords = async (tx: Transaction, { sheetVersion }: BookingTables, quoteIds: readonly string[]): Promise<void> => {
  const { reference, number, facts } = sheetVersion;
  await tx
    .update(sheetVersion)
    .set({ facts: [] })
    .where(inArray(reference, [...quoteIds]))
    .returning({ number });
  for (const ids of inChunks([...quoteIds])) {
    const isNamed = or(...ids.map((id) => sql`${facts} like ${`%"${id}"%`}`));
    const papers = await tx
      .select({ reference, number, facts })
      .from(sheetVersion)
      .where(and(like(reference, '% %'), isNamed));
    for (const paper of papers) {
      const kept = paper.facts.filter(({ event = '', fact }) => !(ids.includes(event) && untold.has(fact)));
      const isPaper = and(eq(reference, paper.reference), eq(number, paper.number));
      await tx.update(sheetVersion).set({ facts: kept }).where(isPaper).returning({ number });
    }
  }
};

/** Forgets the sheets of events, and papers of days, that were over on a day; answers how many. */
export const forgetOldSheets = async (tx: Transaction, { sheetVersion }: BookingTables, beforeDay: string): Promise<number> =>
  (await tx.delete(sheetVersion).where(lte(sheetVersion.lastDay, beforeDay)).returning({ number: sheetVersion.number })).length;
