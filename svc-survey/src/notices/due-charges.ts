import { localTime } from '@plenary/service-kit/local-time';
import type { EventRow } from '../db/tables.ts';
import { proposedCharges } from '../events/charges.ts';
import { isPast } from '../events/event-clock.ts';
import type { KeptCharge } from '../events/event-record.ts';
import { firstHour } from './due-notices.ts';

/** Milliseconds before the customer is reminded of an open charge. */
export const chargePatience = 3 * 24 * 60 * 60 * 1_000;

/**
 * Charges unanswered for 3 days, until the event has ended. One without an instant waits since the
 * survey that it was proposed for was saved.
 */
export const dueCharges = (event: Pick<EventRow, 'record' | 'endDay' | 'savedAt' | 'createdAt'>, now: number): KeptCharge[] => {
  const { record, savedAt, createdAt } = event;
  if (localTime(now, record.venue.timeZone).hour < firstHour || isPast(event, now)) return [];
  return proposedCharges(record).filter(({ proposedAt = savedAt ?? createdAt }) => now >= proposedAt + chargePatience);
};
