import type { LunchCharge } from '@plenary/contracts/supplements';
import type { Transaction } from '@plenary/service-kit/database/database';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { chargesOf, isInvoicedElse } from '../events/charges.ts';
import type { KeptCharge } from '../events/event-record.ts';
import { lunchLabel } from '../notices/lunch-label.ts';
import { withLunchCharges } from '../surveys/lunch-charges.ts';
import { chosenSinceSaved } from './chosen-since-saved.ts';

interface Charging {
  event: EventRow;
  steps: ReadonlyMap<string, StepRow>;
  waived: readonly number[];
  /** Revision of the survey as accepted, where the booking is priced for its people. */
  pricedAs: number | undefined;
  now: number;
}

export interface ChargedLunches {
  charges: KeptCharge[];
  waived: KeptCharge[];
  /** What is invoiced has changed. */
  changesInvoice: boolean;
}

/**
 * Charges the lunches outside that an acceptance settles. The owner read the price in the summary that they saved, and so agreed to it;
 * one saved through a share link, or chosen by staff since, is theirs to answer (docs/decisions/0042-survey-truth.md).
 */
export const chargeLunches = async (tx: Transaction, { tables }: SurveyDeps, charging: Charging): Promise<ChargedLunches> => {
  const { event, steps, waived, pricedAs, now } = charging;
  const before = chargesOf(event.record);
  const read = await daysReadByOwner(tx, tables, event);
  const stateOf = ({ dayIndex }: LunchCharge) => (read.has(event.record.days[dayIndex]?.date ?? '') ? 'agreed' : 'proposed');
  const label = labelFor(event);
  const charges = withLunchCharges(event.record, { steps, waived, stateOf, label, pricedAs, revision: event.revision, now });
  return {
    charges,
    waived: charges.slice(before.length).filter((charge) => charge.state === 'waived'),
    changesInvoice: isInvoicedElse(event.record, { charges }),
  };
};

/** Days whose lunch is as the owner last saved it, who had its price before them. */
const daysReadByOwner = async (tx: Transaction, tables: SurveyTables, event: EventRow): Promise<ReadonlySet<string>> => {
  const { savedBy, days } = await chosenSinceSaved(tx, tables, event);
  const { customer, days: all } = event.record;
  return new Set(savedBy === customer.email ? all.map(({ date }) => date).filter((date) => !days.has(date)) : []);
};

const labelFor =
  ({ record: { customer, days } }: EventRow) =>
  ({ service, dayIndex, pax, unitPrice }: LunchCharge): string =>
    lunchLabel({ service, day: days[dayIndex]?.date ?? '', pax, unitPrice: unitPrice ?? 0 }, customer.lang);
