import type { KeptEvents } from '@plenary/contracts/personal-data.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { exportGuests } from '../guests/export-guests.ts';
import { presentKeptBooking, presentKeptEvent } from './present-kept.ts';

/** More than a person needs, few enough to be no burden. */
const asksOfUser = { name: 'personal-data', limit: 20, windowMilliseconds: 60 * 60_000 };

/** The data kept of a person here, newest event first. */
export const getKeptEvents = async (deps: SurveyDeps, { userId, email }: UserActor): Promise<KeptEvents> => {
  const { database, tables, throttle } = deps;
  await throttle.take(asksOfUser, userId);
  const { read } = database;
  const { booking, customer, meetingEvent, notice, shareLink, surveyHistory, surveyStep, archivedStep } = tables;
  const [knownAs, bookings, events] = await Promise.all([
    read.select().from(customer).where(eq(customer.userId, userId)).orderBy(asc(customer.salesforceId)),
    read.select().from(booking).where(eq(booking.userId, userId)).orderBy(desc(booking.startDay), asc(booking.quoteId)),
    read.select().from(meetingEvent).where(eq(meetingEvent.userId, userId)).orderBy(desc(meetingEvent.startDay), asc(meetingEvent.id)),
  ]);
  const ids = events.map(({ id }) => id);
  const [steps, archived, history, links, notices, guests] =
    ids.length === 0
      ? [[], [], [], [], [], []]
      : await Promise.all([
          read.select().from(surveyStep).where(inArray(surveyStep.eventId, ids)).orderBy(asc(surveyStep.key)),
          read.select().from(archivedStep).where(inArray(archivedStep.eventId, ids)).orderBy(asc(archivedStep.key)),
          read
            .select()
            .from(surveyHistory)
            .where(inArray(surveyHistory.eventId, ids))
            .orderBy(asc(surveyHistory.at), asc(surveyHistory.id)),
          read.select().from(shareLink).where(inArray(shareLink.eventId, ids)).orderBy(asc(shareLink.createdAt), asc(shareLink.id)),
          read.select().from(notice).where(inArray(notice.eventId, ids)).orderBy(asc(notice.at), asc(notice.kind)),
          exportGuests(read, tables, ids),
        ]);
  const of = <Part extends { eventId: string }>(parts: readonly Part[], id: string) => parts.filter(({ eventId }) => eventId === id);
  return {
    knownAs: knownAs.map(({ salesforceId, email: told }) => ({ salesforceId, email: told })),
    bookings: bookings.map(presentKeptBooking),
    events: events.map((event) =>
      presentKeptEvent(event, {
        email,
        steps: of(steps, event.id),
        archived: of(archived, event.id),
        history: of(history, event.id),
        links: of(links, event.id),
        notices: of(notices, event.id),
        guests: of(guests, event.id),
      }),
    ),
  };
};
