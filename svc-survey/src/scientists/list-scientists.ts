import type { Scientist } from '@plenary/contracts/staff-surveys.schemas';
import { asc } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { toldPicture } from './scientist-record.ts';

export const listScientists = async ({ database, tables }: SurveyDeps): Promise<{ scientists: Scientist[] }> => {
  const { scientist, scientistVenue } = tables;
  const rows = await database.read.select().from(scientist).orderBy(asc(scientist.id));
  const venues = await database.read.select().from(scientistVenue).orderBy(asc(scientistVenue.venueId));
  return {
    scientists: rows.map(({ id, isDefault, version, record: { languages, ...record } }) => ({
      ...record,
      avatarUrl: toldPicture(record.avatarUrl),
      languages: [...languages],
      id,
      isDefault,
      version,
      venueIds: venues.filter(({ scientistId }) => scientistId === id).map(({ venueId }) => venueId),
    })),
  };
};
