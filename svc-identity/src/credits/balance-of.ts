import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { IdentityTables } from '../db/tables.ts';

/** Credits that can be spent; 0 without a ledger. */
export const balanceOf = async (read: Reader, { creditAccount }: IdentityTables, owner: string): Promise<number> => {
  const [account] = await read.select({ balance: creditAccount.balance }).from(creditAccount).where(eq(creditAccount.owner, owner));
  return account?.balance ?? 0;
};
