import type * as surveyActivitiesSchemas from '@plenary/contracts/survey-activities.schemas';
import type { TeamBuildingStep } from '@plenary/contracts/survey-activities.schemas';
import { teamBuildingFaults } from '@plenary/contracts/survey-faults';
import type * as z from 'zod';
import { differing, keptChoice, keptText, type StepKind } from '../step-kind.ts';

export interface TeamBuildingAnswers {
  pax: number | null;
  startTime: string | null;
  endTime: string | null;
  comment: string;
}
export type TeamBuildingInitial = Pick<TeamBuildingAnswers, 'pax'>;
type Body = z.output<typeof surveyActivitiesSchemas.saveTeamBuilding.body>;

export const teamBuildingKind: StepKind<TeamBuildingAnswers, TeamBuildingInitial, Body, TeamBuildingStep> = {
  answersOf: ({ pax, startTime, endTime, comment }) => ({
    pax,
    startTime: keptChoice(startTime),
    endTime: keptChoice(endTime),
    comment: keptText(comment),
  }),
  faults: (answers, _, { openingHours }) => teamBuildingFaults(answers, { openingHours }),
  warnings: () => [],
  present: ({ version, isSaved, answers }, { halfDay }) => ({ version, isSaved, halfDay, ...answers }),
  differences: ({ pax }, initial) => differing('pax', initial.pax, pax),
  accepted: (answers) => ({ answers, initial: { pax: answers.pax } }),
};
