import { refuse } from '@plenary/http/refuse';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Person } from '../db/person.ts';
import type { IdentityTables, SignInStep } from '../db/tables.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { pendingLifetime } from '../sessions/session-cookie.ts';

interface NewPending {
  token: string;
  step: SignInStep;
  /** Null: a person without an account yet. */
  userId: string | null;
  person?: Person;
  now: number;
}

/** Stores a pending sign-in for 30 minutes and deletes expired ones. */
export const openPending = async (
  tx: Transaction,
  { pendingSignIn }: IdentityTables,
  { token, step, userId, person, now }: NewPending,
): Promise<void> => {
  await tx.delete(pendingSignIn).where(lte(pendingSignIn.expiresAt, now));
  await tx
    .insert(pendingSignIn)
    .values({ tokenHash: hashToken(token), step, userId, person, createdAt: now, expiresAt: now + pendingLifetime });
};

interface Expected {
  token: string | undefined;
  step: SignInStep;
  now: number;
}

const waiting = ({ pendingSignIn }: IdentityTables, { token, step, now }: Expected) =>
  and(eq(pendingSignIn.tokenHash, hashToken(token ?? '')), eq(pendingSignIn.step, step), gt(pendingSignIn.expiresAt, now));

/** The sign-in behind a pending cookie that waits for this step; refuses `authentication-required` without one. */
export const requirePending = async (reader: Reader, tables: IdentityTables, expected: Expected) => {
  const [kept] = await reader.select().from(tables.pendingSignIn).where(waiting(tables, expected));
  return kept ?? refuse('authentication-required');
};
export type PendingSignIn = Awaited<ReturnType<typeof requirePending>>;

/** Takes the step, once; undefined where this browser has none, or another call took it first. */
export const takeOwnPending = async (tx: Transaction, tables: IdentityTables, expected: Expected): Promise<PendingSignIn | undefined> => {
  const [taken] = await tx.delete(tables.pendingSignIn).where(waiting(tables, expected)).returning();
  return taken;
};

/** Takes the step, once; refuses `authentication-required`, or as told, where there is none. */
export const takePending = async (
  tx: Transaction,
  tables: IdentityTables,
  { otherwise = () => refuse('authentication-required'), ...expected }: Expected & { otherwise?: () => never },
): Promise<PendingSignIn> => (await takeOwnPending(tx, tables, expected)) ?? otherwise();
