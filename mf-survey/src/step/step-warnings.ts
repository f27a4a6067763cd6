import { isLunchOutside } from '@plenary/contracts/lunch-place';
import { type ComparedStep, type SurveyDifference, surveyDifferences } from '@plenary/contracts/survey-differences';
import { endLimit, halfOfRoom } from '@plenary/contracts/survey-rules';
import { includedWellnessDuration, type SurveyConfiguration } from '@plenary/contracts/survey-terms';
import type { TFunction } from 'i18next';
import { answerText } from '../answers/answer-text.ts';

const asTime = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

type Compared = Parameters<typeof surveyDifferences>[1] & {
  /** Fields whose reference was agreed on since the signature. */
  agreedFields?: readonly string[] | undefined;
};
type Warned = Partial<Record<'pax' | 'configuration' | 'service' | 'startTime' | 'endTime' | 'duration', string>>;

/** The answers of a step that staff have to validate, in words by field (spec/logistics.md §4 "Warnings"). */
export const stepWarnings = (t: TFunction<'survey'>, step: ComparedStep, compared: Compared): Warned =>
  Object.fromEntries(
    surveyDifferences(step, compared)
      .filter(({ warns }) => warns)
      .map((difference) => [difference.field, warningText(t, step, difference, compared)]),
  );

const warningText = (
  t: TFunction<'survey'>,
  step: ComparedStep,
  { field, signed, direction }: SurveyDifference,
  { halfDay, country, signed: { endTime: initialEndTime = null }, agreedFields = [] }: Compared,
): string => {
  const initial = signed;
  if (agreedFields.includes(field)) {
    if (field === 'pax') return t(direction === 'more' ? 'warning.agreed.higher' : 'warning.agreed.lower', { initial });
    return t('warning.agreed.other', { initial: answerText(t, '', field, signed) });
  }
  switch (field) {
    case 'pax':
      return t(direction === 'more' ? 'warning.pax.higher' : 'warning.pax.lower', { initial });
    case 'configuration':
      return t('warning.configuration', { initial: t(`configuration.${signed as SurveyConfiguration}`) });
    case 'service':
      return t('warning.configuration', {
        initial: t(isLunchOutside(String(signed)) ? `lunch.${signed as 'meal_trays'}` : 'lunch.onSite'),
      });
    case 'startTime':
      return t('warning.startTime', { initial });
    case 'duration':
      return t('warning.duration', { count: includedWellnessDuration });
    default: {
      if (step === 'afterwork') return t('warning.afterworkEnd', { initial });
      const limit = endLimit(step === 'team-building' ? 'PM' : halfOfRoom({ halfDay, country, initialEndTime }), country);
      return t('warning.endTime', { limit: asTime(limit ?? 0) });
    }
  }
};
