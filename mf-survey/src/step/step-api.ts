import type * as surveyActivities from '@plenary/contracts/survey-activities';
import type * as surveyEventSteps from '@plenary/contracts/survey-event-steps';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type * as surveyLunch from '@plenary/contracts/survey-lunch';
import type * as surveyRooms from '@plenary/contracts/survey-rooms';
import type * as surveyStep from '@plenary/contracts/survey-step';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';
import type { Answers, AnswersByStep, LoadedByStep } from './answers.ts';

const survey = '/api/meeting-events/{eventId}/customer-survey';
const day = `${survey}/day/{dayIndex}` as const;

/** Where in the survey of an event. */
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
      return call(refer<typeof surveyEventSteps.getContact>('GET', `${survey}/contact`), { params: { eventId } }, options);
    case 'plenary': {
      const params = { eventId, dayIndex: step.dayIndex, plenaryIndex: step.index };
      return call(refer<typeof surveyRooms.getPlenary>('GET', `${day}/plenary/{plenaryIndex}`), { params }, options);
    }
    case 'subcommittee': {
      const params = { eventId, dayIndex: step.dayIndex, subcommitteeIndex: step.index };
      return call(refer<typeof surveyRooms.getSubcommittee>('GET', `${day}/subcommittee/{subcommitteeIndex}`), { params }, options);
    }
    case 'lunch':
      return call(refer<typeof surveyLunch.getLunch>('GET', `${day}/lunch`), { params: ofDay(eventId, step) }, options);
    case 'wellness':
      return call(refer<typeof surveyActivities.getWellness>('GET', `${day}/wellness`), { params: ofDay(eventId, step) }, options);
    case 'afterwork':
      return call(refer<typeof surveyActivities.getAfterwork>('GET', `${day}/afterwork`), { params: ofDay(eventId, step) }, options);
    case 'team-building':
      return call(refer<typeof surveyActivities.getTeamBuilding>('GET', `${day}/team-building`), { params: ofDay(eventId, step) }, options);
    case 'additional-needs':
      return call(refer<typeof surveyEventSteps.getAdditionalNeeds>('GET', `${survey}/additional-needs`), { params: { eventId } }, options);
    case 'upsell':
      return call(refer<typeof surveyEventSteps.getUpsell>('GET', `${survey}/upsell`), { params: { eventId } }, options);
  }
};

const ofDay = (eventId: string, { dayIndex }: { dayIndex: number }) => ({ eventId, dayIndex });

interface Save {
  answers: Answers;
  action: SurveyAction;
  /** The one that the person saw. */
  version: number;
}

/** Saves a step; what it answers says where the survey goes on. The contact step sends no action (spec/logistics.md §7). */
export const saveStep = ({ eventId, step }: StepPlace, { answers, action, version }: Save): Promise<surveyStep.SavedStep> => {
  const body = { ...answers, action, version };
  switch (step.type) {
    case 'contact':
      return call(refer<typeof surveyEventSteps.saveContact>('PUT', `${survey}/contact`), {
        params: { eventId },
        body: { ...(answers as AnswersByStep['contact']), version },
      });
    case 'plenary':
      return call(refer<typeof surveyRooms.savePlenary>('PUT', `${day}/plenary/{plenaryIndex}`), {
        params: { eventId, dayIndex: step.dayIndex, plenaryIndex: step.index },
        body: body as RoomBody,
      });
    case 'subcommittee':
      return call(refer<typeof surveyRooms.saveSubcommittee>('PUT', `${day}/subcommittee/{subcommitteeIndex}`), {
        params: { eventId, dayIndex: step.dayIndex, subcommitteeIndex: step.index },
        body: body as RoomBody,
      });
    case 'lunch':
      return call(refer<typeof surveyLunch.saveLunch>('PUT', `${day}/lunch`), { params: ofDay(eventId, step), body });
    case 'wellness':
      return call(refer<typeof surveyActivities.saveWellness>('PUT', `${day}/wellness`), { params: ofDay(eventId, step), body });
    case 'afterwork':
      return call(refer<typeof surveyActivities.saveAfterwork>('PUT', `${day}/afterwork`), { params: ofDay(eventId, step), body });
    case 'team-building':
      return call(refer<typeof surveyActivities.saveTeamBuilding>('PUT', `${day}/team-building`), { params: ofDay(eventId, step), body });
    case 'additional-needs':
      return call(refer<typeof surveyEventSteps.saveAdditionalNeeds>('PUT', `${survey}/additional-needs`), { params: { eventId }, body });
    case 'upsell':
      return call(refer<typeof surveyEventSteps.saveUpsell>('PUT', `${survey}/upsell`), {
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
