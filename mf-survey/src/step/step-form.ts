import type { FieldErrors } from '@plenary/contracts/problem';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';

/** Where the answers on the page are: with the service, stored by this browser, or on the page alone. Null: nothing was answered yet. */
export type Whereabouts = 'service' | 'browser' | 'page' | null;

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
  /** Another editor's newer answers, with the fields on which they differ. */
  conflict: { theirs: A; base: A; fields: (keyof A & string)[] } | null;
  whereabouts: Whereabouts;
  /** The form shows what was typed at an earlier visit. */
  isRestored: boolean;
  /** Nothing can be answered now: the buttons only lead on. */
  isLocked: boolean;
  change: <Name extends keyof A & string>(name: Name, value: A[Name]) => void;
  /** Changes several answers at once. */
  fill: (answers: Partial<A>) => void;
  /** Reports the fault found on leaving a field; null: none, and its earlier error is cleared. */
  tell: (name: keyof A & string, fault: string | null) => void;
  move: (action: SurveyAction) => void;
  /** Goes to another address, what was typed saved first; what cannot be saved stays in this browser. */
  leaveFor: (to: string) => void;
  retry: () => void;
  resolve: (chosen: readonly (keyof A & string)[]) => void;
  discard: () => void;
}
