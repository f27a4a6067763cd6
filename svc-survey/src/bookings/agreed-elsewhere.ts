import { isLunchOutside } from '@plenary/contracts/lunch-place';
import type { LunchService } from '@plenary/contracts/survey-terms';
import type { EventRow, StepRow } from '../db/tables.ts';
import { heldLunch, proposedCharges } from '../events/charges.ts';
import type { EventRecord } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import type { LunchElsewhere } from '../notices/tell-scientist.ts';
import { orderOf } from '../surveys/lunch-order.ts';
import type { LunchInitial } from '../surveys/steps/lunch-step.ts';

/** The lunches of steps that are agreed to be served outside the venue, on the days that the event has now. */
export const agreedElsewhere = ({ record }: Pick<EventRow, 'record'>, rows: readonly StepRow[]): LunchElsewhere[] =>
  rows.flatMap((row) => {
    const step = stepOfKey(row.key);
    if (step.type !== 'lunch') return [];
    const servedAs = agreedLunch(record, row);
    const day = record.days[step.dayIndex]?.date;
    return day && isLunchOutside(servedAs) ? [{ day, servedAs, pax: heldLunch(record, row.key).pax ?? orderOf(row).pax }] : [];
  });

/** Where a lunch is served as agreed on; null while that waits for the customer. */
const agreedLunch = (record: EventRecord, { key, initial }: StepRow): LunchService | null => {
  const { service } = heldLunch(record, key);
  if (service) return service;
  const waits = proposedCharges(record).some(({ lunch }) => lunch?.stepKey === key);
  return waits ? null : (initial as LunchInitial).service;
};
