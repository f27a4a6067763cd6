import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { normalisedId } from '../crm/crm.ts';
import type { EventRow, SurveyTables } from '../db/tables.ts';

/** Any event with a survey, for staff. Refuses `not-found`. */
export const findSurvey = async (read: Reader, { meetingEvent }: SurveyTables, eventId: string): Promise<EventRow> => {
  const live = and(eq(meetingEvent.id, normalisedId(eventId)), eq(meetingEvent.isReady, true), eq(meetingEvent.isCancelled, false));
  const [event] = await read.select().from(meetingEvent).where(live);
  return event ?? refuse('not-found');
};
