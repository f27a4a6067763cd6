import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, lt } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { findSecondFactor } from '../users/find-second-factor.ts';
import { plainCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

type Deps = Pick<IdentityDeps, 'tables' | 'factorSeal'>;

interface Use {
  userId: string;
  code: string;
  now: number;
}

/** Whether a code opens a user's second factor; it then never does so again, a recovery code because it is gone. */
export const useCode = async (tx: Transaction, deps: Deps, { userId, code, now }: Use): Promise<boolean> => {
  const typed = plainCode(code);
  return /^\d{6}$/.test(typed)
    ? useTotp(tx, deps, { userId, code: typed, now })
    : useRecoveryCode(tx, deps.tables, { userId, code: typed });
};

/** Also for a factor that is not on yet: its first code turns it on. */
export const useTotp = async (tx: Transaction, { tables, factorSeal }: Deps, { userId, code, now }: Use): Promise<boolean> => {
  const { secondFactor } = tables;
  const factor = await findSecondFactor(tx, tables, userId);
  const step = factor ? stepOf({ secret: factorSeal.open(factor.secret, userId), code: plainCode(code), now }) : null;
  if (step === null) return false;
  const taken = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.userId, userId), lt(secondFactor.lastStep, step)))
    .returning({ userId: secondFactor.userId });
  return taken.length === 1;
};

const useRecoveryCode = async (tx: Transaction, { recoveryCode }: IdentityTables, { userId, code }: Omit<Use, 'now'>) => {
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.codeHash, hashToken(code)), eq(recoveryCode.userId, userId)))
    .returning({ userId: recoveryCode.userId });
  return used.length === 1;
};
