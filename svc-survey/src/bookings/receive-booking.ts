import { isDeepStrictEqual } from 'node:util';
import { type BookingEvent, bookingEvent } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { and, eq } from 'drizzle-orm';
import { salesforceStyleId } from '../crm/embedded-crm.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { endedBetween, isInvoicedElse } from '../events/charges.ts';
import { isPast } from '../events/event-clock.ts';
import { houseAsCustomer } from '../events/house-as-customer.ts';
import { withoutPrice, withPriceAgreed } from '../events/priced-agreements.ts';
import { chosenAddons, supplementOfCharge } from '../events/supplements-of.ts';
import { askToTell } from '../guests/ask-to-tell.ts';
import { type LunchElsewhere, tellScientist } from '../notices/tell-scientist.ts';
import { asCalledNow } from '../profiles/as-called-now.ts';
import { recordWithdrawn } from '../supplements/record-withdrawn.ts';
import { tellSupplements, withRaisedSequence } from '../supplements/tell-supplements.ts';
import { isBookedValue } from '../surveys/is-booked-value.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { takeBackAgreement } from '../surveys/take-back-agreement.ts';
import { agreedElsewhere } from './agreed-elsewhere.ts';
import { bookingStage } from './booking-stage.ts';
import { followChange } from './follow-change.ts';
import { goneLunches } from './gone-lunches.ts';
import { isAhead } from './is-ahead.ts';
import { recordAgain } from './record-again.ts';
import { shiftDays } from './shift-days.ts';

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

/** Takes an event out of every list, with the prices that its customer has not agreed to, and tells its Meeting Scientist what to call off. */
const endEvent = async (
  tx: Transaction,
  deps: SurveyDeps,
  { eventId, sequence, now }: { eventId: string; sequence: number; now: number },
): Promise<void> => {
  const { tables } = deps;
  const live = and(eq(tables.meetingEvent.id, eventId), eq(tables.meetingEvent.isCancelled, false));
  const [ended] = await tx.update(tables.meetingEvent).set({ isCancelled: true }).where(live).returning();
  if (!ended) return;
  const event = await withoutOpenPrice(tx, deps, ended, now);
  if (isPast(event, now)) return;
  const lunches = await lunchesElsewhere(tx, deps, event);
  await tellScientist(tx, deps, { about: 'event-cancelled', event, lunches, sequence, now });
};

/** The price of people goes with its booking (design: lifecycle L35): their answers differ again, and wait for staff should it come back. */
const withoutOpenPrice = async (tx: Transaction, deps: SurveyDeps, known: EventRow, now: number): Promise<EventRow> => {
  const priced = known.record.agreements?.findLast(({ pricedAs, isSettled }) => pricedAs !== undefined && !isSettled);
  const without = priced?.pricedAs === undefined ? undefined : withoutPrice(known.record, priced.pricedAs);
  if (!without) return known;
  const event = await takeBackAgreement(tx, deps.tables, { known, ...without });
  await appendHistory(tx, deps.tables, { event, kind: 'people-withdrawn', author: deps.brandName, now });
  return event;
};

interface Again {
  eventId: string;
  /** As it was told before. */
  before: BookingEvent;
  told: BookingEvent;
  quotedAt: number | null;
  sequence: number;
}

