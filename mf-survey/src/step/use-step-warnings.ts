import { type ComparedValues, referenceOf } from '@plenary/contracts/survey-differences';
import type { HalfDay } from '@plenary/contracts/survey-terms';
import { useTranslation } from 'react-i18next';
import { useSurvey } from '../survey/survey-context.ts';
import { stepWarnings } from './step-warnings.ts';

type Loaded = Parameters<typeof referenceOf>[0] & {
  agreedFields?: readonly string[] | undefined;
  bindingFields?: readonly string[] | undefined;
  /** Of the step's day, where the step has it. */
  halfDay?: HalfDay;
};

/** The answers of a step that staff have to validate, in words by field, and whether there are any. */
export const useStepWarnings = (step: Parameters<typeof stepWarnings>[1], loaded: Loaded, now: ComparedValues) => {
  const { t } = useTranslation('survey');
  const { halfDay, venueCountry } = useSurvey().overview;
  const warnings = stepWarnings(t, step, {
    now,
    signed: referenceOf(loaded),
    agreedFields: loaded.agreedFields,
    binding: loaded.bindingFields,
    halfDay: loaded.halfDay ?? halfDay,
    country: venueCountry,
  });
  return { warnings, hasWarning: Object.keys(warnings).length > 0 };
};
