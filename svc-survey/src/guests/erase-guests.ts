import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, inArray } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { guestDeliveryType, tellGuestsType } from './outbox-of-guests.ts';

/** Deletes the guests of events with their pending messages, without telling them. */
export const eraseGuests = async (
  tx: Transaction,
  { database, tables }: Pick<SurveyDeps, 'database' | 'tables'>,
  eventIds: readonly string[],
): Promise<void> => {
  if (eventIds.length === 0) return;
  const { outbox } = kitTables(database.dialect);
  const types = [guestDeliveryType, tellGuestsType];
  await tx.delete(outbox).where(and(inArray(outbox.aggregateId, [...eventIds]), inArray(outbox.type, types)));
  for (const part of [tables.guest, tables.guestDelivery]) await tx.delete(part).where(inArray(part.eventId, [...eventIds]));
};
