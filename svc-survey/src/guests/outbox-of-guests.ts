import type { Reader } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';

/** Outbox types: one message about a guest's day, and the request to compare an event. */
export const guestDeliveryType = 'guest.delivery';
export const tellGuestsType = 'guests.tell';

export const deliveryKey = (guestId: string, dayIndex: number): string => `${guestId}-${dayIndex}`;
/** Also the Message-ID of a mail and the idempotency key of a call. */
export const deliveryId = (key: string, sequence: number): string => `guest-${key}-${sequence}`;
/** Parses a delivery's id: `guest-<uuid>-<day>-<sequence>`. */
export const keyOfDelivery = (id: string): string => /^guest-([\da-f-]{36}-\d+)-\d+$/.exec(id)?.[1] ?? '';
/** Parses a delivery's key. */
export const guestOfKey = (key: string): string => key.slice(0, 36);

export interface WaitingDelivery {
  guestId: string;
  attempts: number;
  parked: boolean;
}

/** Undelivered messages of an event, by delivery id. */
export const waitingDeliveries = async (read: Reader, { database }: SurveyDeps, eventId: string): Promise<Map<string, WaitingDelivery>> => {
  const { outbox } = kitTables(database.dialect);
  const rows = await read
    .select({ id: outbox.id, attempts: outbox.attempts, parked: outbox.parked })
    .from(outbox)
    .where(and(eq(outbox.aggregateId, eventId), eq(outbox.type, guestDeliveryType)));
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, guestId: guestOfKey(keyOfDelivery(id)) }]));
};
