import { localTime } from '@plenary/service-kit/local-time';
import type { EventRow } from '../db/tables.ts';
import { proposedCharges } from '../events/charges.ts';
import { isPast } from '../events/event-clock.ts';
import type { KeptCharge } from '../events/event-record.ts';
import { firstHour } from './due-notices.ts';

/** How long a charge waits for its customer's word before they are reminded of it; in milliseconds. */
export const chargePatience = 3 * 24 * 60 * 60 * 1_000;

/**
 * Charges of an event whose customer has not answered in 3 days, until it has ended. One whose instant was not kept waits since the
 * survey that it was proposed for was saved.
 */
export const dueCharges = (event: Pick<EventRow, 'record' | 'endDay' | 'savedAt' | 'createdAt'>, now: number): KeptCharge[] => {
  const { record, savedAt, createdAt } = event;
  if (localTime(now, record.venue.timeZone).hour < firstHour || isPast(event, now)) return [];
  return proposedCharges(record).filter(({ proposedAt = savedAt ?? createdAt }) => now >= proposedAt + chargePatience);
};
