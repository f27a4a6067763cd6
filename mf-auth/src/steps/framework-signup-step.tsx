import { signupWithFrameworkContract } from '@plenary/contracts/sign-up.endpoints';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { signUpWithFrameworkContract } from '../api.ts';
import type { StepProps } from '../flow/step-props.ts';
import { checkFrameworkProfile } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { BackButton } from './back-button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { takeSignupOn } from './take-signup-on.ts';

/** Creates an account of a company with a framework contract; the mailed link proves the mailbox and signs in. */
export const FrameworkSignupStep = ({ flow, from, advance }: StepProps<'signup-framework-contract'>) => {
  const { t } = useTranslation('auth');
  const { language } = usePlatform();
  const first = useFirstFocus<HTMLInputElement>();
  const { email, profile } = flow;
  const form = useForm({
    endpoints: [signupWithFrameworkContract],
    initial: { firstname: '', lastname: '', phone: '', password: '', ...profile },
    arrivedWith: flow.fault,
    check: checkFrameworkProfile,
    send: (values, signal) =>
      takeSignupOn(advance, values, () => signUpWithFrameworkContract({ ...values, email, lang: language, redirectUrl: from }, signal)),
  });
  return (
    <Form form={form} submitLabel={t('signup.submit')} actions={<BackButton onBack={() => void advance({ type: 'back' })} />}>
      <ProfileFields form={form} email={email} firstRef={first} />
      <PasswordField form={form} name="password" autoComplete="new-password" description={t('password.hint')} />
    </Form>
  );
};
