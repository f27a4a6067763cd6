import { standingSurvey } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq, lt } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { keepDealRows } from './keep-deal-rows.ts';
import { keepSupplements } from './keep-supplements.ts';

/** Keeps where the survey of a deal stands and what its supplements come to, and finds the deal by its title; a deal that is gone has none. */
export const receiveStandingSurvey =
  ({ tables }: BookingDeps): EventHandler =>
  async (tx, { sequence, payload }) => {
    const { quoteId, status, title, supplements } = standingSurvey.parse(payload);
    const { dealSurvey, quote } = tables;
    const [known] = await tx.select({ id: quote.id }).from(quote).where(eq(quote.id, quoteId));
    if (!known) return;
    const told = { sequence, status, title };
    const newer = await tx
      .insert(dealSurvey)
      .values({ quoteId, ...told })
      .onConflictDoUpdate({ target: dealSurvey.quoteId, set: told, setWhere: lt(dealSurvey.sequence, sequence) })
      .returning({ quoteId: dealSurvey.quoteId });
    if (newer.length === 0) return;
    await keepSupplements(tx, tables, { quoteId, supplements });
    await keepDealRows(tx, tables, [known]);
  };
