import type { SurveyDay } from '@plenary/contracts/survey.schemas';
import { surveyOrder } from '@plenary/contracts/survey-flow';
import { refuse } from '@plenary/http/refuse';
import type { SurveyDeps } from '../deps.ts';
import { dayEntries } from './get-survey.ts';
import { type Caller, surveyAccess } from './survey-access.ts';
import { flowDays, readSteps } from './survey-steps.ts';

/** A day of a survey; days count from 0, others are refused as `not-found`. */
export const getSurveyDay = async (
  deps: SurveyDeps,
  { caller, eventId, dayIndex }: { caller: Caller; eventId: string; dayIndex: number },
): Promise<SurveyDay> => {
  const { database, tables } = deps;
  const { event } = await surveyAccess(database.read, tables, { caller, eventId, now: deps.now() });
  const day = event.record.days[dayIndex];
  const firstStep = surveyOrder(flowDays(event)).find((target) => 'dayIndex' in target && target.dayIndex === dayIndex);
  if (!day || !firstStep) return refuse('not-found');
  const steps = await readSteps(database.read, tables, event.id);
  return { dayIndex, date: day.date, halfDay: day.halfDay, steps: dayEntries(deps, event, steps, dayIndex), firstStep };
};
