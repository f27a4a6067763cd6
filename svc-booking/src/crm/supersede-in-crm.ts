import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { crmEvent, sendOff } from './hand-to-sales.ts';

interface Superseding {
  /** The quote that another one took the place of. */
  quoteId: string;
  by: string;
  now: number;
}

/**
 * Hands a quote's record over again that another quote took the place of, a version or a variant: sales would count both. Nothing where it was
 * never handed over. One that was refused stays so until staff repeat it, and then says the same.
 */
export const supersedeInCrm = async (tx: Transaction, deps: BookingDeps, { quoteId: id, by, now }: Superseding): Promise<void> => {
  if (!deps.wantedEvents.has(crmEvent)) return;
  const { crmRecord } = deps.tables;
  const [row] = await tx.select().from(crmRecord).where(eq(crmRecord.id, id));
  if (!row) return;
  const handover = { ...row.handover, supersededBy: by };
  const isRefused = row.state === 'refused';
  const tries = isRefused ? row.tries : row.tries + 1;
  const change = { handover, tries, state: isRefused ? row.state : 'waiting', updatedAt: now };
  await tx.update(crmRecord).set(change).where(eq(crmRecord.id, id)).returning({ id: crmRecord.id });
  if (!isRefused) await sendOff(tx, deps, { id, tries, now });
};
