import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { normalisedId } from '../crm/crm.ts';
import type { EventRow, SurveyTables } from '../db/tables.ts';

/** Any event with a survey, for staff. Refuses `not-found`, with the quote of one whose booking has ended. */
export const findSurvey = async (read: Reader, { meetingEvent }: SurveyTables, eventId: string): Promise<EventRow> => {
  const withSurvey = and(eq(meetingEvent.id, normalisedId(eventId)), eq(meetingEvent.isReady, true));
  const [event] = await read.select().from(meetingEvent).where(withSurvey);
  if (event?.isCancelled && event.quoteId) return refuse('not-found', { members: { endedQuoteId: event.quoteId } });
  return event && !event.isCancelled ? event : refuse('not-found');
};
