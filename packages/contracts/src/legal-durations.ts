import type { Duration } from './search.ts';
import { durations } from './terms.ts';

/**
 * Durations a plenary may have (spec/booking.md §5): with several days the first may not end at noon, the last may not
 * begin at noon, and those between are full. `place` is the day's place in time, from 0, among `dayCount` days.
 */
export function legalPlenaryDurations(place: number, dayCount: number): readonly Duration[] {
  if (dayCount === 1) return durations;
  if (place === 0) return ['PM', 'AM, PM'];
  return place === dayCount - 1 ? ['AM', 'AM, PM'] : ['AM, PM'];
}

/** Durations a subcommittee may have: those of the main room, and any where that is the full day (spec/booking.md §5). */
export function legalSubcommitteeDurations(plenaryDuration: Duration): readonly Duration[] {
  return plenaryDuration === 'AM, PM' ? durations : [plenaryDuration];
}
