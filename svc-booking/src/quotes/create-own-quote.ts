import type { Addons } from '@plenary/contracts/quote';
import type { UserActor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { createQuote } from './create-quote.ts';
import { tellOfQuote } from './tell-of-quote.ts';

interface Request {
  actor: UserActor;
  demandId: string;
  addons: Addons;
  idempotencyKey: string | undefined;
}

/**
 * As `createQuote`, by its customer, who is mailed a link to it. A mailbox that nobody has proven yet gets one such mail and no more: its
 * address may be somebody else's.
 */
export const createOwnQuote = (deps: BookingDeps, request: Request): Promise<{ quoteId: string }> => {
  const { actor } = request;
  const { quote } = deps.tables;
  return createQuote(deps, {
    ...request,
    also: async (tx, made) => {
      const quotes = actor.mailboxProven
        ? []
        : await tx.select({ id: quote.id }).from(quote).where(eq(quote.userId, actor.userId)).limit(2);
      if (quotes.length < 2) await tellOfQuote(tx, deps, { ...made, customer: actor, madeBy: 'customer' });
    },
  });
};
