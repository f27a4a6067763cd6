import type * as surveyActivitiesSchemas from '@plenary/contracts/survey-activities.schemas';
import type { WellnessStep } from '@plenary/contracts/survey-activities.schemas';
import { wellnessFaults } from '@plenary/contracts/survey-faults';
import { wellnessDurationWarns } from '@plenary/contracts/survey-rules';
import { includedWellnessDuration, type WellnessFormat } from '@plenary/contracts/survey-terms';
import { isoDurationOf, minutesOfDuration } from '@plenary/contracts/survey-times';
import type * as z from 'zod';
import { keptChoice, keptText, type StepKind } from '../step-kind.ts';

export interface WellnessAnswers {
  pax: number | null;
  startTime: string | null;
  /** ISO 8601. */
  duration: string | null;
  comment: string;
}
/** Minutes. */
const longestUsualSession = 60;

export type WellnessInitial = Pick<WellnessAnswers, 'pax' | 'duration'>;
type Body = z.output<typeof surveyActivitiesSchemas.saveWellness.body>;

/**
 * Kind of a session: with a team building on the same day it is part of that; else a first taste as the quote includes it, one of the
 * usual lengths, or a longer one, which is put together for the group.
 */
export const wellnessFormatOf = (duration: string | null, hasTeamBuilding: boolean): WellnessFormat => {
  if (duration === null) return 'undefined';
  if (hasTeamBuilding) return 'teambuilding';
  const minutes = minutesOfDuration(duration);
  if (minutes <= includedWellnessDuration) return 'discovery';
  return minutes <= longestUsualSession ? 'standard' : 'custom';
};

/** `PT90M` and `PT1H30M` are the same; what is no duration stays as it came, and is a fault. */
const canonical = (duration: string | null): string | null => {
  const minutes = duration === null ? Number.NaN : minutesOfDuration(duration);
  return Number.isNaN(minutes) ? duration : isoDurationOf(minutes);
};

export const wellnessKind: StepKind<WellnessAnswers, WellnessInitial, Body, WellnessStep> = {
  answersOf: ({ pax, startTime, duration: given, comment }) => {
    const duration = canonical(keptChoice(given));
    return { pax, startTime: keptChoice(startTime), duration, comment: keptText(comment) };
  },
  faults: (answers, _, { openingHours }) => wellnessFaults(answers, { openingHours }),
  present: ({ version, isSaved, answers, initial }) => ({
    version,
    isSaved,
    pax: answers.pax,
    startTime: answers.startTime,
    duration: answers.duration,
    comment: answers.comment,
    initialPax: initial.pax,
    initialDuration: initial.duration,
    durationWarning: wellnessDurationWarns(answers.duration, initial.duration),
  }),
  compared: (now, signed) => ({ step: 'wellness', now, signed }),
  accepted: (answers) => ({ answers, initial: { pax: answers.pax, duration: answers.duration } }),
};
