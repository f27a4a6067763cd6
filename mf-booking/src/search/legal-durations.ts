import { type Duration, durations } from '@plenary/contracts/search';
import { fullDay } from './search-draft.ts';

/**
 * Durations a plenary may have (spec/booking.md §5): with several days the first cannot be the morning only, the last cannot be
 * the afternoon only, and those between are full. `place` counts from 0 among `dayCount` days.
 */
export const legalPlenaryDurations = (place: number, dayCount: number): readonly Duration[] => {
  if (dayCount === 1) return durations;
  if (place === 0) return ['PM', fullDay];
  return place === dayCount - 1 ? ['AM', fullDay] : [fullDay];
};

/** Durations a subcommittee may have: the main room's half, or any where that is the full day (spec/booking.md §5). */
export const legalSubcommitteeDurations = (plenaryDuration: Duration): readonly Duration[] =>
  plenaryDuration === fullDay ? durations : [plenaryDuration];
