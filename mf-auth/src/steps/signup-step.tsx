import { createUserWithNewCompany, signup } from '@plenary/contracts/sign-up.endpoints';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { signUp } from '../api.ts';
import { nameCompany } from '../company/name-company.ts';
import type { StepProps } from '../flow/step-props.ts';
import { checkSignup } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { FormField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { BackButton } from './back-button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { takeSignupOn } from './take-signup-on.ts';

/**
 * Creates an account without a password: the user is signed in at once, a link to choose one is mailed. A company that is named here is
 * asked about no more.
 */
export const SignupStep = ({ flow, from, advance }: StepProps<'signup'>) => {
  const { t } = useTranslation('auth');
  const { language } = usePlatform();
  const first = useFirstFocus<HTMLInputElement>();
  const { email, profile } = flow;
  const form = useForm({
    endpoints: [signup, createUserWithNewCompany],
    initial: { firstname: '', lastname: '', phone: '', companyName: '', ...profile },
    arrivedWith: flow.fault,
    check: checkSignup,
    send: ({ companyName, ...person }, signal) =>
      takeSignupOn(advance, person, async () => {
        const answer = await signUp({ ...person, email, lang: language, redirectUrl: from }, signal);
        return nameCompany(answer, companyName, signal);
      }),
  });
  return (
    <Form form={form} submitLabel={t('signup.submit')} actions={<BackButton onBack={() => void advance({ type: 'back' })} />}>
      <ProfileFields form={form} email={email} firstRef={first} />
      <FormField
        form={form}
        name="companyName"
        label={t('signup.company')}
        description={t('signup.companyHint')}
        isOptional
        autoComplete="organization"
      />
    </Form>
  );
};
