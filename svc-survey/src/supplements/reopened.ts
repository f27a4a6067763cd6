import { isDeepStrictEqual } from 'node:util';
import { statusAfterSave } from '@plenary/contracts/survey-rules';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { Reopened } from '../events/event-record.ts';
import { summaryOf } from '../surveys/summary-of.ts';

type Steps = ReadonlyMap<string, StepRow>;

export const versionsOf = (steps: Steps): Reopened['versions'] =>
  Object.fromEntries([...steps].map(([key, { version }]) => [key, version]));

/**
 * The restored state of an event once the questions that reopened its survey are gone: done, and closed if it was. Unchanged if anything
 * else is open: another question, an answer that was edited since, staff's message, or what they said since of its closing.
 */
export const closedAgain = (deps: SurveyDeps, event: EventRow, steps: Steps): Partial<Pick<EventRow, 'status' | 'logOk'>> => {
  const { reopened } = event.record;
  if (!reopened || event.status !== 'TODO' || event.staffMessage !== null) return {};
  if (!isDeepStrictEqual(versionsOf(steps), reopened.versions)) return {};
  const { hasWarning, errors } = summaryOf(deps, event, { steps });
  if (hasWarning || Object.keys(errors).length > 0) return {};
  const { logOk } = reopened;
  return { status: statusAfterSave({ hasWarning }), ...(logOk !== undefined && event.logOk === 0 && { logOk }) };
};
