import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import { dropSignatures } from './drop-signatures.ts';

/** Signatures of a person who is forgotten that came to nothing: no contract asks for them to be kept. */
export const forgetEndedSignatures = async (tx: Transaction, tables: BookingTables, userId: string): Promise<void> => {
  const { signature } = tables;
  await dropSignatures(tx, tables, and(eq(signature.userId, userId), inArray(signature.state, ['lapsed', 'refused'])));
};
