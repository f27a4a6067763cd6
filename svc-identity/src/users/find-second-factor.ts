import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { IdentityTables, Role } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';

/** A user's second factor, which is asked for once it is on. */
export const findSecondFactor = async (reader: Reader, { secondFactor }: IdentityTables, userId: string) => {
  const [row] = await reader.select().from(secondFactor).where(eq(secondFactor.userId, userId));
  return row;
};

/** Whether users of a role can't do without (design: server-rules §4). */
export const isFactorRequired = ({ staffSecondFactor }: Pick<IdentityDeps, 'staffSecondFactor'>, role: Role): boolean =>
  staffSecondFactor === 'required' && role !== 'customer';
