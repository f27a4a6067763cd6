import { wellnessFaults } from '@plenary/contracts/survey-faults';
import { includedWellnessDuration, wellnessDurations } from '@plenary/contracts/survey-terms';
import { isoDurationOf, wellnessStartTimes } from '@plenary/contracts/survey-times';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';
import { durationText } from '../answers/answer-text.ts';
import { faultText, fieldId } from '../step/field-words.ts';
import { LongAnswer, PaxAnswer, TimeAnswer } from '../step/fields.tsx';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useDayLine } from '../step/use-day-line.ts';
import { useStep } from '../step/use-step.ts';
import { useStepWarnings } from '../step/use-step-warnings.ts';
import { useSurvey } from '../survey/survey-context.ts';

const order = ['pax', 'startTime', 'duration', 'comment'] as const;
const durations = wellnessDurations.map(isoDurationOf);

const WellnessForm = ({ step, loaded }: StepData<'wellness'>) => {
  const { t } = useTranslation('survey');
  const { openingHours } = useSurvey().overview;
  const form = useStep({ step, loaded, faultsOf: (answers) => wellnessFaults(answers, { openingHours }) });
  const { answers, errors, change } = form;
  const { warnings, hasWarning } = useStepWarnings('wellness', loaded, answers);
  return (
    <StepFrame
      form={form}
      title={t('step.wellness')}
      subtitle={useDayLine(step.dayIndex)}
      info={t('scientist.info.wellness')}
      hasWarning={hasWarning}
      order={order}
    >
      <PaxAnswer form={form} warning={warnings.pax} />
      <TimeAnswer form={form} name="startTime" options={wellnessStartTimes(openingHours)} />
      <NativeSelect
        id={fieldId('duration')}
        label={t('field.duration')}
        placeholder={t('field.choose')}
        options={durations.map((id, index) => ({
          id,
          label:
            wellnessDurations[index] === includedWellnessDuration
              ? `${durationText(t, id)} (${t('duration.included')})`
              : durationText(t, id),
        }))}
        value={answers.duration}
        onChange={(duration) => change('duration', duration)}
        error={faultText(t, 'duration', errors.duration)}
        warning={warnings.duration}
      />
      <LongAnswer form={form} name="comment" />
    </StepFrame>
  );
};

/** The wellness session of a day (spec/logistics.md §§3, 9). */
export const WellnessPage = stepPage<'wellness'>(WellnessForm);
