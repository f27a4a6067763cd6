import type { MeetingScientist } from '@plenary/contracts/meeting-events';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import type { ScientistRecord } from './scientist-record.ts';

/** The Meeting Scientist of a venue; the default one where it has none; sales itself before anybody was named. */
export const scientistOf = async (
  read: Reader,
  { tables: { scientist, scientistVenue }, brandName, salesEmail }: SurveyDeps,
  venueId: string,
): Promise<MeetingScientist> => {
  const [own] = await read
    .select({ record: scientist.record })
    .from(scientistVenue)
    .innerJoin(scientist, eq(scientist.id, scientistVenue.scientistId))
    .where(eq(scientistVenue.venueId, venueId));
  const [standIn] = own ? [own] : await read.select({ record: scientist.record }).from(scientist).where(eq(scientist.isDefault, true));
  return standIn ? presentScientist(standIn.record) : { name: brandName, email: salesEmail, phoneNumber: '', avatarUrl: null };
};

const presentScientist = ({ firstName, lastName, email, phoneNumber, avatarUrl }: ScientistRecord): MeetingScientist => ({
  name: `${firstName} ${lastName}`,
  email,
  phoneNumber,
  avatarUrl,
});
