import type { Endpoint } from '@plenary/contracts/endpoint';
import * as surveyActivities from '@plenary/contracts/survey-activities.endpoints';
import * as surveyEventSteps from '@plenary/contracts/survey-event-steps.endpoints';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import * as surveyLunch from '@plenary/contracts/survey-lunch.endpoints';
import * as surveyRooms from '@plenary/contracts/survey-rooms.endpoints';
import type * as surveyStep from '@plenary/contracts/survey-step';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { call } from '../call.ts';
import type { Answers, AnswersByStep, LoadedByStep } from './answers.ts';

/** Step in the survey of an event. */
export interface StepPlace<Type extends SurveyStep['type'] = SurveyStep['type']> {
  eventId: string;
  step: SurveyStep & { type: Type };
}

/** A step as it stands at the service. */
export const fetchStep = <Type extends SurveyStep['type']>(
  { eventId, step }: StepPlace<Type>,
  signal?: AbortSignal,
): Promise<LoadedByStep[Type]> => fetchAny(eventId, step, signal) as Promise<LoadedByStep[Type]>;

const fetchAny = (eventId: string, step: SurveyStep, signal?: AbortSignal): Promise<LoadedByStep[SurveyStep['type']]> => {
  const options = { signal };
  switch (step.type) {
    case 'contact':
      return call(surveyEventSteps.getContact, { params: { eventId } }, options);
    case 'plenary': {
      const params = { eventId, dayIndex: step.dayIndex, plenaryIndex: step.index };
      return call(surveyRooms.getPlenary, { params }, options);
    }
    case 'subcommittee': {
      const params = { eventId, dayIndex: step.dayIndex, subcommitteeIndex: step.index };
      return call(surveyRooms.getSubcommittee, { params }, options);
    }
    case 'lunch':
      return call(surveyLunch.getLunch, { params: ofDay(eventId, step) }, options);
    case 'wellness':
      return call(surveyActivities.getWellness, { params: ofDay(eventId, step) }, options);
    case 'afterwork':
      return call(surveyActivities.getAfterwork, { params: ofDay(eventId, step) }, options);
    case 'team-building':
      return call(surveyActivities.getTeamBuilding, { params: ofDay(eventId, step) }, options);
    case 'additional-needs':
      return call(surveyEventSteps.getAdditionalNeeds, { params: { eventId } }, options);
    case 'upsell':
      return call(surveyEventSteps.getUpsell, { params: { eventId } }, options);
  }
};

const ofDay = (eventId: string, { dayIndex }: { dayIndex: number }) => ({ eventId, dayIndex });

interface Save {
  answers: Answers;
  action: SurveyAction;
  /** The one that the person saw. */
  version: number;
}

/** The endpoint that saves a step of each type. */
export const savingEndpoint = {
  contact: surveyEventSteps.saveContact,
  plenary: surveyRooms.savePlenary,
  subcommittee: surveyRooms.saveSubcommittee,
  lunch: surveyLunch.saveLunch,
  wellness: surveyActivities.saveWellness,
  afterwork: surveyActivities.saveAfterwork,
  'team-building': surveyActivities.saveTeamBuilding,
  'additional-needs': surveyEventSteps.saveAdditionalNeeds,
  upsell: surveyEventSteps.saveUpsell,
} as const satisfies Record<SurveyStep['type'], Endpoint>;

/** Saves a step; what it answers says where the survey goes on. The contact step sends no action (spec/logistics.md §7). */
export const saveStep = ({ eventId, step }: StepPlace, { answers, action, version }: Save): Promise<surveyStep.SavedStep> => {
  const body = { ...answers, action, version };
  switch (step.type) {
    case 'contact':
      return call(savingEndpoint.contact, {
        params: { eventId },
        body: { ...(answers as AnswersByStep['contact']), version },
      });
    case 'plenary':
      return call(savingEndpoint.plenary, {
        params: { eventId, dayIndex: step.dayIndex, plenaryIndex: step.index },
        body: body as RoomBody,
      });
    case 'subcommittee':
      return call(savingEndpoint.subcommittee, {
        params: { eventId, dayIndex: step.dayIndex, subcommitteeIndex: step.index },
        body: body as RoomBody,
      });
    case 'lunch':
      return call(savingEndpoint.lunch, { params: ofDay(eventId, step), body });
    case 'wellness':
      return call(savingEndpoint.wellness, { params: ofDay(eventId, step), body });
    case 'afterwork':
      return call(savingEndpoint.afterwork, { params: ofDay(eventId, step), body });
    case 'team-building':
      return call(savingEndpoint['team-building'], { params: ofDay(eventId, step), body });
    case 'additional-needs':
      return call(savingEndpoint['additional-needs'], { params: { eventId }, body });
    case 'upsell':
      return call(savingEndpoint.upsell, {
        params: { eventId },
        body: body as AnswersByStep['upsell'] & { action: SurveyAction },
      });
  }
};

type RoomBody = Omit<AnswersByStep['plenary'], 'equipments'> & {
  equipments: AnswersByStep['plenary']['equipments'][number][];
  action: SurveyAction;
  version: number;
};
