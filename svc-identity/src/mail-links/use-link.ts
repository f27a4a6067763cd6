import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { IdentityTables, LinkPurpose } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { findUserById } from '../users/find-user.ts';
import { askForLink } from './ask-for-link.ts';

interface Link {
  token: string;
  purpose: LinkPurpose;
}

const refuseInvalid = () => refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });

/**
 * Lets a link through that can still be used. Refuses `invalid-token` (unknown, used, or of another purpose) and `expired-token`,
 * which also asks for a new mail; `page` is then the page it opens, the old one's where absent.
 */
export const requireLiveLink = async (deps: IdentityDeps, { token, purpose, page }: Link & { page?: string }): Promise<void> => {
  const { database, tables, now, newId } = deps;
  const { mailToken } = tables;
  const [kept] = await database.read
    .select()
    .from(mailToken)
    .where(and(eq(mailToken.tokenHash, hashToken(token)), eq(mailToken.purpose, purpose), isNull(mailToken.usedAt)));
  const user = kept && (await findUserById(database.read, tables, kept.userId));
  if (!user || user.disabledAt !== null) return refuseInvalid();
  const at = now();
  if (at < kept.expiresAt) return;
  const ask = { id: newId(), email: user.email, purpose, page: page ?? kept.page, redirectUrl: kept.redirectUrl, now: at };
  await database.transact((tx) => askForLink(tx, database, ask));
  refuse('expired-token', { members: { error: 'EXPIRED_TOKEN', email: user.email } });
};

/**
 * Uses a link, once, and with it every other link its user was sent. Answers whose it is and where it leads on; refuses
 * `invalid-token` where another use of it came first.
 */
export const spendLink = async (
  tx: Transaction,
  { mailToken }: IdentityTables,
  { token, purpose, now }: Link & { now: number },
): Promise<{ userId: string; redirectUrl: string }> => {
  const [spent] = await tx
    .update(mailToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailToken.tokenHash, hashToken(token)),
        eq(mailToken.purpose, purpose),
        isNull(mailToken.usedAt),
        gt(mailToken.expiresAt, now),
      ),
    )
    .returning({ userId: mailToken.userId, redirectUrl: mailToken.redirectUrl });
  if (!spent) return refuseInvalid();
  await tx
    .update(mailToken)
    .set({ usedAt: now })
    .where(and(eq(mailToken.userId, spent.userId), isNull(mailToken.usedAt)));
  return spent;
};
