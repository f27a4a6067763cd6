import type { AdditionalNeedsStep, saveAdditionalNeeds } from '@plenary/contracts/survey-event-steps';
import { needsFaults } from '@plenary/contracts/survey-faults';
import type * as z from 'zod';
import { keptText, type StepKind } from '../step-kind.ts';

export type NeedsAnswers = Pick<AdditionalNeedsStep, 'comment'>;
type Body = z.output<typeof saveAdditionalNeeds.body>;

export const additionalNeedsKind: StepKind<NeedsAnswers, object, Body, AdditionalNeedsStep> = {
  answersOf: ({ comment }) => ({ comment: keptText(comment) }),
  faults: needsFaults,
  warnings: () => [],
  present: ({ version, isSaved, answers }) => ({ version, isSaved, comment: answers.comment }),
  differences: () => [],
  accepted: (answers, initial) => ({ answers, initial }),
};
