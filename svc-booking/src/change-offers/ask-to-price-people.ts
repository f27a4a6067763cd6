import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { ChangeRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';

/** People of a booking wait for their price, and the change that they waited behind has ended. The aggregate is the deal. */
export const peopleToPrice = 'people.to-price';

export const askToPricePeople = (tx: Transaction, { database }: BookingDeps, { id, dealId }: ChangeRow, now: number): Promise<void> =>
  appendEvent(tx, database, { id: `${id}-people-to-price`, type: peopleToPrice, aggregateId: dealId, sequence: now, payload: {} }, now);
