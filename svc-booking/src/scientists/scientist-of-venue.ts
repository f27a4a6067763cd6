import type { ScientistsTold } from '@plenary/contracts/events';
import type { MeetingScientist } from '@plenary/contracts/quote';
import type { BookingDeps } from '../deps.ts';

type Scientists = ScientistsTold['scientists'];

/** All Meeting Scientists; none before svc-survey has told of any. */
export const readScientists = async ({ database, tables }: Pick<BookingDeps, 'database' | 'tables'>): Promise<Scientists> => {
  const [directory] = await database.read.select({ scientists: tables.scientistDirectory.scientists }).from(tables.scientistDirectory);
  return directory?.scientists ?? [];
};

/** The one of a venue, the default one where it has none. */
export const scientistAmong = (scientists: Scientists, venueId: string): Scientists[number] | undefined =>
  scientists.find(({ venueIds }) => venueIds.includes(venueId)) ?? scientists.find(({ isDefault }) => isDefault);

/** The Meeting Scientist of a venue, the default one where it has none; null before svc-survey has told of any. */
export const scientistOfVenue = async (deps: BookingDeps, venueId: string): Promise<MeetingScientist | null> => {
  const found = scientistAmong(await readScientists(deps), venueId);
  if (!found) return null;
  const { firstName, lastName, email, phoneNumber } = found;
  return { firstName, lastName, email, phoneNumber };
};
