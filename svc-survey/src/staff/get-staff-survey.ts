import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { asc, eq } from 'drizzle-orm';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { agreedChanges } from '../events/agreed-changes.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { summaryField } from '../events/summary-field.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { findSurvey } from '../surveys/find-survey.ts';
import { openLunchCharges } from '../surveys/lunch-charges.ts';
import { overfullRooms } from '../surveys/overfull-rooms.ts';
import { roomSetUps } from '../surveys/room-set-ups.ts';
import { summaryOf } from '../surveys/summary-of.ts';
import { differencesOf, readSteps } from '../surveys/survey-steps.ts';
import { unheldRooms } from '../surveys/unheld-rooms.ts';
import { lunchesReadByOwner } from './charge-lunches.ts';
import { presentLunch } from './choose-lunch.ts';
import { presentSurveyRow } from './survey-row.ts';

/** A survey as staff decides on it: its answers, and where they differ from the signed quote. */
export const getStaffSurvey = async (deps: SurveyDeps, { eventId }: { eventId: string }): Promise<StaffSurvey> => {
  const { database, tables } = deps;
  const now = deps.now();
  const event = await findSurvey(database.read, tables, eventId);
  const steps = await readSteps(database.read, tables, event.id);
  const { name } = await scientistOf(database.read, deps, event.venueId);
  const left = event.quoteId ? await deps.seats?.leftFor(event.quoteId) : undefined;
  const rooms = await roomSetUps(deps, event);
  const overfull = rooms && overfullRooms(event, steps, rooms);
  const { offered, ...since } = supplementsOf(event, steps.get('upsell'));
  const history = await database.read
    .select()
    .from(tables.surveyHistory)
    .where(eq(tables.surveyHistory.eventId, event.id))
    .orderBy(asc(tables.surveyHistory.at), asc(tables.surveyHistory.id));
  return {
    ...presentSurveyRow(deps, { event, steps: [...steps.values()], scientistName: name, now }),
    revision: event.revision,
    quoteId: event.quoteId,
    venueCountry: event.record.countryCode,
    venueId: event.venueId,
    summary: summaryOf(deps, event, { steps, ...(overfull && { overfull }) }),
    agreed: agreedChanges(event.record, { isForStaff: true }),
    differences: [...steps.values()].flatMap((row) => presentDifferences(deps, event, row)),
    lunchCharges: openLunchCharges(event.record, steps, await lunchesReadByOwner(database.read, tables, event)),
    overfullRooms: overfull,
    unheldRooms: unheldRooms(event, steps),
    staffMessage: event.staffMessage,
    supplements: { ...since, agreed: [...since.agreed, ...offered] },
    lunches: [...steps.values()].flatMap((row) => lunchOf(row, event, left)).sort((one, other) => one.dayIndex - other.dayIndex),
    history: history.map(({ at, kind, author, message, lunch }) => ({
      at: new Date(at).toISOString(),
      kind,
      by: author,
      message,
      ...(lunch && { lunch }),
    })),
  };
};

const lunchOf = (row: StepRow, event: EventRow, left: ReadonlyMap<string, LunchSeats> | undefined) => {
  const step = stepOfKey(row.key);
  if (step.type !== 'lunch') return [];
  return [presentLunch(row, { dayIndex: step.dayIndex, left: left?.get(event.record.days[step.dayIndex]?.date ?? '') })];
};

const presentDifferences = (deps: SurveyDeps, event: EventRow, row: StepRow) =>
  differencesOf(event, deps, row).map(({ field, signed, now, ...judged }) => ({
    path: summaryField(row.key, field),
    initial: signed,
    current: now,
    ...judged,
  }));
