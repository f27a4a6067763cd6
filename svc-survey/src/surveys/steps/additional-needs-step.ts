import type * as surveyEventStepsSchemas from '@plenary/contracts/survey-event-steps.schemas';
import type { AdditionalNeedsStep } from '@plenary/contracts/survey-event-steps.schemas';
import { needsFaults } from '@plenary/contracts/survey-faults';
import type * as z from 'zod';
import { keptText, type StepKind } from '../step-kind.ts';

export type NeedsAnswers = Pick<AdditionalNeedsStep, 'comment'>;
type Body = z.output<typeof surveyEventStepsSchemas.saveAdditionalNeeds.body>;

export const additionalNeedsKind: StepKind<NeedsAnswers, object, Body, AdditionalNeedsStep> = {
  answersOf: ({ comment }) => ({ comment: keptText(comment) }),
  faults: needsFaults,
  present: ({ version, isSaved, answers }) => ({ version, isSaved, comment: answers.comment }),
  accepted: (answers, initial) => ({ answers, initial }),
};
