import type { FieldErrors } from '@plenary/contracts/problem';
import type { OverfullRoom } from '@plenary/contracts/staff-surveys.schemas';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepKey, stepOfKey } from '../events/step-keys.ts';
import { summaryField } from '../events/summary-field.ts';
import type { UpsellAnswers } from '../events/upsell-answers.ts';
import { hasOpenLunchCharge } from './lunch-charges.ts';
import { kindOf } from './step-kinds.ts';
import type { AfterworkAnswers } from './steps/afterwork-step.ts';
import type { ContactAnswers } from './steps/contact-step.ts';
import type { LunchAnswers, LunchInitial } from './steps/lunch-step.ts';
import type { RoomAnswers } from './steps/room-step.ts';
import type { TeamBuildingAnswers } from './steps/team-building-step.ts';
import { type WellnessAnswers, wellnessFormatOf } from './steps/wellness-step.ts';
import { stepContext, warningsOf } from './survey-steps.ts';

type Steps = ReadonlyMap<string, StepRow>;
type SummaryDay = SurveySummary['days'][number];

interface Answered {
  steps: Steps;
  /** Rooms that hold fewer people than they are answered with; absent: nobody asked. */
  overfull?: readonly OverfullRoom[];
}

/** All answers of a survey, each with whether staff has to validate it, and what keeps it from being saved. */
export const summaryOf = (deps: SurveyDeps, event: EventRow, { steps, overfull = [] }: Answered): SurveySummary => {
  const reader = summaryReader(deps, event, { steps, overfull });
  const contact = reader<ContactAnswers>('contact');
  const upsell = reader<UpsellAnswers>('upsell');
  const rows = [...steps.values()];
  return {
    startDate: event.startDay,
    endDate: event.endDay,
    buildingName: event.record.venue.commercialName,
    contact: {
      firstname: contact.field('firstname'),
      lastname: contact.field('lastname'),
      email: contact.field('email'),
      phoneNumber: contact.field('phoneNumber'),
      jobTitle: contact.field('jobTitle'),
    },
    days: event.record.days.map((_, dayIndex) => dayOf(event, reader, dayIndex)),
    comment: reader<{ comment: string }>('additional-needs').field('comment'),
    upsell: { asked: { ...upsell.field('asked'), value: [...upsell.answers.asked] }, comment: upsell.field('comment') },
    hasWarning:
      overfull.length > 0 || rows.some((row) => warningsOf(event, deps, row).length > 0) || hasOpenLunchCharge(event.record, steps),
    errors: Object.assign({}, ...rows.map((row) => errorsOf(deps, event, row))),
  };
};

const errorsOf = (deps: SurveyDeps, event: EventRow, { key, answers, initial }: StepRow): FieldErrors => {
  const step = stepOfKey(key);
  const faults = kindOf(step).faults(answers, initial, stepContext(event, deps, step), answers);
  return Object.fromEntries(Object.entries(faults).map(([field, code]) => [summaryField(key, field), code]));
};

/** Reads a step's answers field by field, with its warnings. A day's step that the survey has is there by its making. */
const summaryReader =
  (deps: SurveyDeps, event: EventRow, { steps, overfull }: Required<Answered>) =>
  <A extends object>(key: string) => {
    const row = steps.get(key);
    if (!row) throw new Error(`the survey of ${event.id} has no ${key}`);
    const warnings = [...warningsOf(event, deps, row), ...(overfull.some(({ step }) => step === key) ? ['pax'] : [])];
    const answers = row.answers as A;
    return {
      row,
      answers,
      field: <K extends keyof A & string>(name: K) => ({ value: answers[name], hasWarning: warnings.includes(name) }),
    };
  };
type Reader = ReturnType<typeof summaryReader>;

const dayOf = (event: EventRow, reader: Reader, dayIndex: number): SummaryDay => {
  const { date = '', halfDay = 'AM, PM', steps: keys = [], rooms = {} } = event.record.days[dayIndex] ?? {};
  const has = (key: string) => keys.includes(key);
  const roomsOf = (type: 'plenary' | 'subcommittee') =>
    keys.flatMap((key) => {
      const step = stepOfKey(key);
      return step.type === type ? [roomOf(reader, key, step.index, rooms[key] ?? null)] : [];
    });
  const [lunch, wellness] = [stepKey({ type: 'lunch', dayIndex }), stepKey({ type: 'wellness', dayIndex })];
  const [afterwork, teambuilding] = [stepKey({ type: 'afterwork', dayIndex }), stepKey({ type: 'team-building', dayIndex })];
  return {
    date,
    halfDay,
    plenaries: roomsOf('plenary'),
    subcommittees: roomsOf('subcommittee'),
    lunch: has(lunch) ? lunchOf(reader, lunch) : null,
    wellness: has(wellness) ? wellnessOf(reader, wellness, has(teambuilding)) : null,
    afterwork: has(afterwork) ? afterworkOf(reader, afterwork) : null,
    teambuilding: has(teambuilding) ? teamBuildingOf(reader, teambuilding) : null,
  };
};

const roomOf = (reader: Reader, key: string, index: number, roomName: string | null): SummaryDay['plenaries'][number] => {
  const { row, answers, field } = reader<RoomAnswers>(key);
  return {
    index,
    isSaved: row.isSaved,
    roomName,
    displayedMeetingName: field('displayedMeetingName'),
    pax: field('pax'),
    configuration: field('configuration'),
    startTime: field('startTime'),
    endTime: field('endTime'),
    equipments: { ...field('equipments'), value: [...answers.equipments] },
    accurateRoomConfiguration: field('accurateRoomConfiguration'),
    comment: field('comment'),
  };
};

const lunchOf = (reader: Reader, key: string): SummaryDay['lunch'] => {
  const { row, field } = reader<LunchAnswers>(key);
  const { type } = row.initial as LunchInitial;
  return {
    pax: field('pax'),
    service: field('service'),
    type: { value: type, hasWarning: false },
    allergies: field('allergies'),
    comment: field('comment'),
  };
};

const wellnessOf = (reader: Reader, key: string, hasTeamBuilding: boolean): SummaryDay['wellness'] => {
  const { answers, field } = reader<WellnessAnswers>(key);
  return {
    pax: field('pax'),
    startTime: field('startTime'),
    duration: field('duration'),
    format: { value: wellnessFormatOf(answers.duration, hasTeamBuilding), hasWarning: false },
    comment: field('comment'),
  };
};

const afterworkOf = (reader: Reader, key: string): SummaryDay['afterwork'] => {
  const { field } = reader<AfterworkAnswers>(key);
  return {
    pax: field('pax'),
    startTime: field('startTime'),
    endTime: field('endTime'),
    allergies: field('allergies'),
    comment: field('comment'),
  };
};

const teamBuildingOf = (reader: Reader, key: string): SummaryDay['teambuilding'] => {
  const { field } = reader<TeamBuildingAnswers>(key);
  return { pax: field('pax'), startTime: field('startTime'), endTime: field('endTime'), comment: field('comment') };
};
