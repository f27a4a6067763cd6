import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import type { StepRow } from '../db/tables.ts';
import { chargesOf, isPriceOpen } from '../events/charges.ts';
import type { EventRecord, KeptCharge } from '../events/event-record.ts';
import { agreedLunch } from './agreed-lunch.ts';
import { isStaffChoice, orderOf } from './lunch-order.ts';

const answers: Partial<Record<KeptCharge['state'], NonNullable<LunchStep['unagreedOutside']>['answer']>> = {
  proposed: 'awaited',
  offered: 'priced',
  refused: 'refused',
};

/** The customer's missing agreement to the place outside that a lunch has now, and where it is served without it; undefined: none is missing. */
export const unagreedOutside = (row: StepRow, record: EventRecord): LunchStep['unagreedOutside'] => {
  const { service: instead, pax } = agreedLunch(row, record);
  const answer = answerTo(row, record);
  if (answer) return { answer, instead, pax };
  const servedAs = lunchServedAs(orderOf(row));
  const isPlanned = isStaffChoice(row) && servedAs !== null && isLunchOutside(servedAs) && servedAs !== instead;
  return isPlanned ? { answer: 'awaited', isPlanned, instead, pax } : undefined;
};

/** To what was asked for the lunch as it is now; undefined: it was not asked for, or is agreed to. */
const answerTo = (row: StepRow, record: EventRecord) => {
  const last = chargesOf(record).findLast(({ lunch, state }) => lunch?.stepKey === row.key && state !== 'withdrawn');
  if (!last) return undefined;
  const isFreeAtPrice = last.state === 'waived' && isPriceOpen(record, last);
  const answer = isFreeAtPrice ? 'priced' : answers[last.state];
  const order = orderOf(row);
  const servedAs = lunchServedAs(order);
  if (!answer || (last.lunch?.service ?? servedAs) !== servedAs) return undefined;
  const isForOthers = last.lunch !== undefined && last.lunch.pax !== undefined && last.lunch.pax !== order.pax;
  // It was asked for other people than are answered since; a wish of the customer's own for these is a new one after a refusal, too.
  const isNew = answer === 'awaited' || (answer === 'refused' && !isStaffChoice(row));
  return isForOthers && isNew ? undefined : answer;
};
