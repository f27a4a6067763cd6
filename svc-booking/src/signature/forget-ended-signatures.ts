import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { dropSignatures } from './drop-signatures.ts';

/** Deletes unsuccessful signatures of an erased person: no contract requires them. */
export const forgetEndedSignatures = async (tx: Transaction, tables: BookingTables, userId: string): Promise<void> => {
  const { signature } = tables;
  await dropSignatures(tx, tables, and(eq(signature.userId, userId), inArray(signature.state, ['lapsed', 'refused'])));
};
