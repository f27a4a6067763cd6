import { createUserWithKnownCompany, createUserWithNewCompany } from '@plenary/contracts/sign-up.endpoints';
import type { ServerLink } from '@plenary/contracts/vocabulary';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../flow/step-props.ts';
import { Form } from '../forms/form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { answerCompany } from './answer-company.ts';

/** Whether the new user belongs to the company of their e-mail domain: each answer follows a link of the server. */
export const CompanyConfirmationStep = ({ flow, advance }: StepProps<'company-confirmation'>) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLButtonElement>();
  const answer = async (link: ServerLink, signal: AbortSignal) =>
    advance({ type: 'company-answered', answer: await answerCompany(link, {}, signal) });
  const form = useForm({
    endpoints: [createUserWithKnownCompany, createUserWithNewCompany],
    initial: {},
    check: () => null,
    send: (_, signal) => answer(flow.yes, signal),
  });
  return (
    <Form
      form={form}
      submitLabel={t('company.yes')}
      submitRef={first}
      actions={
        <Button variant="secondary" isBlock onClick={() => form.run((signal) => answer(flow.no, signal))}>
          {t('company.no')}
        </Button>
      }
    >
      {null}
    </Form>
  );
};
