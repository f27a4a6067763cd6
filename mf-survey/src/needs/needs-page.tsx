import { needsFaults } from '@plenary/contracts/survey-faults';
import { useTranslation } from 'react-i18next';
import { LongAnswer } from '../step/fields.tsx';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useStep } from '../step/use-step.ts';

const order = ['comment'] as const;

const NeedsForm = ({ step, loaded }: StepData<'additional-needs'>) => {
  const { t } = useTranslation('survey');
  const form = useStep({ step, loaded, faultsOf: needsFaults });
  return (
    <StepFrame
      form={form}
      title={t('step.additional-needs')}
      subtitle={t('lead.additional-needs')}
      info={t('scientist.info.additional-needs')}
      hasRequired={false}
      order={order}
    >
      <LongAnswer form={form} name="comment" />
    </StepFrame>
  );
};

/** The needs that no other step covers (spec/logistics.md §3 "Additional needs"). */
export const NeedsPage = stepPage<'additional-needs'>(NeedsForm);
