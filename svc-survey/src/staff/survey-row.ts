import type { SurveyRow } from '@plenary/contracts/staff-surveys.schemas';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { proposedCharges } from '../events/charges.ts';
import { isLogOk } from '../events/event-clock.ts';
import { warningsOf } from '../surveys/survey-steps.ts';

interface RowInput {
  event: EventRow;
  steps: readonly StepRow[];
  scientistName: string;
  now: number;
}

/** A survey as staff's list shows it. */
export const presentSurveyRow = (deps: SurveyDeps, { event, steps, scientistName, now }: RowInput): SurveyRow => {
  const { record, savedAt } = event;
  const { firstname, lastname, email, companyName } = record.customer;
  return {
    eventId: event.id,
    customer: { firstname, lastname, email, companyName },
    buildingName: record.venue.commercialName,
    startDate: event.startDay,
    endDate: event.endDay,
    status: event.status as EventStatus,
    isLogOk: isLogOk(event, now),
    meetingScientistName: scientistName,
    warningCount: steps.reduce((count, step) => count + warningsOf(event, deps, step).length, 0),
    savedAt: savedAt === null ? null : new Date(savedAt).toISOString(),
    proposedChargeCount: proposedCharges(record).length,
  };
};
