import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, sql } from 'drizzle-orm';
import type { BookingTables } from './tables.ts';

/** Makes every replica of the service reload venues, rooms and closed periods at its next request. */
export const bumpCatalogue = async (tx: Transaction, { catalogueVersion }: BookingTables): Promise<void> => {
  await tx
    .update(catalogueVersion)
    .set({ version: sql`${catalogueVersion.version} + 1` })
    .where(eq(catalogueVersion.id, 1))
    .returning();
};
