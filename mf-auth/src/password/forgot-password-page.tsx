import { useNavigate, useSearchParams } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { FormField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { pageToGoOn, withoutAction } from '../landing.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { paths } from '../paths.ts';

/** Requests a link for a new password. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const from = pageToGoOn(query.get('from'));
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    endpoints: [],
    initial: { email: query.get('email') ?? '' },
    check: ({ email }) => {
      const checked = checkEmail(email);
      return 'fault' in checked ? checked.fault : null;
    },
    send: async ({ email }) => {
      await navigate(paths.sendResetMail({ email, from }));
      return null;
    },
  });
  return (
    <PageFrame title={t('forgot.title')} description={t('forgot.text')} onClose={() => void navigate(withoutAction(from))}>
      <Form form={form} submitLabel={t('forgot.submit')}>
        <FormField form={form} name="email" ref={first} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form>
    </PageFrame>
  );
};
