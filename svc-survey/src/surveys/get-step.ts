import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveyDeps } from '../deps.ts';
import { kindOf } from './step-kinds.ts';
import { type Caller, surveyAccess } from './survey-access.ts';
import { contextFor, readStep } from './survey-steps.ts';

/** A step as its GET answers it; the reply is checked against the contract of that step. */
export const getStep = async (
  deps: SurveyDeps,
  { caller, eventId, step }: { caller: Caller; eventId: string; step: SurveyStep },
): Promise<unknown> => {
  const { database, tables } = deps;
  const access = await surveyAccess(database.read, tables, { caller, eventId, now: deps.now() });
  const row = await readStep(database.read, tables, access.event.id, step);
  return kindOf(step).present(row, contextFor(access, deps, step));
};
