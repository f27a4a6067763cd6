import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import { type SurveyDifference, surveyDifferences, warnedFields } from '@plenary/contracts/survey-differences';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { refuse } from '@plenary/http/refuse';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { agreedFields, bindingFields } from '../events/agreed-changes.ts';
import { pricedLunch } from '../events/charges.ts';
import { hoursAt } from '../events/hours-at.ts';
import { outsidePriceOf } from '../events/outside-price.ts';
import { stepKey, stepOfKey } from '../events/step-keys.ts';
import { unknownSeats } from './lunch-seats.ts';
import type { StepContext } from './step-kind.ts';
import { kindOf } from './step-kinds.ts';
import type { LunchAnswers } from './steps/lunch-step.ts';
import type { Access } from './survey-access.ts';
import { unagreedOutside } from './unagreed-lunch.ts';

/** Steps of an event's survey by key. */
export const readSteps = async (read: Reader, { surveyStep }: SurveyTables, eventId: string): Promise<Map<string, StepRow>> => {
  const rows = await read.select().from(surveyStep).where(eq(surveyStep.eventId, eventId));
  return new Map(rows.map((row) => [row.key, row]));
};

/** A step of an event's survey; refuses `not-found` for a day or index that it has not. */
export const readStep = async (read: Reader, { surveyStep }: SurveyTables, eventId: string, step: SurveyStep): Promise<StepRow> => {
  const [row] = await read
    .select()
    .from(surveyStep)
    .where(and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, stepKey(step))));
  return row ?? refuse('not-found');
};

export const stepContext = ({ record }: EventRow, { openingHours }: Pick<SurveyDeps, 'openingHours'>, step: SurveyStep): StepContext => {
  const day = record.days['dayIndex' in step ? step.dayIndex : 0];
  return {
    country: record.countryCode,
    openingHours: hoursAt(record, openingHours),
    halfDay: day?.halfDay ?? 'AM, PM',
    roomName: day?.rooms[stepKey(step)] ?? null,
    outsidePrice: outsidePriceOf(record, day?.date),
    ...pricedLunch(record, stepKey(step)),
    addonPrices: record.addonPrices ?? [],
    unavailable: [],
  };
};

/** What a lunch needs beside its step: seats left, the service that is saved, and the agreement it lacks. */
export const lunchContext = (
  row: StepRow,
  { record, left = unknownSeats }: Pick<EventRow, 'record'> & { left?: LunchSeats | undefined },
): StepContext['lunch'] => ({
  left,
  saved: (row.answers as LunchAnswers).service,
  unagreedOutside: unagreedOutside(row, record),
});

/** The share link is for the survey, not for the quote: its readers see no price. */
export const contextFor = ({ event, isOwner }: Access, deps: Pick<SurveyDeps, 'openingHours'>, step: SurveyStep): StepContext => {
  const context = stepContext(event, deps, step);
  return isOwner ? context : { ...context, addonPrices: [] };
};

/** A step as the contract has it. */
export const presentStep = (row: StepRow, { record }: EventRow, step: SurveyStep, context: StepContext): object => {
  const [agreed, binding] = [agreedFields(record, row.key), bindingFields(record, row.key)];
  const presented = kindOf(step).present(row, context) as object;
  return { ...presented, ...(agreed.length > 0 && { agreedFields: agreed }), ...(binding.length > 0 && { bindingFields: binding }) };
};

/** What a step's answers change of the signed quote, or of what staff accepted since. */
export const differencesOf = (
  event: EventRow,
  deps: Pick<SurveyDeps, 'openingHours'>,
  { key, answers, initial }: Pick<StepRow, 'key' | 'answers' | 'initial'>,
): SurveyDifference[] => {
  const step = stepOfKey(key);
  const compared = kindOf(step).compared?.(answers, initial);
  if (!compared) return [];
  const { halfDay, country } = stepContext(event, deps, step);
  return surveyDifferences(compared.step, {
    now: compared.now,
    signed: compared.signed,
    binding: bindingFields(event.record, key),
    halfDay,
    country,
  });
};

/** Names of a step's fields that staff has to validate. */
export const warningsOf = (...step: Parameters<typeof differencesOf>): readonly string[] => warnedFields(differencesOf(...step));

/** Days as the way through the survey knows them. */
export const flowDays = ({ record }: EventRow) =>
  record.days.map(({ steps }) => ({
    steps: steps.map((key) => {
      const step = stepOfKey(key);
      if (!('dayIndex' in step)) throw new Error(`no step of a day: ${key}`);
      return 'index' in step ? { type: step.type, index: step.index } : { type: step.type };
    }),
  }));
