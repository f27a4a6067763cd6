import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNull } from 'drizzle-orm';
import type { IdentityTables } from '../../db/tables.ts';
import { endSessions } from '../../sessions/end-sessions.ts';

/** Ends every session of a user, every sign-in on its way, and the links that were mailed. `now`: instant in milliseconds. */
export const endEveryWay = async (
  tx: Transaction,
  tables: IdentityTables,
  { userId, now }: { userId: string; now: number },
): Promise<void> => {
  await endSessions(tx, tables, userId);
  const { mailToken } = tables;
  await tx
    .update(mailToken)
    .set({ usedAt: now })
    .where(and(eq(mailToken.userId, userId), isNull(mailToken.usedAt)));
};
