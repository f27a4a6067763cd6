import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, gt } from 'drizzle-orm';
import { contractDay } from '../companies/contract-day.ts';
import { contractInEachLanguage } from '../companies/contract-in-force.ts';
import type { IdentityDeps } from '../deps.ts';
import type { FoundUser } from '../users/find-user.ts';

/**
 * The contract that a quote made by staff for a customer has: that of their company today, also before they have proven their mailbox, for
 * only the mailbox opens the account. Null without one, and for a user who has a session without a proof: they may be anybody.
 */
export const customerContract = async (
  reader: Reader,
  { tables, now }: Pick<IdentityDeps, 'tables' | 'now'>,
  { id, companyId, mailboxProven, lang }: Pick<FoundUser, 'id' | 'companyId' | 'mailboxProven' | 'lang'>,
): ReturnType<typeof contractInEachLanguage> => {
  const { session } = tables;
  const isUnknown = !mailboxProven && (await reader.$count(session, and(eq(session.userId, id), gt(session.expiresAt, now())))) > 0;
  return isUnknown ? null : contractInEachLanguage(reader, tables, { companyId, day: contractDay(now()), lang });
};
