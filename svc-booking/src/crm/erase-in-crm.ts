import { crmKinds } from '@plenary/contracts/crm.schemas';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import * as z from 'zod';
import type { BookingDeps } from '../deps.ts';
import type { ContactErasure, EraseInCrm } from './crm-port.ts';

/** Type of the outbox event that tells the customer relationship system of an erasure. */
export const crmErasureEvent = 'crm.contact-erased';

const told = z.object({
  askedOn: z.string(),
  records: z.array(z.object({ id: z.string(), kind: z.enum(crmKinds), salesforceId: z.string().nullable() })),
});

interface Erasure {
  /** Id of the event that told of the erasure: once for each. */
  eventId: string;
  /** The person's records for that system. */
  records: readonly { id: string; kind: string; state: string; salesforceId: string | null }[];
  now: number;
}

/**
 * Writes the event for the customer relationship system in the erasing transaction. It does not have refused records; a pending one
 * may be in flight. Without records there is no event.
 */
export const tellCrmOfErasure = async (tx: Transaction, { database }: BookingDeps, { eventId, records, now }: Erasure): Promise<void> => {
  const handed = records.filter(({ state }) => state !== 'refused').map(({ id, kind, salesforceId }) => ({ id, kind, salesforceId }));
  if (handed.length === 0) return;
  const payload = { askedOn: new Date(now).toISOString().slice(0, 10), records: handed };
  await appendEvent(tx, database, { id: `${eventId}-crm`, type: crmErasureEvent, aggregateId: eventId, sequence: 1, payload }, now);
};

/** Hands an erasure over; throws where the system does not take it, so that the relay comes again. */
export const deliverErasure =
  (eraseInCrm: EraseInCrm) =>
  async ({ aggregateId, payload }: { aggregateId: string; payload: unknown }): Promise<void> =>
    eraseInCrm({ id: aggregateId, ...told.parse(payload) } satisfies ContactErasure);
