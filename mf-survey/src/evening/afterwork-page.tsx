import { afterworkFaults } from '@plenary/contracts/survey-faults';
import { afterworkEndTimes, afterworkStartTimes } from '@plenary/contracts/survey-times';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { capacityWarning } from '../room/capacity-warning.ts';
import row from '../step/field-row.module.css';
import { LongAnswer, PaxAnswer, TimeAnswer } from '../step/fields.tsx';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useDayLine } from '../step/use-day-line.ts';
import { useStep } from '../step/use-step.ts';
import { useStepWarnings } from '../step/use-step-warnings.ts';
import { useSurvey } from '../survey/survey-context.ts';

const order = ['pax', 'startTime', 'endTime', 'allergies', 'comment'] as const;

const AfterworkForm = ({ step, loaded }: StepData<'afterwork'>) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { openingHours } = useSurvey().overview;
  const form = useStep({ step, loaded, faultsOf: (answers) => afterworkFaults(answers, { openingHours }) });
  const { warnings, hasWarning } = useStepWarnings('afterwork', loaded, form.answers);
  const capacity = capacityWarning(t, locale, { setUps: loaded.setUps, asked: { pax: form.answers.pax, configuration: 'standing' } });
  return (
    <StepFrame
      form={form}
      title={t('step.afterwork')}
      subtitle={useDayLine(step.dayIndex)}
      info={t('scientist.info.afterwork')}
      hasWarning={hasWarning || capacity !== undefined}
      order={order}
    >
      <PaxAnswer form={form} warning={[capacity, warnings.pax].filter(Boolean).join(' ') || undefined} />
      <div className={row.row}>
        <TimeAnswer form={form} name="startTime" options={afterworkStartTimes(openingHours)} isEvening warning={warnings.startTime} />
        <TimeAnswer form={form} name="endTime" options={afterworkEndTimes(openingHours)} isEvening warning={warnings.endTime} />
      </div>
      <LongAnswer form={form} name="allergies" />
      <LongAnswer form={form} name="comment" />
    </StepFrame>
  );
};

/** The afterwork of a day (spec/logistics.md §§3, 9). */
export const AfterworkPage = stepPage<'afterwork'>(AfterworkForm);
