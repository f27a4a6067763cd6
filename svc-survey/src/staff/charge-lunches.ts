import type { LunchCharge } from '@plenary/contracts/supplements';
import type { Reader, Transaction } from '@plenary/service-kit/database/database';
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
  const isRead = await lunchesReadByOwner(tx, tables, event);
  const label = labelFor(event);
  const charges = withLunchCharges(event.record, { steps, waived, isRead, label, pricedAs, revision: event.revision, now });
  return {
    charges,
    waived: charges.slice(before.length).filter((charge) => charge.state === 'waived'),
    changesInvoice: isInvoicedElse(event.record, { charges }),
  };
};

/** Whether the lunch of a day is as the owner last saved it, who had its price before them. */
export const lunchesReadByOwner = async (read: Reader, tables: SurveyTables, event: EventRow): Promise<(dayIndex: number) => boolean> => {
  const { savedBy, days: chosen } = await chosenSinceSaved(read, tables, event);
  const { customer, days } = event.record;
  return (dayIndex) => savedBy === customer.email && !chosen.has(days[dayIndex]?.date);
};

const labelFor =
  ({ record: { customer, days } }: EventRow) =>
  ({ service, dayIndex, pax, unitPrice }: LunchCharge): string =>
    lunchLabel({ service, day: days[dayIndex]?.date ?? '', pax, unitPrice: unitPrice ?? 0 }, customer.lang);
