import { packageHours } from './package-hours.ts';
import type { Duration } from './search.ts';
import { minutesOf } from './survey-times.ts';
import type { CountryCode } from './vocabulary.ts';

export type DayHalf = Exclude<Duration, 'AM, PM'>;

/** Local times `HH:mm` of a room; null: not given. */
export interface RoomHours {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

/**
 * The half-days in which a group is in its room: the morning before lunch, the afternoon from 14:00 to 18:00 (spec/booking.md §9). Between
 * them, and in the evening, a room is nobody else's half-day. Hours that are not whole reach none.
 */
export const halvesReached = ({ startTime, endTime }: RoomHours, country: CountryCode): DayHalf[] => {
  if (!startTime || !endTime) return [];
  const start = minutesOf(startTime);
  const isPastMidnight = minutesOf(endTime) < start;
  const end = isPastMidnight ? Number.POSITIVE_INFINITY : minutesOf(endTime);
  const isIn = (half: DayHalf) => {
    const hours = packageHours(half, country);
    return start < minutesOf(hours.endTime) && end > minutesOf(hours.startTime);
  };
  return (['AM', 'PM'] as const).filter(isIn);
};
