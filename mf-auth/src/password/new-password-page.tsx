import { minPasswordLength } from '@plenary/contracts/identity-terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetPassword } from '../api.ts';
import { useMove } from '../authentication/use-move.ts';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { pageToGoOn } from '../landing.ts';
import { type LinkState, refusedLink } from '../mailed-link/link-state.ts';
import { RefusedLink } from '../mailed-link/refused-link.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { passwordPages } from '../paths.ts';

/** A new password by a mailed link: `token`, and `redirectUrl` to go on to (spec/booking.md §2). */
export const NewPasswordPage = () => {
  const { t } = useTranslation('auth');
  const checked = useLoaderData<LinkState>();
  const { pathname } = useLocation();
  const [refused, setRefused] = useState<LinkState | null>(null);
  const link = refused ?? checked;
  return (
    <PageFrame title={t(pathname === passwordPages.reset ? 'newPassword.resetTitle' : 'newPassword.setTitle')}>
      {link.type === 'live' ? <NewPasswordForm onRefused={setRefused} /> : <RefusedLink link={link} />}
    </PageFrame>
  );
};

const NewPasswordForm = ({ onRefused }: { onRefused: (link: LinkState) => void }) => {
  const { t } = useTranslation('auth');
  const { refreshSession, report, notify } = usePlatform();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const move = useMove();
  const goOn = async (from: string) => {
    await refreshSession().catch(report);
    await navigate(from, { replace: true });
  };
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    initial: { password: '' },
    check: () => null,
    send: async ({ password }, signal) => {
      const from = pageToGoOn(query.get('redirectUrl'));
      try {
        const { email, nextStep } = await resetPassword({ token: query.get('token') ?? '', password }, signal);
        // A user with a second factor is not signed in by a link alone.
        if (nextStep === 'LOGIN') await move({ step: 'login', email }, { from, isReplacing: true });
        else await goOn(from);
        notify({ text: t(nextStep === 'LOGIN' ? 'newPassword.doneLogIn' : 'newPassword.done') });
      } catch (error) {
        const refused = refusedLink(error);
        if (!refused) throw error;
        onRefused(refused);
      }
      return null;
    },
  });
  return (
    <Form form={form} submitLabel={t('newPassword.submit')} isSubmitDisabled={form.values.password.length < minPasswordLength}>
      <PasswordField
        form={form}
        name="password"
        label={t('newPassword.field')}
        ref={first}
        autoComplete="new-password"
        description={t('password.hint')}
      />
    </Form>
  );
};
