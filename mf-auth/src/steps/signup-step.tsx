import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { signUp } from '../api.ts';
import type { StepProps } from '../flow/step-props.ts';
import { checkProfile } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { BackButton } from './back-button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { takeSignupOn } from './take-signup-on.ts';

/** Creates an account without a password: the user is signed in at once, a link to choose one is mailed. */
export const SignupStep = ({ flow, from, advance }: StepProps<'signup'>) => {
  const { t } = useTranslation('auth');
  const { language } = usePlatform();
  const first = useFirstFocus<HTMLInputElement>();
  const { email, profile } = flow;
  const form = useForm({
    initial: { firstname: '', lastname: '', phone: '', ...profile },
    arrivedWith: flow.fault,
    check: checkProfile,
    send: (values, signal) => takeSignupOn(advance, values, () => signUp({ ...values, email, lang: language, redirectUrl: from }, signal)),
  });
  return (
    <Form form={form} submitLabel={t('signup.submit')} actions={<BackButton onBack={() => void advance({ type: 'back' })} />}>
      <ProfileFields form={form} email={email} firstRef={first} />
    </Form>
  );
};
