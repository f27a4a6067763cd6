import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { and, eq, lte } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { hashToken, newToken } from '../secret-token.ts';

interface OfOwner {
  actor: UserActor;
  quoteId: string;
}

const lifetime = 30 * 86_400_000;
const daily: ThrottleRule = { name: 'share-quote', limit: 20, windowMilliseconds: 86_400_000 };

/** Refuses `not-found`, also for another customer's quote. */
const refuseUnlessOwn = async (tx: Transaction, { quote }: BookingTables, { actor, quoteId }: OfOwner): Promise<void> => {
  const own = and(eq(quote.id, quoteId), eq(quote.userId, actor.userId));
  const [row] = await tx.select({ id: quote.id }).from(quote).where(own);
  if (!row) refuse('not-found');
};

/** Makes one more link to a quote of the caller. Its token is in the answer alone: only its hash is kept, until it ends. */
export const shareQuote = async (deps: BookingDeps, of: OfOwner): Promise<{ url: string; expiresAt: string }> => {
  const { database, tables, publicUrl, throttle } = deps;
  const { quoteShare } = tables;
  const { actor, quoteId } = of;
  const [now, token] = [deps.now(), newToken()];
  const expiresAt = now + lifetime;
  await throttle.take(daily, actor.userId);
  await database.transact(async (tx) => {
    await refuseUnlessOwn(tx, tables, of);
    await tx.delete(quoteShare).where(lte(quoteShare.expiresAt, now));
    await tx.insert(quoteShare).values({ tokenHash: hashToken(token), quoteId, userId: actor.userId, expiresAt });
  });
  const fragment = new URLSearchParams({ share: token });
  return { url: `${publicUrl}/quotes/${quoteId}/shared#${fragment}`, expiresAt: new Date(expiresAt).toISOString() };
};

/** Ends every link to a quote of the caller; none is no fault. */
export const revokeQuoteShares = async ({ database, tables }: BookingDeps, of: OfOwner): Promise<void> => {
  const { quoteShare } = tables;
  await database.transact(async (tx) => {
    await refuseUnlessOwn(tx, tables, of);
    await tx.delete(quoteShare).where(eq(quoteShare.quoteId, of.quoteId));
  });
};

/** Ends the links that an erased person made. */
export const forgetQuoteShares = async (tx: Transaction, { quoteShare }: BookingTables, userId: string): Promise<void> => {
  await tx.delete(quoteShare).where(eq(quoteShare.userId, userId));
};
