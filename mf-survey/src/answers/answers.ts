import type { AfterworkStep, TeamBuildingStep, WellnessStep } from '@plenary/contracts/survey-activities.schemas';
import type { AdditionalNeedsStep, ContactStep, UpsellStep } from '@plenary/contracts/survey-event-steps.schemas';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import type { RoomStep } from '@plenary/contracts/survey-rooms.schemas';
import type { LunchService, SurveyConfiguration, SurveyEquipment, UpsellName } from '@plenary/contracts/survey-terms';

/** The answers of each step: the fields of its form. */
interface ContactAnswers {
  firstname: string;
  lastname: string;
  email: string;
  phoneNumber: string;
  jobTitle: string;
}

export interface RoomAnswers {
  displayedMeetingName: string;
  pax: number | null;
  configuration: SurveyConfiguration;
  startTime: string | null;
  endTime: string | null;
  equipments: readonly SurveyEquipment[];
  accurateRoomConfiguration: string;
  comment: string;
}

export interface LunchAnswers {
  pax: number | null;
  service: LunchService | null;
  service1Full: boolean;
  allergies: string;
  comment: string;
}

interface WellnessAnswers {
  pax: number | null;
  startTime: string | null;
  /** ISO 8601. */
  duration: string | null;
  comment: string;
}

interface TeamBuildingAnswers {
  pax: number | null;
  startTime: string | null;
  endTime: string | null;
  comment: string;
}

interface AfterworkAnswers extends TeamBuildingAnswers {
  allergies: string;
}

interface NeedsAnswers {
  comment: string;
}

/** Add-ons asked for. */
interface UpsellAnswers extends Record<UpsellName, boolean> {
  comment: string;
}

export interface AnswersByStep {
  contact: ContactAnswers;
  plenary: RoomAnswers;
  subcommittee: RoomAnswers;
  lunch: LunchAnswers;
  wellness: WellnessAnswers;
  afterwork: AfterworkAnswers;
  'team-building': TeamBuildingAnswers;
  'additional-needs': NeedsAnswers;
  upsell: UpsellAnswers;
}
export type StepType = keyof AnswersByStep;
export type Answers = AnswersByStep[StepType];

/** A step as the service answers it. */
export interface LoadedByStep {
  contact: ContactStep;
  plenary: RoomStep;
  subcommittee: RoomStep;
  lunch: LunchStep;
  wellness: WellnessStep;
  afterwork: AfterworkStep;
  'team-building': TeamBuildingStep;
  'additional-needs': AdditionalNeedsStep;
  upsell: UpsellStep;
}

const isAsked = ({ addons }: UpsellStep, name: UpsellName) => addons.some((addon) => addon.name === name && addon.state === 'asked');

const readers: { [Type in StepType]: (loaded: LoadedByStep[Type]) => AnswersByStep[Type] } = {
  contact: ({ firstname, lastname, email, phoneNumber, jobTitle }) => ({ firstname, lastname, email, phoneNumber, jobTitle }),
  plenary: (room) => readRoom(room),
  subcommittee: (room) => readRoom(room),
  lunch: ({ pax, service, service1Full, allergies, comment }) => ({ pax, service, service1Full, allergies, comment }),
  wellness: ({ pax, startTime, duration, comment }) => ({ pax, startTime, duration, comment }),
  afterwork: ({ pax, startTime, endTime, allergies, comment }) => ({ pax, startTime, endTime, allergies, comment }),
  'team-building': ({ pax, startTime, endTime, comment }) => ({ pax, startTime, endTime, comment }),
  'additional-needs': ({ comment }) => ({ comment }),
  upsell: (step) => ({
    teambuilding: isAsked(step, 'teambuilding'),
    wellness: isAsked(step, 'wellness'),
    facilitator: isAsked(step, 'facilitator'),
    afterwork: isAsked(step, 'afterwork'),
    comment: step.comment,
  }),
};

const readRoom = (room: RoomStep): RoomAnswers => {
  const { displayedMeetingName, pax, configuration, startTime, endTime, equipments, accurateRoomConfiguration, comment } = room;
  return { displayedMeetingName, pax, configuration, startTime, endTime, equipments, accurateRoomConfiguration, comment };
};

/** The answers that a step has at the service. */
export const readAnswers = <Type extends StepType>(type: Type, loaded: LoadedByStep[Type]): AnswersByStep[Type] => readers[type](loaded);

/** Whether two answers to a field say the same; the order of a list says nothing. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())
    : (one ?? null) === (other ?? null);

/** Fields on which two versions of a step differ. */
export const differingFields = <A extends object>(one: A, other: A): (keyof A & string)[] =>
  (Object.keys(one) as (keyof A & string)[]).filter((name) => !isSameAnswer(one[name], other[name]));
