import type { FieldErrors } from '@plenary/contracts/problem';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';

/** Why correct answers did not arrive; this browser keeps them. */
export type Trouble = 'offline' | 'signedOut' | 'failed' | 'in-validation';

export interface StepForm<A> {
  step: SurveyStep;
  answers: A;
  errors: FieldErrors;
  /** Counts the attempts that found errors: the summary of each takes the focus. */
  attempts: number;
  pending: SurveyAction | null;
  trouble: Trouble | null;
  /** What another editor saved meanwhile, with the fields on which it differs. */
  conflict: { theirs: A; base: A; fields: (keyof A & string)[] } | null;
  /** The form shows what was typed at an earlier visit. */
  isRestored: boolean;
  /** Nothing can be answered now: the buttons only lead on. */
  isLocked: boolean;
  change: <Name extends keyof A & string>(name: Name, value: A[Name]) => void;
  /** What leaving a field found; null: nothing, and its earlier error goes. */
  tell: (name: keyof A & string, fault: string | null) => void;
  move: (action: SurveyAction) => void;
  retry: () => void;
  resolve: (chosen: readonly (keyof A & string)[]) => void;
  discard: () => void;
}
