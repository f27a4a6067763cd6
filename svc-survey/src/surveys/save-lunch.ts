import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SavedStep } from '@plenary/contracts/survey-step';
import type { SurveyDeps } from '../deps.ts';
import { claimLunchSeats } from './claim-lunch.ts';
import { orderOf } from './lunch-order.ts';
import { checkSave, type Save, saveStep } from './save-step.ts';
import { seatsHeld } from './seats-held.ts';
import { seatsLeft } from './seats-left.ts';
import { surveyAccess } from './survey-access.ts';

/** Saves a lunch once svc-booking has given it its seats. Refuses as `saveStep` and `claimLunchSeats`. */
export const saveLunch = async (deps: SurveyDeps, save: Save & { step: SurveyStep & { type: 'lunch' } }): Promise<SavedStep> => {
  const { database, tables } = deps;
  const { caller, eventId, step } = save;
  const { dayIndex } = step;
  const { event } = await surveyAccess(database.read, tables, { caller, eventId, now: deps.now() });
  const left = await seatsLeft(deps, event, dayIndex);
  const { row, answers } = await checkSave(database.read, deps, { ...save, lunch: { left } });
  const held = await seatsHeld(database.read, tables, { event, row });
  const claim = await claimLunchSeats(deps, { event, dayIndex, held, after: orderOf({ answers, initial: row.initial }) });
  return saveStep(deps, { ...save, lunch: { left, claim } });
};
