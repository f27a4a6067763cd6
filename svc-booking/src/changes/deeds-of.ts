import { dealDeeds } from '@plenary/contracts/change-terms';
import type { DealDeed } from '@plenary/contracts/changes.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

/** Beyond so many the trail itself is read. */
const most = 100;

/** Who did what with the booking of a deal, as the trail keeps it, the newest first (design: lifecycle L6). */
export const deedsOf = async (read: Reader, { auditEntry }: BookingTables, dealId: string): Promise<DealDeed[]> => {
  const entries = await read
    .select({ at: auditEntry.at, action: auditEntry.action, by: auditEntry.by })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, dealId), inArray(auditEntry.action, [...dealDeeds])))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(most);
  return entries.map(({ at, action, by }) => ({
    at: new Date(at).toISOString(),
    action: action as DealDeed['action'],
    by: by.name || by.email,
  }));
};
