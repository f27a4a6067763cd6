import type { BookingEvent } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { endedBetween, isInvoicedElse } from '../events/charges.ts';
import { withPriceAgreed } from '../events/priced-agreements.ts';
import { chosenAddons, supplementOfCharge } from '../events/supplements-of.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { recordWithdrawn } from '../supplements/record-withdrawn.ts';
import { tellSupplements, withRaisedSequence } from '../supplements/tell-supplements.ts';
import { isBookedValue } from '../surveys/is-booked-value.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { tellLunchesOutside } from '../surveys/tell-lunch.ts';
import { followChange } from './follow-change.ts';
import { goneLunches } from './gone-lunches.ts';
import { lunchesElsewhere, tellLunches } from './lunches-elsewhere.ts';
import { recordAgain } from './record-again.ts';
import { shiftDays } from './shift-days.ts';

interface Again {
  eventId: string;
  /** As it was told before. */
  before: BookingEvent;
  told: BookingEvent;
  quotedAt: number | null;
  sequence: number;
}

/**
 * Takes a booking that has changed, or is back after its end, into the event that it has; tells the Meeting Scientist what to order, to call
 * off and to look at, and svc-booking the supplements where their invoice changes.
 */
export const takeAgain = async (tx: Transaction, deps: SurveyDeps, { eventId, before, told, quotedAt, sequence }: Again): Promise<void> => {
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
  await tellLunchesOutside(tx, deps, { event: changed, now });
  const gone = event.isCancelled ? [] : goneLunches({ before, told, elsewhere });
  if (gone.length > 0) await tellScientist(tx, deps, { about: 'lunch-gone', event: changed, lunches: gone, sequence, now });
  await tellLunches(tx, deps, { before: event, elsewhere, event: changed, isPriced: priced !== undefined, sequence, now });
  // A survey that is closed has nobody else to look at what has changed.
  if (changed.status !== event.status && changed.status === 'WAITING_COMET_VALIDATION')
    await tellScientist(tx, deps, { about: 'changed-while-closed', event: changed, now });
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
