import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq, isNull } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { quoteOfDeal } from './deal.ts';

/** The statement of a cancelled deal; refuses `not-found`, also for another customer's, and once it was taken back. */
export const getCancellation = async (
  { database, tables }: BookingDeps,
  { actor, dealId }: { actor: UserActor; dealId: string },
): Promise<CancellationStatement> => {
  const { cancellation } = tables;
  await quoteOfDeal(database.read, tables, { actor, dealId });
  const [row] = await database.read
    .select()
    .from(cancellation)
    .where(and(eq(cancellation.quoteId, dealId), isNull(cancellation.voidedAt)));
  return row?.statement ?? refuse('not-found');
};
