import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { normalisedId } from '../crm/crm.ts';
import type { EventRow, SurveyTables } from '../db/tables.ts';

/** An event of the caller; refuses `not-found`, also for another customer's and a cancelled one. */
export const ownEvent = async (
  read: Reader,
  { meetingEvent }: SurveyTables,
  { actor, eventId }: { actor: UserActor; eventId: string },
): Promise<EventRow> => {
  const [event] = await read
    .select()
    .from(meetingEvent)
    .where(and(eq(meetingEvent.id, normalisedId(eventId)), eq(meetingEvent.userId, actor.userId), eq(meetingEvent.isCancelled, false)));
  return event ?? refuse('not-found');
};

/** Refuses `not-found` for an event of the caller whose booking has ended, with its quote: that tells how it ended. */
export const refuseEnded = async (
  read: Reader,
  { meetingEvent }: SurveyTables,
  { actor, eventId }: { actor: UserActor; eventId: string },
): Promise<void> => {
  const [ended] = await read
    .select()
    .from(meetingEvent)
    .where(and(eq(meetingEvent.id, normalisedId(eventId)), eq(meetingEvent.userId, actor.userId), eq(meetingEvent.isCancelled, true)));
  if (ended?.quoteId) refuse('not-found', { members: { endedQuoteId: ended.quoteId } });
};
