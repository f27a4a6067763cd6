import { changedProfile } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { keepDealRows } from '../deals/keep-deal-rows.ts';
import type { BookingDeps } from '../deps.ts';

/**
 * Takes what a person is called now: quotes and call-backs show it. What was signed stays as it was signed, in its document. A change
 * older than the last one is dropped, and any of an erased person (`refuseProfiles`).
 */
export const takeProfile =
  ({ tables }: BookingDeps): EventHandler =>
  async (tx, { sequence, payload }) => {
    const { userId, firstname, lastname, phone } = changedProfile.parse(payload);
    const { callback, quote, toldProfile } = tables;
    const newer = await tx
      .insert(toldProfile)
      .values({ userId, sequence })
      .onConflictDoUpdate({ target: toldProfile.userId, set: { sequence }, setWhere: lt(toldProfile.sequence, sequence) })
      .returning();
    if (newer.length === 0) return;
    const quotes = await tx
      .select({ id: quote.id, customer: quote.customer })
      .from(quote)
      .where(and(eq(quote.userId, userId), isNotNull(quote.customer)));
    for (const { id, customer } of quotes) {
      const renamed = customer && { ...customer, firstname, lastname, phone };
      await tx.update(quote).set({ customer: renamed }).where(eq(quote.id, id)).returning({ id: quote.id });
    }
    await keepDealRows(tx, tables, quotes);
    const callbacks = await tx
      .select({ id: callback.demandId, customer: callback.customer })
      .from(callback)
      .where(and(eq(callback.userId, userId), isNotNull(callback.customer)));
    for (const { id, customer } of callbacks) {
      const renamed = customer && { ...customer, firstname, lastname, phone };
      await tx.update(callback).set({ customer: renamed }).where(eq(callback.demandId, id)).returning({ id: callback.demandId });
    }
  };
