import type { SurveyRow } from '@plenary/contracts/staff-surveys.schemas';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import { addDays, localTime } from '@plenary/service-kit/local-time';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { mayHaveProposed, proposedCharges } from '../events/charges.ts';
import { isPast } from '../events/event-clock.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { presentSurveyRow } from './survey-row.ts';

interface Wanted {
  /** Whether the reader may see an event. */
  isSeen: (event: EventRow) => boolean;
  status: EventStatus | undefined;
  /** Only surveys with a charge that waits for the customer's answer. */
  charges: 'proposed' | undefined;
}

/** Surveys of events to come, those that wait the longest first. */
export const listSurveys = async (deps: SurveyDeps, { isSeen, status, charges }: Wanted): Promise<{ surveys: SurveyRow[] }> => {
  const { database, tables } = deps;
  const { meetingEvent, surveyStep } = tables;
  const now = deps.now();
  // A day earlier: the clock of a venue may be behind this one.
  const yesterday = addDays(localTime(now, 'UTC').day, -1);
  const live = and(eq(meetingEvent.isReady, true), eq(meetingEvent.isCancelled, false), gte(meetingEvent.endDay, yesterday));
  const found = await database.read
    .select()
    .from(meetingEvent)
    .where(and(live, status && eq(meetingEvent.status, status), charges && mayHaveProposed(tables)))
    .orderBy(sql`${meetingEvent.savedAt} IS NULL`, asc(meetingEvent.savedAt), asc(meetingEvent.startDay), asc(meetingEvent.id));
  const events = found.filter((event) => isSeen(event) && !isPast(event, now) && (!charges || proposedCharges(event.record).length > 0));
  const ids = events.map(({ id }) => id);
  const steps = ids.length > 0 ? await database.read.select().from(surveyStep).where(inArray(surveyStep.eventId, ids)) : [];
  const names = new Map<string, string>();
  for (const { venueId } of events) {
    if (!names.has(venueId)) names.set(venueId, (await scientistOf(database.read, deps, venueId)).name);
  }
  return {
    surveys: events.map((event) =>
      presentSurveyRow(deps, {
        event,
        steps: steps.filter(({ eventId }) => eventId === event.id),
        scientistName: names.get(event.venueId) ?? '',
        now,
      }),
    ),
  };
};
