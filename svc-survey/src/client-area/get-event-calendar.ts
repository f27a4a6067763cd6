import type { UserActor } from '@plenary/service-kit/actor';
import { calendarResponse } from '@plenary/service-kit/day-calendar';
import { eq } from 'drizzle-orm';
import { eventCalendar } from '../calendar/event-calendar.ts';
import { eventHours } from '../calendar/event-hours.ts';
import type { SurveyDeps } from '../deps.ts';
import { ownEvent } from '../events/own-event.ts';
import { noticeWords } from '../notices/words/by-language.ts';

/** An event of the caller as an iCalendar file, in the caller's language and the venue's time. */
export const getEventCalendar = async (
  { database, tables, publicUrl, brandName, now }: SurveyDeps,
  { actor, eventId }: { actor: UserActor; eventId: string },
): Promise<Response> => {
  const event = await ownEvent(database.read, tables, { actor, eventId });
  const steps = await database.read.select().from(tables.surveyStep).where(eq(tables.surveyStep.eventId, event.id));
  const words = noticeWords[actor.lang];
  const named = (sentence: string) => sentence.replaceAll('{venue}', () => event.record.venue.commercialName);
  const calendar = eventCalendar({
    event,
    hours: eventHours(event.record.days, steps),
    title: named(words.calendarTitle),
    description: named(words.texts['practical-information']),
    url: `${publicUrl}/profile/events/${event.id}`,
    brandName,
    now: now(),
  });
  return calendarResponse(calendar);
};
