import type { Account } from '@plenary/contracts/accounts.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { IdentityDeps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { type AccountDeed, changeAccountWith } from './change-account-with.ts';

/** Takes the second factor off an account and ends its sessions. Refuses as `changeAccountWith`, and `conflict` for one's own or none. */
export const removeSecondFactor = async (deps: IdentityDeps, deed: AccountDeed): Promise<Account> => {
  const { secondFactor, recoveryCode } = deps.tables;
  return changeAccountWith(deps, { ...deed, version: undefined, action: 'user-second-factor-removed' }, async (tx, { hasSecondFactor }) => {
    const { userId, actorId } = deed;
    if (!hasSecondFactor || userId === actorId) return refuse('conflict');
    await tx.delete(secondFactor).where(eq(secondFactor.userId, userId));
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
    await endSessions(tx, deps.tables, userId);
    return [{ field: 'hasSecondFactor', from: true, to: false }];
  });
};
