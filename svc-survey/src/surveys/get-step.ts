import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { type UpsellName, upsellNames } from '@plenary/contracts/survey-terms';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepKey } from '../events/step-keys.ts';
import type { UpsellInitial } from '../events/upsell-answers.ts';
import { roomSetUps } from './room-set-ups.ts';
import { seatsLeft } from './seats-left.ts';
import { type Caller, surveyAccess } from './survey-access.ts';
import { contextFor, lunchContext, presentStep, readStep } from './survey-steps.ts';

/** A step as its GET answers it; the reply is checked against the contract of that step. */
export const getStep = async (
  deps: SurveyDeps,
  { caller, eventId, step }: { caller: Caller; eventId: string; step: SurveyStep },
): Promise<unknown> => {
  const { database, tables } = deps;
  const access = await surveyAccess(database.read, tables, { caller, eventId, now: deps.now() });
  const row = await readStep(database.read, tables, access.event.id, step);
  const unavailable = step.type === 'upsell' ? await unavailableAddons(deps, access.event, row) : [];
  const lunch =
    step.type === 'lunch'
      ? { lunch: lunchContext(row, { ...access.event, left: await seatsLeft(deps, access.event, step.dayIndex) }) }
      : {};
  const hasRoom = step.type === 'plenary' || step.type === 'subcommittee' || step.type === 'afterwork';
  const setUps = hasRoom ? (await roomSetUps(deps, access.event))?.get(stepKey(step)) : undefined;
  return presentStep(row, access.event, step, { ...contextFor(access, deps, step), unavailable, setUps, ...lunch });
};

/** An afterwork is the one add-on that takes a place: asked of svc-booking only where it can still be chosen. */
const unavailableAddons = async (
  { places }: SurveyDeps,
  { quoteId, record }: EventRow,
  { initial }: StepRow,
): Promise<readonly UpsellName[]> => {
  if (record.days.every(({ halfDay }) => halfDay === 'Soirée')) return upsellNames;
  const { inQuote, agreed } = initial as UpsellInitial;
  const isSettled = [...inQuote, ...agreed].includes('afterwork');
  return places && quoteId && !isSettled ? places.unavailableFor(quoteId) : [];
};
