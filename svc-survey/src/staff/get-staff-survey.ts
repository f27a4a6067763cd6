import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { asc, eq } from 'drizzle-orm';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { agreedChanges } from '../events/agreements.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { summaryField } from '../events/summary-field.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { findSurvey } from '../surveys/find-survey.ts';
import type { LunchAnswers, LunchInitial } from '../surveys/steps/lunch-step.ts';
import { summaryOf } from '../surveys/summary-of.ts';
import { differencesOf, readSteps } from '../surveys/survey-steps.ts';
import { presentSurveyRow } from './survey-row.ts';

/** A survey as staff decides on it: its answers, and where they differ from the signed quote. */
export const getStaffSurvey = async (deps: SurveyDeps, { eventId }: { eventId: string }): Promise<StaffSurvey> => {
  const { database, tables } = deps;
  const now = deps.now();
  const event = await findSurvey(database.read, tables, eventId);
  const steps = await readSteps(database.read, tables, event.id);
  const { name } = await scientistOf(database.read, deps, event.venueId);
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
    summary: summaryOf(deps, event, steps),
    agreed: agreedChanges(event.record, { isForStaff: true }),
    differences: [...steps.values()].flatMap((row) => presentDifferences(deps, event, row)),
    staffMessage: event.staffMessage,
    supplements: supplementsOf(event, steps.get('upsell')),
    lunches: [...steps.values()].flatMap(lunchOf).sort((one, other) => one.dayIndex - other.dayIndex),
    history: history.map(({ at, kind, author, message }) => ({ at: new Date(at).toISOString(), kind, by: author, message })),
  };
};

const lunchOf = ({ key, answers, initial }: StepRow) => {
  const step = stepOfKey(key);
  if (step.type !== 'lunch') return [];
  const { isServiceStaffChoice, type, serviceCapacities } = initial as LunchInitial;
  return [{ dayIndex: step.dayIndex, isServiceStaffChoice, type, service: (answers as LunchAnswers).service, serviceCapacities }];
};

const presentDifferences = (deps: SurveyDeps, event: EventRow, row: StepRow) =>
  differencesOf(event, deps, row).map(({ field, signed, now, ...judged }) => ({
    path: summaryField(row.key, field),
    initial: signed,
    current: now,
    ...judged,
  }));
