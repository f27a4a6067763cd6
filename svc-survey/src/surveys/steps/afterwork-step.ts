import type { RoomSetUps } from '@plenary/contracts/room-fit';
import type * as surveyActivitiesSchemas from '@plenary/contracts/survey-activities.schemas';
import type { AfterworkStep } from '@plenary/contracts/survey-activities.schemas';
import { afterworkFaults } from '@plenary/contracts/survey-faults';
import { afterworkEndWarns } from '@plenary/contracts/survey-rules';
import type * as z from 'zod';
import { keptChoice, keptText, type StepKind } from '../step-kind.ts';

export interface AfterworkAnswers {
  pax: number | null;
  startTime: string | null;
  endTime: string | null;
  allergies: string;
  comment: string;
}
export type AfterworkInitial = Pick<AfterworkAnswers, 'pax' | 'startTime' | 'endTime'>;

/** The common space of an evening, which took the people of its quote whatever its figure is. */
export const asSold = (setUps: RoomSetUps | undefined, { pax }: AfterworkInitial): RoomSetUps | undefined =>
  setUps?.map((setUp) => ({ ...setUp, people: Math.max(setUp.people, pax ?? 0) }));

type Body = z.output<typeof surveyActivitiesSchemas.saveAfterwork.body>;

export const afterworkKind: StepKind<AfterworkAnswers, AfterworkInitial, Body, AfterworkStep> = {
  answersOf: ({ pax, startTime, endTime, allergies, comment }) => ({
    pax,
    startTime: keptChoice(startTime),
    endTime: keptChoice(endTime),
    allergies: keptText(allergies),
    comment: keptText(comment),
  }),
  faults: (answers, _, { openingHours }) => afterworkFaults(answers, { openingHours }),
  present: ({ version, isSaved, answers, initial }, { setUps }) => ({
    version,
    isSaved,
    ...(setUps && { setUps: [...(asSold(setUps, initial) ?? [])] }),
    ...answers,
    initialPax: initial.pax,
    initialStartTime: initial.startTime,
    initialEndTime: initial.endTime,
    endTimeChanged: answers.endTime !== initial.endTime,
    endTimeWarning: afterworkEndWarns(answers.endTime, initial.endTime),
  }),
  compared: (now, signed) => ({ step: 'afterwork', now, signed }),
  accepted: (answers) => ({ answers, initial: { pax: answers.pax, startTime: answers.startTime, endTime: answers.endTime } }),
};
