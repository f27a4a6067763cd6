import type { SurveyAction } from './survey-terms.ts';

/** Way through the survey (spec/logistics.md §4 "Survey flow" and "Stepper"), shared by browser and service. Indexes count from 0. */

export type SurveyTarget =
  | { type: 'contact' | 'additional-needs' }
  | { type: 'summary' }
  | { type: 'plenary' | 'subcommittee'; dayIndex: number; index: number }
  | { type: 'lunch' | 'wellness' | 'afterwork' | 'team-building'; dayIndex: number };

/** A step that can be saved; the upsell step is never a target, and no part of the order. */
export type SurveyStep = Exclude<SurveyTarget, { type: 'summary' }> | { type: 'upsell' };

/** Steps of a day as the stepper has them, in any order. */
export interface StepperDay {
  steps: readonly { type: 'plenary' | 'subcommittee' | 'lunch' | 'wellness' | 'afterwork' | 'team-building'; index?: number }[];
}

const dayOrder = ['plenary', 'subcommittee', 'lunch', 'wellness', 'afterwork', 'team-building'] as const;

const dayTargets = ({ steps }: StepperDay, dayIndex: number): SurveyTarget[] =>
  dayOrder.flatMap((type): SurveyTarget[] => {
    const ofType = steps.filter((step) => step.type === type);
    if (type !== 'plenary' && type !== 'subcommittee') return ofType.map(() => ({ type, dayIndex }));
    return ofType
      .map(({ index = 0 }) => index)
      .sort((one, other) => one - other)
      .map((index) => ({ type, dayIndex, index }));
  });

/** All targets in their order: contact, each day, additional needs, summary. */
export const surveyOrder = (days: readonly StepperDay[]): SurveyTarget[] => [
  { type: 'contact' },
  ...days.flatMap(dayTargets),
  { type: 'additional-needs' },
  { type: 'summary' },
];

export const isSameTarget = (one: SurveyTarget | SurveyStep, other: SurveyTarget | SurveyStep): boolean =>
  one.type === other.type &&
  ('dayIndex' in one ? one.dayIndex : -1) === ('dayIndex' in other ? other.dayIndex : -1) &&
  ('index' in one ? one.index : -1) === ('index' in other ? other.index : -1);

/**
 * Target of saving a step. The upsell step, which is not in the order, leads to the summary or back to the additional needs. The
 * first step has nothing before it and answers itself.
 */
export const targetAfter = (days: readonly StepperDay[], step: SurveyStep, action: SurveyAction): SurveyTarget => {
  if (step.type === 'upsell') return { type: action === 'next' ? 'summary' : 'additional-needs' };
  const order = surveyOrder(days);
  const place = order.findIndex((target) => isSameTarget(target, step));
  const target = order[place + (action === 'next' ? 1 : -1)];
  return target ?? { type: 'contact' };
};

interface Leaving {
  step: SurveyStep;
  action: SurveyAction;
  /** Whether `returnTo=summary` is in the address. */
  returnsToSummary: boolean;
  /** The service's answer. */
  nextStep: SurveyTarget;
}

/** Target of the browser after a save: contact and additional needs return to the summary on any action, other steps on Next. */
export const afterSave = ({ step, action, returnsToSummary, nextStep }: Leaving): SurveyTarget => {
  const onAnyAction = step.type === 'contact' || step.type === 'additional-needs';
  return returnsToSummary && (onAnyAction || action === 'next') ? { type: 'summary' } : nextStep;
};

export type StepState = 'default' | 'inprogress' | 'done';

/** States of the entries of a stepper, in their order: one is never done while the one before it is not. */
export const stepStates = (entries: readonly { isSaved: boolean; isCurrent: boolean }[]): StepState[] => {
  let isPreviousDone = true;
  return entries.map(({ isSaved, isCurrent }) => {
    isPreviousDone = isPreviousDone && isSaved && !isCurrent;
    if (isCurrent) return 'inprogress';
    return isPreviousDone ? 'done' : 'default';
  });
};
