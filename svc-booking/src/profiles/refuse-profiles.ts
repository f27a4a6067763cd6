import type { Transaction } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';

/** Above every sequence an event may have but itself: none is newer. */
const beyondReach = Number.MAX_SAFE_INTEGER;

/** Refuses later profile changes of an erased person: one that was in flight is dropped. */
export const refuseProfiles = async (tx: Transaction, { toldProfile }: BookingTables, userId: string): Promise<void> => {
  await tx
    .insert(toldProfile)
    .values({ userId, sequence: beyondReach })
    .onConflictDoUpdate({ target: toldProfile.userId, set: { sequence: beyondReach } });
};
