import type { CreditSubject } from '@plenary/contracts/credit.schemas';
import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { findUserById } from '../users/find-user.ts';
import { balanceOf } from './balance-of.ts';
import { findHold, setHold } from './credit-hold.ts';
import { ownerFor } from './credit-owner.ts';
import { moveCredits } from './move-credits.ts';

interface Holding {
  holdId: string;
  /** Sequence of the hold, counted by svc-booking. */
  sequence: number;
  userId: string;
  /** Total credits that the hold is to have. */
  credits: number;
  subject: CreditSubject;
}

/**
 * Takes from a balance the credits that a hold is missing. Repeating it changes nothing. Refuses `insufficient-credit`, `conflict` if the
 * hold has a newer state, `mailbox-unproven` for a team's credits if the user's mailbox is not proven, and `not-found`
 * if this deployment does not use credits.
 */
export const holdCredits = (
  { database, tables, now, creditMode }: IdentityDeps,
  { holdId, sequence, userId, credits, subject }: Holding,
): Promise<{ balance: number }> => {
  const at = now();
  return database.transact(async (tx) => {
    const user = await findUserById(tx, tables, userId);
    const owner = user && user.disabledAt === null ? ownerFor(creditMode, user) : null;
    if (!user || !owner) return refuse('not-found');
    if (owner.holder === 'team' && !user.mailboxProven) return refuse('mailbox-unproven');
    const known = await findHold(tx, tables, holdId);
    if (known && (known.owner === null || known.userId !== userId || known.isSpent || known.sequence > sequence)) return refuse('conflict');
    const key = known?.owner ?? owner.key;
    if (known?.sequence === sequence) return known.credits === credits ? { balance: await balanceOf(tx, tables, key) } : refuse('conflict');

    const amount = (known?.credits ?? 0) - credits;
    const kind = amount < 0 ? 'held' : 'returned';
    const balance = await moveCredits(tx, tables, { owner: key, kind, amount, hold: { id: holdId, userId }, at });
    if (balance === undefined)
      return refuse('insufficient-credit', {
        members: { needed: credits, balance: (await balanceOf(tx, tables, key)) + (known?.credits ?? 0) },
      });
    await setHold(tx, tables, known, { id: holdId, owner: key, userId, credits, sequence, isSpent: false, subject });
    return { balance };
  });
};
