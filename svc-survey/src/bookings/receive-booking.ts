import { type BookingEvent, bookingEvent } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq } from 'drizzle-orm';
import { salesforceStyleId } from '../crm/embedded-crm.ts';
import type { SurveyDeps } from '../deps.ts';
import { houseAsCustomer } from '../events/house-as-customer.ts';
import { askToTell } from '../guests/ask-to-tell.ts';
import { asCalledNow } from '../profiles/as-called-now.ts';
import { bookingStage } from './booking-stage.ts';
import { endEvent } from './end-event.ts';
import { isAhead } from './is-ahead.ts';
import { takeAgain } from './take-again.ts';

/** Told of by the outbox to `confirmBooking`. */
export const crmConfirmType = 'crm.confirm';

/**
 * Takes the current state of a booking. An older state is dropped; an approved one is reported to the CRM, an ended one
 * takes its event with it. Of an erased user nothing new is taken but what is approved and lies ahead: that is the house's, as is what
 * it has taken over.
 */
export const receiveBooking =
  (deps: SurveyDeps): EventHandler =>
  async (tx, { aggregateId, sequence, payload }) => {
    const { tables } = deps;
    const now = deps.now();
    const heard = bookingEvent.parse(payload);
    const { days } = heard;
    const [erased] = await tx.select().from(tables.erasedUser).where(eq(tables.erasedUser.userId, heard.customer.userId));
    const [known] = await tx.select().from(tables.booking).where(eq(tables.booking.quoteId, heard.quoteId));
    const [startDay, endDay] = [days.at(0)?.date ?? '', days.at(-1)?.date ?? ''];
    const stage = bookingStage(heard);
    const isLost = erased && !isAhead({ stage, endDay, booking: heard }, now);
    if (known ? known.sequence >= sequence : isLost) return;
    const customer = erased ? houseAsCustomer(deps, heard.customer) : await asCalledNow(tx, deps, heard.customer);
    const told = { ...heard, customer };
    const isSigned = stage === 'signed' || stage === 'approved';
    const quotedAt = isSigned ? now : null;
    const kept = {
      userId: customer.userId,
      sequence,
      stage,
      startDay,
      endDay,
      booking: known?.eventId && stage !== 'approved' ? withLastHeld(told, known.booking) : told,
      quotedAt,
    };
    if (known) await tx.update(tables.booking).set(kept).where(eq(tables.booking.quoteId, told.quoteId)).returning();
    else
      await tx
        .insert(tables.booking)
        .values({ ...kept, quoteId: told.quoteId, eventId: null, crmAttempts: 0, crmFault: null, crmFailedAt: null });
    if (!erased) await keepCustomer(tx, deps, customer);
    if (known?.eventId) {
      if (stage === 'approved') await takeAgain(tx, deps, { eventId: known.eventId, before: known.booking, told, quotedAt, sequence });
      else await endEvent(tx, deps, { eventId: known.eventId, sequence, now });
      await askToTell(tx, deps, { eventId: known.eventId, cause: `booking-${sequence}`, now });
    } else if (stage === 'approved') {
      const id = `${told.quoteId}-confirm-${sequence}`;
      await appendEvent(tx, deps.database, { id, type: crmConfirmType, aggregateId, sequence, payload: { quoteId: told.quoteId } }, now);
    }
  };

/** An ended booking holds nothing: what it held stays known, for one that comes back to be compared with. */
const withLastHeld = (ended: BookingEvent, { rooms, lunches }: BookingEvent): BookingEvent => ({ ...ended, rooms, lunches });

const keepCustomer = async (
  tx: Transaction,
  { tables: { customer }, keys }: SurveyDeps,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  const salesforceId = salesforceStyleId(keys.recordId, '003', userId);
  await tx.insert(customer).values({ salesforceId, userId, email }).onConflictDoNothing();
  await tx.update(customer).set({ email }).where(eq(customer.userId, userId)).returning();
};
