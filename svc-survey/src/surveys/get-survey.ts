import type { Stepper, SurveyOverview } from '@plenary/contracts/survey.schemas';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isLogOk } from '../events/event-clock.ts';
import { hoursAt } from '../events/hours-at.ts';
import { refuseEnded } from '../events/own-event.ts';
import { stepOfKey } from '../events/step-keys.ts';
import type { UpsellInitial } from '../events/upsell-answers.ts';
import { scientistOf } from '../scientists/scientist-of.ts';
import { type Caller, surveyAccess } from './survey-access.ts';
import { readSteps, warningsOf } from './survey-steps.ts';

type Steps = ReadonlyMap<string, StepRow>;

/** Overview of a survey (spec/logistics.md §3 "Survey overview"). Refuses as `surveyAccess`, its owner also as `refuseEnded`. */
export const getSurvey = async (deps: SurveyDeps, { caller, eventId }: { caller: Caller; eventId: string }): Promise<SurveyOverview> => {
  const { database, tables, openingHours } = deps;
  const now = deps.now();
  const { actor } = caller;
  if (actor.kind === 'user') await refuseEnded(database.read, tables, { actor, eventId });
  const { event, isOwner } = await surveyAccess(database.read, tables, { caller, eventId, now });
  const steps = await readSteps(database.read, tables, event.id);
  const { record, startDay, endDay, status } = event;
  return {
    eventId: event.id,
    stepper: stepperOf(deps, event, steps),
    meetingScientist: await scientistOf(database.read, deps, event.venueId),
    venueCountry: record.countryCode,
    isLogOk: isLogOk(event, now),
    halfDay: record.days[0]?.halfDay ?? 'AM, PM',
    status: status as EventStatus,
    buildingName: record.venue.commercialName,
    startDate: startDay,
    endDate: endDay,
    openingHours: hoursAt(record, openingHours),
    staffMessage: event.staffMessage,
    isOwner,
  };
};

const noAnswers = { isSaved: false, hasWarning: false };

const stepEntry = (deps: SurveyDeps, event: EventRow, row: StepRow | undefined) =>
  row ? { isSaved: row.isSaved, hasWarning: warningsOf(event, deps, row).length > 0 } : noAnswers;

/** Steps of a day as the stepper shows them. */
export const dayEntries = (deps: SurveyDeps, event: EventRow, steps: Steps, dayIndex: number): Stepper['days'][number]['steps'] =>
  (event.record.days[dayIndex]?.steps ?? []).map((key) => {
    const step = stepOfKey(key);
    if (!('dayIndex' in step)) throw new Error(`no step of a day: ${key}`);
    return { ...stepEntry(deps, event, steps.get(key)), type: step.type, ...('index' in step && { index: step.index }) };
  });

const stepperOf = (deps: SurveyDeps, event: EventRow, steps: Steps): Stepper => {
  const upsell = steps.get('upsell');
  const rows = [...steps.values()];
  const isAllInQuote = (upsell?.initial as UpsellInitial | undefined)?.inQuote.length === 4;
  return {
    contact: stepEntry(deps, event, steps.get('contact')),
    days: event.record.days.map(({ date, halfDay }, dayIndex) => ({ date, halfDay, steps: dayEntries(deps, event, steps, dayIndex) })),
    'additional-needs': stepEntry(deps, event, steps.get('additional-needs')),
    ...(!isAllInQuote && !deps.roomsAlone && { upsell: stepEntry(deps, event, upsell) }),
    summary: { isSaved: event.status !== 'TODO', hasWarning: rows.some((row) => stepEntry(deps, event, row).hasWarning) },
  };
};
