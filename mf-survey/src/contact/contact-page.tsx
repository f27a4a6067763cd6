import { contactFaults, emailFaultOnBlur } from '@plenary/contracts/survey-faults';
import { maxContactField, maxSurveyPhone } from '@plenary/contracts/survey-terms';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { faultText, fieldId } from '../step/field-words.ts';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useStep } from '../step/use-step.ts';

const fields = [
  { name: 'firstname', autoComplete: 'given-name', maxLength: maxContactField, isRequired: true },
  { name: 'lastname', autoComplete: 'family-name', maxLength: maxContactField, isRequired: true },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: maxContactField, isRequired: true },
  { name: 'phoneNumber', type: 'tel', autoComplete: 'tel', maxLength: maxSurveyPhone, isRequired: false },
  { name: 'jobTitle', autoComplete: 'organization-title', maxLength: maxContactField, isRequired: false },
] as const;
const order = fields.map(({ name }) => name);

const ContactForm = ({ step, loaded }: StepData<'contact'>) => {
  const { t } = useTranslation('survey');
  const telephoneFault = useTelephoneFault();
  const form = useStep({
    step,
    loaded,
    faultsOf: (typed) => contactFaults(typed, (number) => telephoneFault(number, loaded.phoneNumber)),
  });
  const { answers, errors, change, tell } = form;
  return (
    <StepFrame form={form} title={t('step.contact')} subtitle={t('lead.contact')} info={t('scientist.info.contact')} order={order}>
      {fields.map(({ name, isRequired, ...input }) => (
        <TextField
          key={name}
          {...input}
          id={fieldId(name)}
          name={name}
          label={t(`field.${name}`)}
          optionalLabel={isRequired ? undefined : t('field.optional')}
          value={answers[name]}
          onChange={(value) => change(name, value)}
          onBlur={name === 'email' ? () => tell('email', emailFaultOnBlur(answers.email)) : undefined}
          error={faultText(t, name, errors[name])}
          aria-required={isRequired || undefined}
        />
      ))}
    </StepFrame>
  );
};

/** The contact person (spec/logistics.md §3 "Contact"). */
export const ContactPage = stepPage<'contact'>(ContactForm);
