import { type CreditHoldState, creditHoldChanged } from '@plenary/contracts/credit.schemas';
import type { Database, Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';

interface News {
  holdId: string;
  sequence: number;
  credits: number;
  isSpent?: boolean;
  now: number;
}

/** Tells svc-identity how a hold stands, in the transaction that made it so. */
export const tellHold = (tx: Transaction, database: Database, { holdId, sequence, credits, isSpent = false, now }: News): Promise<void> => {
  const payload: CreditHoldState = { holdId, credits, isSpent };
  // Made of the hold's id: a transaction that is run again writes the same event.
  return appendEvent(tx, database, { id: `${holdId}-${sequence}`, type: creditHoldChanged, aggregateId: holdId, sequence, payload }, now);
};
