import { minPasswordLength } from '@plenary/contracts/identity-terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetPassword } from '../api.ts';
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
    <PageFrame title={t(pathname === passwordPages.set ? 'newPassword.setTitle' : 'newPassword.resetTitle')}>
      {link.type === 'live' ? <NewPasswordForm onRefused={setRefused} /> : <RefusedLink link={link} />}
    </PageFrame>
  );
};

const NewPasswordForm = ({ onRefused }: { onRefused: (link: LinkState) => void }) => {
  const { t } = useTranslation('auth');
  const { refreshSession, report, notify } = usePlatform();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    initial: { password: '' },
    check: () => null,
    send: async ({ password }, signal) => {
      try {
        await resetPassword({ token: query.get('token') ?? '', password }, signal);
      } catch (error) {
        const refused = refusedLink(error);
        if (!refused) throw error;
        onRefused(refused);
        return null;
      }
      await refreshSession().catch(report);
      await navigate(pageToGoOn(query.get('redirectUrl')), { replace: true });
      notify({ text: t('newPassword.done') });
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
