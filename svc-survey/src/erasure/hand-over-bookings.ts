import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import { crmConfirmType } from '../bookings/receive-booking.ts';
import type { BookingRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { houseAsCustomer } from '../events/house-as-customer.ts';

/**
 * Bookings that have no event yet become the house's: what the CRM confirms next makes an event of the house. What it found wrong was
 * answered about the person: the answer is deleted, and the CRM is asked again.
 */
export const handOverBookings = async (tx: Transaction, deps: SurveyDeps, bookings: readonly BookingRow[]): Promise<void> => {
  const { database, tables } = deps;
  for (const { quoteId, sequence, booking: told } of bookings) {
    const customer = houseAsCustomer(deps, told.customer);
    await tx
      .update(tables.booking)
      .set({ userId: customer.userId, booking: { ...told, customer }, crmFault: null, crmFailedAt: null })
      .where(eq(tables.booking.quoteId, quoteId))
      .returning({ quoteId: tables.booking.quoteId });
    const confirm = { id: `${quoteId}-confirm-erased`, type: crmConfirmType, aggregateId: quoteId, sequence, payload: { quoteId } };
    await appendEvent(tx, database, confirm, deps.now());
  }
};
