import type { Reader } from '@plenary/service-kit/database/database';
import { inArray } from 'drizzle-orm';
import type { SurveyTables } from '../db/tables.ts';
import { guestDeliveryType, keyOfDelivery } from './outbox-of-guests.ts';

/** The visitor system's reasons for deliveries that were given up, by event id. */
export const deliveryFaults = async (
  read: Reader,
  { guestDelivery }: SurveyTables,
  events: readonly { id: string; type: string }[],
): Promise<(id: string) => string | undefined> => {
  const keys = events.filter(({ type }) => type === guestDeliveryType).map(({ id }) => keyOfDelivery(id));
  if (keys.length === 0) return () => undefined;
  const { key, fault } = guestDelivery;
  const rows = await read.select({ key, fault }).from(guestDelivery).where(inArray(key, keys));
  const faults = new Map(rows.map((row) => [row.key, row.fault]));
  return (id) => faults.get(keyOfDelivery(id)) ?? undefined;
};
