import type { Reader } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';

/** Whether a Meeting Scientist answers for a venue, by its id. */
export const scientistLookup = async (read: Reader, { scientistDirectory }: BookingTables): Promise<(venueId: string) => boolean> => {
  const [directory] = await read.select({ scientists: scientistDirectory.scientists }).from(scientistDirectory);
  const scientists = directory?.scientists ?? [];
  const assigned = new Set(scientists.flatMap(({ venueIds }) => venueIds));
  const hasDefault = scientists.some(({ isDefault }) => isDefault);
  return (venueId) => hasDefault || assigned.has(venueId);
};
