import type { MeetingScientist } from '@plenary/contracts/meeting-events.schemas';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { type ScientistRecord, toldPicture } from './scientist-record.ts';

/** The Meeting Scientist of a venue; the default one if it has none; sales if there is no default. */
export const scientistOf = async (read: Reader, deps: SurveyDeps, venueId: string): Promise<MeetingScientist> => {
  const record = await recordOf(read, deps, venueId);
  return record ? presentScientist(record) : { name: deps.brandName, email: deps.salesEmail, phoneNumber: '', avatarUrl: null };
};

/** Language of mails to a venue's Meeting Scientist: the first of theirs. */
export const languageOfScientist = async (read: Reader, deps: SurveyDeps, venueId: string): Promise<Language> =>
  (await recordOf(read, deps, venueId))?.languages[0] ?? fallbackLanguage;

const recordOf = async (
  read: Reader,
  { tables: { scientist, scientistVenue } }: SurveyDeps,
  venueId: string,
): Promise<ScientistRecord | undefined> => {
  const [own] = await read
    .select({ record: scientist.record })
    .from(scientistVenue)
    .innerJoin(scientist, eq(scientist.id, scientistVenue.scientistId))
    .where(eq(scientistVenue.venueId, venueId));
  const [standIn] = own ? [own] : await read.select({ record: scientist.record }).from(scientist).where(eq(scientist.isDefault, true));
  return standIn?.record;
};

const presentScientist = ({ firstName, lastName, email, phoneNumber, avatarUrl }: ScientistRecord): MeetingScientist => ({
  name: `${firstName} ${lastName}`,
  email,
  phoneNumber,
  avatarUrl: toldPicture(avatarUrl),
});
