import type { BookingEvent } from '@plenary/contracts/events';
import type { ChangedValue, EventRecord } from '../events/event-record.ts';
import { initialSteps } from './initial-steps.ts';

/** Whether a booking has a value that a step was changed to. */
export const isBookedValue = (
  record: EventRecord,
  booking: BookingEvent,
): ((value: Pick<ChangedValue, 'key' | 'field' | 'to'>) => boolean) => {
  const initial = new Map(initialSteps(record, booking).map((step) => [step.key, step.initial as Readonly<Record<string, unknown>>]));
  return ({ key, field, to }) => initial.get(key)?.[field] === to;
};
