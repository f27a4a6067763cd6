import type { Transaction } from '@plenary/service-kit/database/database';
import { eq, sql } from 'drizzle-orm';
import type { BookingTables } from './tables.ts';

/** Every copy of the service reads venues, rooms and closed periods anew, from the next question on. */
export const bumpCatalogue = async (tx: Transaction, { catalogueVersion }: BookingTables): Promise<void> => {
  await tx
    .update(catalogueVersion)
    .set({ version: sql`${catalogueVersion.version} + 1` })
    .where(eq(catalogueVersion.id, 1))
    .returning();
};
