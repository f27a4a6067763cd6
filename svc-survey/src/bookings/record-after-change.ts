import type { BookingEvent } from '@plenary/contracts/events';
import { withAgreedWhere } from '../events/agreed-changes.ts';
import { withBookedValues } from '../events/agreements.ts';
import { dayOfStep } from '../events/day-of-step.ts';
import type { EventRecord } from '../events/event-record.ts';
import { withLunchDays, withoutLunches } from '../surveys/lunch-charges.ts';
import type { StepsOfChange } from './steps-of-change.ts';

interface Change extends Pick<StepsOfChange, 'surplus' | 'changed' | 'booked'> {
  before: BookingEvent;
  told: BookingEvent;
  now: number;
}

/**
 * A record with what the booking holds now in place of what was agreed, without what was agreed, waived or charged for questions that are gone,
 * and with the charges of lunches elsewhere on the days that these have now.
 */
export const recordAfterChange = (record: EventRecord, { before, told, surplus, changed, booked, now }: Change): EventRecord => {
  const gone = surplus.map(({ key }) => key);
  const isGone = (key: string) => gone.includes(key);
  const isMoved = (key: string) => dayOfStep(before, key) !== dayOfStep(told, key);
  const standing = withAgreedWhere(
    withoutOverrides(record, isGone),
    ({ key, field }) => !isGone(key) && (!changed.get(key)?.includes(field) || !isMoved(key)),
  );
  const agreed = withBookedValues(standing, now, booked);
  if (!record.charges) return agreed;
  const charges = withoutLunches(agreed, gone);
  return { ...agreed, charges: withLunchDays({ ...agreed, charges }, (key) => dayOfStep(before, key) ?? '') };
};

/** People that staff let into a room that is gone are no word about another one. */
const withoutOverrides = (record: EventRecord, isGone: (key: string) => boolean): EventRecord =>
  record.capacityOverrides ? { ...record, capacityOverrides: record.capacityOverrides.filter(({ key }) => !isGone(key)) } : record;
