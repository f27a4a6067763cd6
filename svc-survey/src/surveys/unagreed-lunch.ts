import { lunchServedAs } from '@plenary/contracts/lunch-place';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import { lunchServices } from '@plenary/contracts/survey-terms';
import type { StepRow } from '../db/tables.ts';
import { agreedChanges } from '../events/agreed-changes.ts';
import { chargesOf, heldLunch } from '../events/charges.ts';
import type { EventRecord, KeptCharge } from '../events/event-record.ts';
import { summaryField } from '../events/summary-field.ts';
import { isStaffChoice, orderOf } from './lunch-order.ts';
import type { LunchInitial } from './steps/lunch-step.ts';

const answers: Partial<Record<KeptCharge['state'], NonNullable<LunchStep['unagreedOutside']>['answer']>> = {
  proposed: 'awaited',
  offered: 'priced',
  refused: 'refused',
};

/** The customer's missing agreement to the place outside that a lunch has now, and where it is served without it; undefined: none is missing. */
export const unagreedOutside = (row: StepRow, record: EventRecord): LunchStep['unagreedOutside'] => {
  const { key, initial } = row;
  const last = chargesOf(record).findLast(({ lunch, state }) => lunch?.stepKey === key && state !== 'withdrawn');
  const answer = last && answers[last.state];
  const order = orderOf(row);
  const servedAs = lunchServedAs(order);
  if (!answer || (last.lunch?.service ?? servedAs) !== servedAs) return undefined;
  // A wish of the customer's own for other people is a new one.
  if (answer === 'refused' && !isStaffChoice(row) && last.lunch?.pax !== order.pax) return undefined;
  const change = agreedChanges(record).find(({ path }) => path === summaryField(key, 'service'));
  const reference = change?.awaitsCustomer ? change.until : (initial as LunchInitial).service;
  const instead = heldLunch(record, key).service ?? lunchServices.find((service) => service === reference) ?? null;
  return { answer, instead };
};
