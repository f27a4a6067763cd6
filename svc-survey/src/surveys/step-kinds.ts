import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { StepAnswers, StepInitial, StepKind } from './step-kind.ts';
import { additionalNeedsKind } from './steps/additional-needs-step.ts';
import { afterworkKind } from './steps/afterwork-step.ts';
import { contactKind } from './steps/contact-step.ts';
import { lunchKind } from './steps/lunch-step.ts';
import { plenaryKind, subcommitteeKind } from './steps/room-step.ts';
import { teamBuildingKind } from './steps/team-building-step.ts';
import { upsellKind } from './steps/upsell-step.ts';
import { wellnessKind } from './steps/wellness-step.ts';

const stepKinds = {
  contact: contactKind,
  plenary: plenaryKind,
  subcommittee: subcommitteeKind,
  lunch: lunchKind,
  wellness: wellnessKind,
  afterwork: afterworkKind,
  'team-building': teamBuildingKind,
  'additional-needs': additionalNeedsKind,
  upsell: upsellKind,
} as const;

/** The kind of a step whose answers are known only as those of its own kind: which that is follows from the key, not from a type. */
export const kindOf = (step: SurveyStep) => stepKinds[step.type] as unknown as StepKind<StepAnswers, StepInitial, unknown, unknown>;
