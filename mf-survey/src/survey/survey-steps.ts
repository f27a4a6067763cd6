import type { Stepper } from '@plenary/contracts/survey.schemas';
import { isSameTarget, type StepState, type SurveyStep, type SurveyTarget, stepStates } from '@plenary/contracts/survey-flow';

type Entry = SurveyTarget | { type: 'upsell' };

export interface SurveyEntry {
  step: Entry;
  state: StepState;
  isCurrent: boolean;
}

export interface SurveyEntries {
  contact: SurveyEntry;
  /** `isCurrent`: the day is on the page, none of its steps alone. */
  days: { state: StepState; isCurrent: boolean; steps: SurveyEntry[] }[];
  /** Additional needs, the extras where some can be had, summary. */
  rest: SurveyEntry[];
  /** Place of the current step among all, counted from 1; 0: none is current. */
  position: number;
  count: number;
}

type DayStep = Stepper['days'][number]['steps'][number];

const targetOf = ({ type, index = 0 }: DayStep, dayIndex: number): SurveyTarget =>
  type === 'plenary' || type === 'subcommittee' ? { type, dayIndex, index } : { type, dayIndex };

/** Whether a survey asks this: an add-on that is taken back takes its step along. */
export const asksFor = ({ days }: Stepper, step: SurveyStep): boolean => {
  if (!('dayIndex' in step)) return true;
  const { dayIndex } = step;
  return days[dayIndex]?.steps.some((asked) => isSameTarget(targetOf(asked, dayIndex), step)) ?? false;
};

const stateOfDay = (steps: readonly SurveyEntry[]): StepState => {
  if (steps.some(({ isCurrent }) => isCurrent)) return 'inprogress';
  return steps.every(({ state }) => state === 'done') ? 'done' : 'default';
};

/** The stepper's entries with their states (spec/logistics.md §4): along the whole survey, none is done before the one in front of it. */
export const surveyEntries = (stepper: Stepper, current: SurveyStep | { type: 'summary' } | null, dayOnPage?: number): SurveyEntries => {
  const { contact, days, upsell, summary } = stepper;
  const chain: { step: Entry; isSaved: boolean; day: number | null }[] = [
    { step: { type: 'contact' }, isSaved: contact.isSaved, day: null },
    ...days.flatMap(({ steps }, day) => steps.map((step) => ({ step: targetOf(step, day), isSaved: step.isSaved, day }))),
    { step: { type: 'additional-needs' }, isSaved: stepper['additional-needs'].isSaved, day: null },
    // Extras are optional: a summary that is saved has passed them.
    ...(upsell ? [{ step: { type: 'upsell' as const }, isSaved: upsell.isSaved || summary.isSaved, day: null }] : []),
    { step: { type: 'summary' }, isSaved: summary.isSaved, day: null },
  ];
  const isCurrent = (step: Entry) => current !== null && isSameTarget(step, current);
  const states = stepStates(chain.map(({ step, isSaved }) => ({ isSaved, isCurrent: isCurrent(step) })));
  const entries = chain.map(({ step, day }, place) => ({ step, day, state: states[place] ?? 'default', isCurrent: isCurrent(step) }));
  const [first, ...others] = entries;
  if (!first) throw new Error('a survey without steps');
  return {
    contact: first,
    days: days.map((_, index) => {
      const steps = others.filter(({ day }) => day === index);
      const isCurrent = index === dayOnPage;
      return { state: isCurrent ? 'inprogress' : stateOfDay(steps), isCurrent, steps };
    }),
    rest: others.filter(({ day }) => day === null),
    position: entries.findIndex((entry) => entry.isCurrent || (dayOnPage !== undefined && entry.day === dayOnPage)) + 1,
    count: entries.length,
  };
};
