import { resetPassword as resetPasswordEndpoint } from '@plenary/contracts/passwords.endpoints';
import { usePlatform } from '@plenary/platform';
import { forgetLinkToken } from '@plenary/platform/link-token';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetPassword } from '../api.ts';
import { useMove } from '../flow/use-move.ts';
import { pageToGoOn } from '../landing.ts';
import { type LinkState, refusedLink } from '../mailed-link/link-state.ts';
import { RefusedLink } from '../mailed-link/refused-link.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { passwordPages } from '../paths.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** A new password by a mailed link, whose `redirectUrl` is the page to go on to (spec/booking.md §2). */
export const NewPasswordPage = () => {
  const { t } = useTranslation('auth');
  const { refreshSession, report, notify } = usePlatform();
  const checked = useLoaderData<LinkState>();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const move = useMove();
  const [refused, setRefused] = useState<LinkState | null>(null);
  const link = refused ?? checked;

  const goOn = async (from: string) => {
    await refreshSession().catch(report);
    await navigate(from, { replace: true });
  };
  const send = (token: string) => async (password: string, signal: AbortSignal) => {
    const from = pageToGoOn(query.get('redirectUrl'));
    try {
      const { email, nextStep } = await resetPassword({ token, password }, signal);
      forgetLinkToken(pathname, 'token');
      // A user with a second factor is not signed in by a link alone.
      if (nextStep === 'LOGIN') await move({ step: 'login', email }, { from, isReplacing: true });
      else await goOn(from);
      notify({ text: t(nextStep === 'LOGIN' ? 'newPassword.doneLogIn' : 'newPassword.done') });
    } catch (error) {
      const reason = refusedLink(error);
      if (!reason) throw error;
      setRefused(reason);
    }
  };

  return (
    <PageFrame title={t(pathname === passwordPages.reset ? 'newPassword.resetTitle' : 'newPassword.setTitle')}>
      {link.type === 'live' ? (
        <NewPasswordForm endpoints={[resetPasswordEndpoint]} submitLabel={t('newPassword.submit')} send={send(link.token)} />
      ) : (
        <RefusedLink link={link} />
      )}
    </PageFrame>
  );
};
