import { maxNameLength } from '@plenary/contracts/identity-terms';
import { createUserWithKnownCompany, createUserWithNewCompany } from '@plenary/contracts/sign-up.endpoints';
import { lineFault } from '@plenary/contracts/text-rules';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { fault } from '../faults/fault.ts';
import type { StepProps } from '../flow/step-props.ts';
import { Form } from '../forms/form.tsx';
import { FormField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { answerCompany } from './answer-company.ts';

/** Enters the company's name; a known one of the e-mail domain can still be taken, if the server offers it. */
export const CompanyCreationStep = ({ flow, advance }: StepProps<'company-creation'>) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLInputElement>();
  const { create, known } = flow;
  const form = useForm({
    endpoints: [createUserWithNewCompany, createUserWithKnownCompany],
    initial: { companyName: '' },
    check: ({ companyName }) => {
      const code = lineFault(companyName, maxNameLength);
      return code ? fault('invalid-request', { companyName: code }) : null;
    },
    send: async ({ companyName }, signal) =>
      advance({ type: 'company-answered', answer: await answerCompany(create, { companyName }, signal) }),
  });
  const joinKnown =
    known && (() => form.run(async (signal) => advance({ type: 'company-answered', answer: await answerCompany(known, {}, signal) })));
  return (
    <Form
      form={form}
      submitLabel={t('company.submit')}
      actions={
        joinKnown && (
          <Button variant="quiet" onClick={joinKnown}>
            {t('company.known')}
          </Button>
        )
      }
    >
      <FormField form={form} name="companyName" ref={first} autoComplete="organization" />
    </Form>
  );
};
