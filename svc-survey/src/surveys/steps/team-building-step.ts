import type * as surveyActivitiesSchemas from '@plenary/contracts/survey-activities.schemas';
import type { TeamBuildingStep } from '@plenary/contracts/survey-activities.schemas';
import { teamBuildingFaults } from '@plenary/contracts/survey-faults';
import type * as z from 'zod';
import { keptChoice, keptText, type StepKind } from '../step-kind.ts';

export interface TeamBuildingAnswers {
  pax: number | null;
  startTime: string | null;
  endTime: string | null;
  comment: string;
}
/** A quote has no hours of a team-building: an end is known once staff have accepted it. */
export type TeamBuildingInitial = Pick<TeamBuildingAnswers, 'pax'> & Partial<Pick<TeamBuildingAnswers, 'endTime'>>;
type Body = z.output<typeof surveyActivitiesSchemas.saveTeamBuilding.body>;

export const teamBuildingKind: StepKind<TeamBuildingAnswers, TeamBuildingInitial, Body, TeamBuildingStep> = {
  answersOf: ({ pax, startTime, endTime, comment }) => ({
    pax,
    startTime: keptChoice(startTime),
    endTime: keptChoice(endTime),
    comment: keptText(comment),
  }),
  faults: (answers, _, { openingHours }) => teamBuildingFaults(answers, { openingHours }),
  present: ({ version, isSaved, answers, initial }, { halfDay }) => ({
    version,
    isSaved,
    halfDay,
    ...answers,
    initialPax: initial.pax,
    initialEndTime: initial.endTime ?? null,
  }),
  compared: (now, signed) => ({ step: 'team-building', now, signed }),
  accepted: (answers) => ({ answers, initial: { pax: answers.pax, endTime: answers.endTime } }),
};
