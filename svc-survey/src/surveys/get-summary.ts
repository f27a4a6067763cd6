import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import type { SurveyDeps } from '../deps.ts';
import { agreedChanges } from '../events/agreed-changes.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { openLunchCharges } from './lunch-charges.ts';
import { overfullRooms } from './overfull-rooms.ts';
import { roomSetUps } from './room-set-ups.ts';
import { summaryOf } from './summary-of.ts';
import { type Caller, surveyAccess } from './survey-access.ts';
import { readSteps } from './survey-steps.ts';
import { lackingSeats } from './unsaved-lunches.ts';

/** The answers of a survey with their warnings; while nobody can say what the rooms hold, without those of their capacity. */
export const getSummary = async (deps: SurveyDeps, { caller, eventId }: { caller: Caller; eventId: string }): Promise<SurveySummary> => {
  const { database, tables } = deps;
  const { event, isOwner } = await surveyAccess(database.read, tables, { caller, eventId, now: deps.now() });
  const steps = await readSteps(database.read, tables, event.id);
  const { agreed, offered, proposed } = supplementsOf(event, steps.get('upsell'));
  const prices = { supplements: { agreed: [...agreed, ...offered], proposed }, lunchCharges: openLunchCharges(event.record, steps) };
  const overfull = overfullRooms(event, steps, (await roomSetUps(deps, event)) ?? new Map());
  const { revision } = event;
  const { errors, ...summary } = summaryOf(deps, event, { steps, overfull });
  const lacking = await lackingSeats(deps, event, steps);
  return { ...summary, errors: { ...errors, ...lacking }, revision, agreed: agreedChanges(event.record), ...(isOwner && prices) };
};
