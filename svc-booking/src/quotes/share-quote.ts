import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
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

/** Names a link to its maker; nothing of its token or of what is kept follows from it. */
const idOf = ({ tokenHash }: { tokenHash: string }): string => hashToken(tokenHash);

const linksOf = (tx: Transaction, { quoteShare }: BookingTables, quoteId: string, now: number) =>
  tx
    .select()
    .from(quoteShare)
    .where(and(eq(quoteShare.quoteId, quoteId), gt(quoteShare.expiresAt, now)))
    .orderBy(desc(quoteShare.expiresAt));

interface QuoteShareLink {
  id: string;
  madeAt: string;
  expiresAt: string;
}

/** The links that open a quote of the caller now. */
export const listQuoteShares = async ({ database, tables, now }: BookingDeps, of: OfOwner): Promise<{ links: QuoteShareLink[] }> =>
  database.transact(async (tx) => {
    await refuseUnlessOwn(tx, tables, of);
    const links = await linksOf(tx, tables, of.quoteId, now());
    const at = (instant: number) => new Date(instant).toISOString();
    return { links: links.map((link) => ({ id: idOf(link), madeAt: at(link.expiresAt - lifetime), expiresAt: at(link.expiresAt) })) };
  });

/** Ends one link to a quote of the caller, and no other; one that has ended is no fault. */
export const revokeQuoteShare = async ({ database, tables, now }: BookingDeps, of: OfOwner & { linkId: string }): Promise<void> => {
  const { quoteShare } = tables;
  await database.transact(async (tx) => {
    await refuseUnlessOwn(tx, tables, of);
    const link = (await linksOf(tx, tables, of.quoteId, now())).find((it) => idOf(it) === of.linkId);
    if (link) await tx.delete(quoteShare).where(eq(quoteShare.tokenHash, link.tokenHash));
  });
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
