import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { tellGuestsType } from './outbox-of-guests.ts';

interface Asked {
  eventId: string;
  /** Id of the change: a repeated transaction asks once. */
  cause: string;
  now: number;
  /** Not before then: milliseconds from now. */
  delay?: number;
}

/** Has the guests of an event told what changed for them, if it has any: `tellGuests` looks what that is once this transaction stands. */
export const askToTell = async (tx: Transaction, deps: SurveyDeps, { eventId, cause, now, delay = 0 }: Asked): Promise<void> => {
  const { database, tables, guests } = deps;
  if (guests.mode === 'NONE') return;
  const [told] = await tx.select().from(tables.guestDelivery).where(eq(tables.guestDelivery.eventId, eventId)).limit(1);
  const [guest] = await tx.select().from(tables.guest).where(eq(tables.guest.eventId, eventId)).limit(1);
  if (!told && !guest) return;
  const event = { id: `guests-${eventId}-${cause}`, type: tellGuestsType, aggregateId: eventId, sequence: 0, payload: { eventId } };
  await appendEvent(tx, database, event, now, { dueAt: now + delay });
};
