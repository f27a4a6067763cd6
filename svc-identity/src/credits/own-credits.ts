import type { CreditStatement } from '@plenary/contracts/credit.schemas';
import { refuse } from '@plenary/http/refuse';
import type { IdentityDeps } from '../deps.ts';
import { findUserById } from '../users/find-user.ts';
import { ownerFor } from './credit-owner.ts';
import { creditStatement } from './credit-statement.ts';

/**
 * Balance and ledger that pay for a user. A team's ledger shows everybody the amounts, and each user the purposes of their own options.
 * Refuses `not-found` if this deployment does not use credits, and `mailbox-unproven` for a team without a proven mailbox.
 */
export const ownCredits = async (
  { database: { read }, tables, creditMode }: IdentityDeps,
  { userId, before }: { userId: string; before: number | undefined },
): Promise<CreditStatement> => {
  const user = await findUserById(read, tables, userId);
  if (!user) return refuse('authentication-required');
  const owner = ownerFor(creditMode, user) ?? refuse('not-found');
  if (owner.holder === 'team' && !user.mailboxProven) return refuse('mailbox-unproven');
  const { entries, ...statement } = await creditStatement(read, tables, { owner, before });
  return {
    ...statement,
    entries: entries.map(({ number, at, kind, amount, balance, reason, subject, userId: whose }) => {
      const isOwn = whose === userId;
      return { number, at, kind, amount, balance, reason, isOwn, subject: isOwn ? subject : null };
    }),
  };
};
