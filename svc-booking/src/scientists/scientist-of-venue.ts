import type { MeetingScientist } from '@plenary/contracts/quote';
import type { BookingDeps } from '../deps.ts';

/** The Meeting Scientist of a venue, the default one where it has none; null before svc-survey has told of any. */
export const scientistOfVenue = async ({ database, tables }: BookingDeps, venueId: string): Promise<MeetingScientist | null> => {
  const [directory] = await database.read.select({ scientists: tables.scientistDirectory.scientists }).from(tables.scientistDirectory);
  const found =
    directory?.scientists.find(({ venueIds }) => venueIds.includes(venueId)) ?? directory?.scientists.find(({ isDefault }) => isDefault);
  if (!found) return null;
  const { firstName, lastName, email, phoneNumber } = found;
  return { firstName, lastName, email, phoneNumber };
};
