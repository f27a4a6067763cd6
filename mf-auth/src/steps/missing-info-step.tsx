import { userInfo } from '@plenary/contracts/sign-up.endpoints';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { giveUserInfo } from '../api.ts';
import type { StepProps } from '../flow/step-props.ts';
import { checkProfile } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { BackButton } from './back-button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { takeSignupOn } from './take-signup-on.ts';

/** Completes what a sign-in lacked; what is known already is filled in (spec/booking.md §2). */
export const MissingInfoStep = ({ flow, advance }: StepProps<'get-missing-user-info'>) => {
  const { t } = useTranslation('auth');
  const { language } = usePlatform();
  const first = useFirstFocus<HTMLInputElement>();
  const { email, profile, isNewUser } = flow;
  const form = useForm({
    endpoints: [userInfo],
    initial: { ...profile },
    arrivedWith: flow.fault,
    check: checkProfile,
    send: (values, signal) => takeSignupOn(advance, values, () => giveUserInfo({ ...values, email, isNewUser, lang: language }, signal)),
  });
  return (
    <Form form={form} submitLabel={t('missingInfo.submit')} actions={<BackButton onBack={() => void advance({ type: 'back' })} />}>
      <ProfileFields form={form} email={email} firstRef={first} />
    </Form>
  );
};
