import * as contract from '@plenary/contracts/second-factor.endpoints';
import { CallError } from '@plenary/http/call-error';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../flow/step-props.ts';
import { Form } from '../forms/form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { BackButton } from '../steps/back-button.tsx';
import { CodeField, checkCode } from './code-field.tsx';
import { verifySecondFactor } from './second-factor-api.ts';

/** Asks for a code of the authenticator, or for one of the recovery codes. */
export const SecondFactorStep = ({ flow, advance }: StepProps<'second-factor'>) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLInputElement>();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    endpoints: [contract.verifySecondFactor],
    initial: { code: '' },
    arrivedWith: flow.fault,
    check: checkCode,
    send: async ({ code }, signal) => {
      try {
        return await advance({ type: 'logged-in', answer: await verifySecondFactor(code.trim(), signal) });
      } catch (error) {
        if (error instanceof CallError && error.code === 'authentication-required') return advance({ type: 'lapsed' });
        throw error;
      }
    },
  });
  const switchKind = () => {
    setRecovery(!isRecovery);
    form.change('code', '');
    first.current?.focus();
  };
  return (
    <Form
      form={form}
      submitLabel={t('secondFactor.submit')}
      texts={{ 'authentication-failed': t('secondFactor.wrong') }}
      actions={
        <>
          <Button variant="quiet" onClick={switchKind}>
            {t(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
          </Button>
          <BackButton onBack={() => void advance({ type: 'back' })} />
        </>
      }
    >
      <CodeField
        form={form}
        ref={first}
        isRecovery={isRecovery}
        description={t(isRecovery ? 'secondFactor.recoveryText' : 'secondFactor.text')}
      />
    </Form>
  );
};
