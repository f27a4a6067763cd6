import { type MailboxProven, mailboxProven } from '@plenary/contracts/events';
import type { Database, Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { IdentityTables } from '../db/tables.ts';
import { findUserById } from './find-user.ts';

interface Proof {
  userId: string;
  now: number;
}

/**
 * Tells the other services that a user has proven their mailbox, in the transaction of the proof and after the user's company is settled.
 * It happens once: the event's id is made of the user's.
 */
export const tellMailboxProven = async (
  tx: Transaction,
  { database, tables }: { database: Database; tables: IdentityTables },
  { userId, now }: Proof,
): Promise<void> => {
  const user = await findUserById(tx, tables, userId);
  if (!user) return;
  const { companyId, optionLimitsLifted } = user;
  const payload: MailboxProven = { userId, companyId, optionLimitsLifted };
  await appendEvent(
    tx,
    database,
    { id: `${userId}-${mailboxProven}`, type: mailboxProven, aggregateId: userId, sequence: 1, payload },
    now,
  );
};
