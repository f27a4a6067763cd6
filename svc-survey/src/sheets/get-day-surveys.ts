import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { presentSheet } from './present-sheet.ts';

interface Asked {
  /** Id or slug. */
  venue: string;
  /** Local day. */
  day: string;
}

/**
 * What the surveys of a venue's events say of a day (design: desk D14). A venue that nobody here knows has none: which venues there are, is
 * not known here.
 */
export const getDaySurveys = async (deps: SurveyDeps, { venue, day }: Asked): Promise<DaySurveys> => {
  const { database, tables } = deps;
  const { meetingEvent, surveyStep } = tables;
  const around = and(gte(meetingEvent.endDay, day), lte(meetingEvent.startDay, day));
  const live = and(eq(meetingEvent.isReady, true), eq(meetingEvent.isCancelled, false));
  const found = await database.read.select().from(meetingEvent).where(and(around, live)).orderBy(asc(meetingEvent.id));
  const events = found.filter((event) => isAt(event, venue) && event.record.days.some(({ date }) => date === day));
  const ids = events.map(({ id }) => id);
  const steps = ids.length > 0 ? await database.read.select().from(surveyStep).where(inArray(surveyStep.eventId, ids)) : [];
  const stepsOf = (id: string) => new Map(steps.filter(({ eventId }) => eventId === id).map((step) => [step.key, step]));
  return {
    scientist: await scientistAt(deps, events[0]?.venueId),
    events: events.map((event) => presentSheet(event, stepsOf(event.id), (date) => date === day)),
  };
};

const isAt = ({ venueId, record }: EventRow, venue: string): boolean => venueId === venue || record.venue.slug === venue;

const scientistAt = async (deps: SurveyDeps, venueId: string | undefined): Promise<DaySurveys['scientist']> => {
  if (venueId === undefined) return null;
  const { name, email, phoneNumber } = await scientistOf(deps.database.read, deps, venueId);
  return { name, email, phone: phoneNumber };
};
