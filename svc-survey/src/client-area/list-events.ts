import type { MeetingEventList } from '@plenary/contracts/meeting-events.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { localTime } from '@plenary/service-kit/local-time';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { isPast } from '../events/event-clock.ts';
import { presentEvent, presentUnsynchronized } from './present-event.ts';

/** The four lists of the client area (server-rules §5), each of the caller's own. */
export const listEvents = async (deps: SurveyDeps, actor: UserActor): Promise<MeetingEventList> => {
  const { database, tables, now } = deps;
  const { booking, meetingEvent } = tables;
  const at = now();
  const events = await database.read
    .select()
    .from(meetingEvent)
    .where(and(eq(meetingEvent.userId, actor.userId), eq(meetingEvent.isCancelled, false)))
    .orderBy(asc(meetingEvent.startDay), asc(meetingEvent.id));
  const waiting = await database.read
    .select()
    .from(booking)
    .where(and(eq(booking.userId, actor.userId), isNull(booking.eventId), ne(booking.stage, 'ended')))
    .orderBy(asc(booking.startDay), asc(booking.quoteId));
  const coming = events.filter((event) => !isPast(event, at));
  return {
    incomings: coming.filter(({ isReady }) => isReady).map((event) => presentEvent(deps, event)),
    synchronizedNotRefetched: coming.filter(({ isReady }) => !isReady).map((event) => presentEvent(deps, event)),
    unsynchronized: waiting
      .filter(({ endDay, booking: { venue } }) => endDay >= localTime(at, venue.timeZone).day)
      .map((booking) => presentUnsynchronized(deps, booking)),
    pasts: events
      .filter((event) => isPast(event, at))
      .reverse()
      .map((event) => presentEvent(deps, event)),
  };
};
