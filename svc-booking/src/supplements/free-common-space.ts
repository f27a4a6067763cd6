import type { Reader } from '@plenary/service-kit/database/database';
import { readVenueDays } from '../availability/read-venue-days.ts';
import type { BookingDeps } from '../deps.ts';
import { eveningSlot } from '../options/choose-slots.ts';
import type { Evening } from './evening-place.ts';

/** Room id of a common space free on the evening, without even an option; null if there is none. */
export const freeCommonSpace = async (
  read: Reader,
  { tables }: BookingDeps,
  { venue, day }: Evening,
  now: number,
): Promise<string | null> => {
  const taken = await readVenueDays(read, { tables, days: [day], venueId: venue.record.id, now });
  const slot = eveningSlot({ venue, day, taken });
  return slot?.rank === 1 ? slot.roomId : null;
};
