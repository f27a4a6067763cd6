import type { saveWellness, WellnessStep } from '@plenary/contracts/survey';
import { wellnessFaults } from '@plenary/contracts/survey-faults';
import { wellnessDurationWarns } from '@plenary/contracts/survey-rules';
import { isoDurationOf, minutesOfDuration } from '@plenary/contracts/survey-times';
import type * as z from 'zod';
import { differing, keptChoice, keptText, type StepKind } from '../step-kind.ts';

export interface WellnessAnswers {
  pax: number | null;
  startTime: string | null;
  /** ISO 8601. */
  duration: string | null;
  comment: string;
}
export type WellnessInitial = Pick<WellnessAnswers, 'pax' | 'duration'>;
type Body = z.output<typeof saveWellness.body>;

/** `PT90M` and `PT1H30M` are the same; what is no duration stays as it came, and is a fault. */
const canonical = (duration: string | null): string | null => {
  const minutes = duration === null ? Number.NaN : minutesOfDuration(duration);
  return Number.isNaN(minutes) ? duration : isoDurationOf(minutes);
};

export const wellnessKind: StepKind<WellnessAnswers, WellnessInitial, Body, WellnessStep> = {
  answersOf: ({ pax, startTime, duration, comment }) => ({
    pax,
    startTime: keptChoice(startTime),
    duration: canonical(keptChoice(duration)),
    comment: keptText(comment),
  }),
  faults: (answers, _, { openingHours }) => wellnessFaults(answers, { openingHours }),
  warnings: ({ duration }, initial) => (wellnessDurationWarns(duration, initial.duration) ? ['duration'] : []),
  present: ({ version, isSaved, answers, initial }) => ({
    version,
    isSaved,
    ...answers,
    initialDuration: initial.duration,
    durationWarning: wellnessDurationWarns(answers.duration, initial.duration),
  }),
  differences: ({ pax, duration }, initial) => [
    ...differing('pax', initial.pax, pax),
    ...differing('duration', initial.duration, duration),
  ],
  accepted: (answers) => ({ answers, initial: { pax: answers.pax, duration: answers.duration } }),
};
