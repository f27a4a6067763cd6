import type { FieldErrors } from './problem.ts';

export const maxBigEventRooms = 99;
export const maxMessageLength = 4_000;

export interface BigEventRules {
  /** Local day of the venue. */
  today: string;
  /** Least number of people the venue takes a big event for; null: no minimum. */
  minimumPax: number | null;
}

/** The faults of a demand that has every field (spec/booking.md §5): it may not start in the past, end before its start, or be too small. */
export const bigEventFaults = (
  demand: { 'start-date': string; 'end-date': string; pax: number },
  { today, minimumPax }: BigEventRules,
): FieldErrors => ({
  ...(demand['start-date'] < today && { 'start-date': 'too_early' }),
  ...(demand['end-date'] < demand['start-date'] && { 'end-date': 'too_early' }),
  ...(minimumPax !== null && demand.pax < minimumPax && { pax: 'too_small' }),
});