const takeAgain = async (tx: Transaction, deps: SurveyDeps, { eventId, before, told, quotedAt, sequence }: Again): Promise<void> => {
  const { meetingEvent } = deps.tables;
  const [event] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
  if (!event) return;
  const elsewhere = await lunchesElsewhere(tx, deps, event);
  const priced = surveyOfChange(told);
  const shifted = await shiftDays(tx, deps.tables, { event, before: asAgreed(before, told), told });
  const now = deps.now();
  const agreed =
    priced === undefined
      ? shifted.event.record
      : withPriceAgreed(shifted.event.record, { revision: priced, now, isBooked: isBookedValue(shifted.event.record, told) });
  const again = recordAgain(agreed, told, chosenAddons((await readSteps(tx, deps.tables, eventId)).get('upsell')));
  const followed = await followChange(tx, deps, { ...shifted, record: again, told, now });
  const changesInvoice = isInvoicedElse(event.record, followed);
  const record = changesInvoice ? withRaisedSequence(followed) : followed;
  const { days } = told;
  const dates = { startDay: days.at(0)?.date ?? event.startDay, endDay: days.at(-1)?.date ?? event.endDay };
  const [changed] = await tx
    .update(meetingEvent)
    .set({ isCancelled: false, record, quotedAt, ...dates })
    .where(eq(meetingEvent.id, eventId))
    .returning();
  if (!changed) return;
  for (const charge of endedBetween(event.record, record))
    await recordWithdrawn(tx, deps, { event: changed, withdrawn: supplementOfCharge(charge), author: deps.brandName, now });
  if (changesInvoice) await tellSupplements(tx, deps, { event: changed, now });
  const gone = event.isCancelled ? [] : goneLunches({ before, told, elsewhere });
  if (gone.length > 0) await tellScientist(tx, deps, { about: 'lunch-gone', event: changed, lunches: gone, sequence, now });
  await tellLunches(tx, deps, { before: event, elsewhere, event: changed, isPriced: priced !== undefined, sequence, now });
  // A survey that is closed has nobody else to look at what has changed.
  if (changed.status !== event.status && changed.status === 'WAITING_COMET_VALIDATION')
    await tellScientist(tx, deps, { about: 'changed-while-closed', event: changed, now });
};

const lunchesElsewhere = async (tx: Transaction, { tables }: SurveyDeps, event: EventRow): Promise<LunchElsewhere[]> =>
  agreedElsewhere(event, [...(await readSteps(tx, tables, event.id)).values()]);

interface Lunches {
  before: EventRow;
  /** As agreed on before. */
  elsewhere: readonly LunchElsewhere[];
  event: EventRow;
  /** The customer has agreed to the price of its people. */
  isPriced: boolean;
  sequence: number;
  now: number;
}

/** Tells the Meeting Scientist what lunches there are to order: all where the booking is back, else those that are other ones by now. */
const tellLunches = async (
  tx: Transaction,
  deps: SurveyDeps,
  { before, elsewhere, event, isPriced, sequence, now }: Lunches,
): Promise<void> => {
  const lunches = await lunchesElsewhere(tx, deps, event);
  if (before.isCancelled) return tellScientist(tx, deps, { about: 'event-reinstated', event, lunches, sequence, now });
  const datesOf = ({ record }: EventRow) => record.days.map(({ date }) => date);
  // Those of other days are told as moved.
  if (!isDeepStrictEqual(datesOf(before), datesOf(event))) return;
  const others = lunches.filter((lunch) => !elsewhere.some((one) => isDeepStrictEqual(one, lunch)));
  const lunchesBefore = elsewhere.filter(({ day }) => others.some((lunch) => lunch.day === day));
  const about = isPriced ? 'lunch-agreed' : 'lunch-resized';
  if (others.length > 0) await tellScientist(tx, deps, { about, event, lunches: others, lunchesBefore, sequence, now });
};

/** Revision of the survey whose acceptance changed the booking; undefined: something else did. */
const surveyOfChange = ({ causedBy = '' }: BookingEvent): number | undefined => {
  const [, revision] = /^survey:(\d+)$/.exec(causedBy) ?? [];
  return revision === undefined ? undefined : Number(revision);
};

/** A change that this survey itself asked for has the people of its answers already: only what changed besides is followed. */
const asAgreed = (before: BookingEvent, told: BookingEvent): BookingEvent => {
  if (surveyOfChange(told) === undefined) return before;
  const days = before.days.map((day) => {
    const now = told.days.find(({ date }) => date === day.date);
    if (!now) return day;
    const { lunchPax: _, addonPax: __, ...rest } = day;
    const { plenary, lunchPax, addonPax } = now;
    const own = { ...(lunchPax !== undefined && { lunchPax }), ...(addonPax && { addonPax }) };
    return { ...rest, plenary: { ...day.plenary, pax: plenary.pax }, ...own };
  });
  return { ...before, days, lunches: told.lunches };
};

const keepCustomer = async (
  tx: Transaction,
  { tables: { customer }, keys }: SurveyDeps,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  const salesforceId = salesforceStyleId(keys.recordId, '003', userId);
  await tx.insert(customer).values({ salesforceId, userId, email }).onConflictDoNothing();
  await tx.update(customer).set({ email }).where(eq(customer.userId, userId)).returning();
};
