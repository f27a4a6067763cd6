import type { Scientist } from '@plenary/contracts/staff-surveys.schemas';
import { asc } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { pictureUrlOf } from './scientist-picture.ts';
import { toldPicture } from './scientist-record.ts';

export const listScientists = async ({ database, tables }: SurveyDeps): Promise<{ scientists: Scientist[] }> => {
  const { scientist, scientistPicture, scientistVenue } = tables;
  const rows = await database.read.select().from(scientist).orderBy(asc(scientist.id));
  const venues = await database.read.select().from(scientistVenue).orderBy(asc(scientistVenue.venueId));
  const pictures = await database.read.select({ id: scientistPicture.scientistId, sha256: scientistPicture.sha256 }).from(scientistPicture);
  const sha256s = new Map(pictures.map((picture) => [picture.id, picture.sha256]));
  return {
    scientists: rows.map(({ id, isDefault, version, record: { languages, ...record } }) => ({
      ...record,
      avatarUrl: toldPicture(record.avatarUrl),
      pictureUrl: pictureUrlOf(sha256s.get(id), record),
      languages: [...languages],
      id,
      isDefault,
      version,
      venueIds: venues.filter(({ scientistId }) => scientistId === id).map(({ venueId }) => venueId),
    })),
  };
};
