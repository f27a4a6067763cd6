import { normaliseEmail } from '@plenary/contracts/email-address';
import { isVisitorSystem } from '@plenary/contracts/guests-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq, inArray } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { deliveryId, guestOfKey } from '../guests/outbox-of-guests.ts';

/**
 * Takes a person from the guests of their own event. Nobody is mailed because of it; what a visitor system was told of stays known
 * until it was told that the visit is off.
 */
export const forgetAsGuest = async (
  tx: Transaction,
  { database, tables: { guest, guestDelivery } }: SurveyDeps,
  { eventId, email }: { eventId: string; email: string },
): Promise<void> => {
  const { outbox } = kitTables(database.dialect);
  const listed = await tx.select({ id: guest.id, email: guest.email }).from(guest).where(eq(guest.eventId, eventId));
  const ids = listed.filter((one) => normaliseEmail(one.email) === normaliseEmail(email)).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(guest).where(and(eq(guest.eventId, eventId), inArray(guest.id, ids)));
  for (const { key, sequence, visit } of await tx.select().from(guestDelivery).where(eq(guestDelivery.eventId, eventId))) {
    if (!ids.includes(guestOfKey(key)) || (visit && isVisitorSystem(visit.channel))) continue;
    await tx.delete(outbox).where(eq(outbox.id, deliveryId(key, sequence)));
    await tx.delete(guestDelivery).where(eq(guestDelivery.key, key));
  }
};
