import { sendResetEmail } from '@plenary/contracts/passwords.endpoints';
import { login } from '@plenary/contracts/sign-in.endpoints';
import { CallError } from '@plenary/http/call-error';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { logIn, sendResetMail } from '../api.ts';
import type { StepProps } from '../flow/step-props.ts';
import { checkLogin } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { FormField, PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { BackButton } from './back-button.tsx';
import styles from './steps.module.css';
import { useWrongPasswordNotice } from './use-wrong-password-notice.ts';

/** Asks for the password of a known e-mail. */
export const LoginStep = ({ flow, from, flowType, advance }: StepProps<'login'>) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLInputElement>();
  const offerReset = useWrongPasswordNotice({ email: flow.email, from });
  const form = useForm({
    endpoints: [login, sendResetEmail],
    initial: { email: flow.email, password: '' },
    arrivedWith: flow.fault,
    check: (_, sent) => checkLogin(sent),
    send: async ({ email, password }, signal) => {
      const answer = await logIn({ email, password, action: 'login' }, signal).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'authentication-failed') offerReset();
        throw error;
      });
      return advance({ type: 'logged-in', answer });
    },
  });
  const forgot = () =>
    form.run(async (signal) => {
      await sendResetMail({ email: flow.email, redirectUrl: from }, signal);
      return advance({ type: 'reset-mail-sent' });
    });
  const { failure } = form;
  const mustWait = failure?.code === 'too-many-requests';
  return (
    <Form
      form={form}
      submitLabel={t('login.submit')}
      texts={mustWait ? { 'too-many-requests': `${failure.text} ${t('login.orByMail')}` } : {}}
      actions={
        <>
          {mustWait && (
            <Button variant="secondary" isBlock onClick={forgot}>
              {t('login.mailLink')}
            </Button>
          )}
          <BackButton onBack={() => void advance({ type: 'back' })} />
        </>
      }
    >
      <input type="hidden" name="action" value="login" />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="flowType" value={flowType} />
      <FormField form={form} name="email" type="email" autoComplete="username" readOnly />
      <div className={styles.password}>
        <PasswordField form={form} name="password" ref={first} autoComplete="current-password" />
        <Button variant="quiet" size="small" onClick={forgot}>
          {t('login.forgot')}
        </Button>
      </div>
    </Form>
  );
};
