import type { MeetingScientist } from '@plenary/contracts/meeting-events.schemas';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { pictureUrlOf } from './scientist-picture.ts';
import type { ScientistRecord } from './scientist-record.ts';

interface Found {
  record: ScientistRecord;
  /** Of their portrait. */
  sha256: string | null;
}

/** The Meeting Scientist of a venue; the default one if it has none; sales if there is no default. */
export const scientistOf = async (read: Reader, deps: SurveyDeps, venueId: string): Promise<MeetingScientist> => {
  const found = await findScientist(read, deps, venueId);
  return found ? presentScientist(found) : { name: deps.brandName, email: deps.salesEmail, phoneNumber: '', avatarUrl: null };
};

/** Language of mails to a venue's Meeting Scientist: the first of theirs. */
export const languageOfScientist = async (read: Reader, deps: SurveyDeps, venueId: string): Promise<Language> =>
  (await findScientist(read, deps, venueId))?.record.languages[0] ?? fallbackLanguage;

const findScientist = async (
  read: Reader,
  { tables: { scientist, scientistPicture, scientistVenue } }: SurveyDeps,
  venueId: string,
): Promise<Found | undefined> => {
  const found = { record: scientist.record, sha256: scientistPicture.sha256 };
  const isTheirs = eq(scientistPicture.scientistId, scientist.id);
  const [own] = await read
    .select(found)
    .from(scientistVenue)
    .innerJoin(scientist, eq(scientist.id, scientistVenue.scientistId))
    .leftJoin(scientistPicture, isTheirs)
    .where(eq(scientistVenue.venueId, venueId));
  if (own) return own;
  const [standIn] = await read.select(found).from(scientist).leftJoin(scientistPicture, isTheirs).where(eq(scientist.isDefault, true));
  return standIn;
};

const presentScientist = ({ record, sha256 }: Found): MeetingScientist => ({
  name: `${record.firstName} ${record.lastName}`,
  email: record.email,
  phoneNumber: record.phoneNumber,
  avatarUrl: pictureUrlOf(sha256, record),
});
