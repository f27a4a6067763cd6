import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { changedValues } from '../events/agreements.ts';
import type { ChangedValue } from '../events/event-record.ts';
import { differencesOf } from './survey-steps.ts';

/** What staff have to validate, in the order of the survey. */
export const valuesToValidate = (deps: SurveyDeps, event: EventRow, steps: ReadonlyMap<string, StepRow>): ChangedValue[] =>
  [...event.record.days.flatMap((day) => day.steps), 'upsell'].flatMap((key) => {
    const row = steps.get(key);
    const differences = row ? differencesOf(event, deps, row) : [];
    return changedValues(
      key,
      differences.filter(({ warns }) => warns),
    );
  });
