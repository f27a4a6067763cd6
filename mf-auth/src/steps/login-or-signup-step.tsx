import * as signIn from '@plenary/contracts/sign-in.endpoints';
import { usePlatform } from '@plenary/platform';
import { Link, useSearchParams } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { identifyEmail } from '../api.ts';
import { fault } from '../faults/fault.ts';
import type { StepProps } from '../flow/step-props.ts';
import { checkEmail } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { FormField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { localPath } from '../local-path.ts';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import styles from './steps.module.css';

/** Asks for the e-mail; what the server knows of it decides the next step (spec/booking.md §4). */
export const LoginOrSignupStep = ({ flow, from, flowType, advance }: StepProps<'login-or-signup'>) => {
  const { t } = useTranslation('auth');
  const { language } = usePlatform();
  const [query] = useSearchParams();
  const surveyUrl = flowType === 'out-funnel' ? localPath(query.get('surveyUrl')) : null;
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    endpoints: [signIn.identifyEmail, signIn.checkGoogleUser, signIn.checkMicrosoftUser],
    initial: { email: flow.email },
    arrivedWith: flow.fault,
    check: ({ email }) => {
      const checked = checkEmail(email);
      return 'fault' in checked ? checked.fault : null;
    },
    send: async ({ email: typed }, signal) => {
      const checked = checkEmail(typed);
      if ('fault' in checked) return checked.fault;
      const { email } = checked;
      const answer = await identifyEmail({ email, redirectUrl: from, lang: language }, signal);
      return answer ? advance({ type: 'identified', email, answer }) : fault('invalid-request');
    },
  });
  return (
    <Form
      form={form}
      submitLabel={t('loginOrSignup.submit')}
      texts={{ 'invalid-request': t('fault.email-incorrect') }}
      actions={
        <>
          <ProviderButtons from={from} advance={advance} run={form.run} />
          {surveyUrl && (
            <Link className={styles.aside} to={surveyUrl}>
              {t('loginOrSignup.notTheOwner')}
            </Link>
          )}
        </>
      }
    >
      <FormField
        form={form}
        name="email"
        ref={first}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('loginOrSignup.placeholder')}
      />
    </Form>
  );
};
