import type { BookingRow } from '../db/tables.ts';
import { isPast } from '../events/event-clock.ts';

/** Whether an event comes of a booking for certain: it is approved, and its last day is not over at the venue. */
export const isAhead = ({ stage, endDay, booking }: Pick<BookingRow, 'stage' | 'endDay' | 'booking'>, now: number): boolean =>
  stage === 'approved' && !isPast({ endDay, record: booking }, now);
