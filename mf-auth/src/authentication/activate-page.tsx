import { activate as activateEndpoint } from '@plenary/contracts/sign-up.endpoints';
import { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { forgetLinkToken } from '@plenary/platform/link-token';
import { useLoaderData, useLocation, useNavigate } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activate } from '../api.ts';
import { useMove } from '../flow/use-move.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { pageToGoOn } from '../landing.ts';
import { type LinkState, refusedLink } from '../mailed-link/link-state.ts';
import { RefusedLink } from '../mailed-link/refused-link.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { waitingFlow } from './waiting-flow.ts';

/** A live link may lack a password: another browser signed up, and the one it chose does not count. */
type Activation = Exclude<LinkState, { type: 'live' }> | { type: 'live' | 'password-required' };

/** Opened by the mail after a signup with a framework contract. It requires a press: mail scanners follow links. */
export const ActivatePage = () => {
  const { t } = useTranslation('auth');
  const { refreshSession, report } = usePlatform();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const token = useLoaderData<string | null>();
  const move = useMove();
  const [link, setLink] = useState<Activation>(token ? { type: 'live' } : { type: 'invalid' });

  /** With a second factor, or an incomplete profile, the link leads on to the missing step. */
  const goOn = async (from: string, signal: AbortSignal) => {
    const session = await refreshSession().catch(report);
    if (session !== null) return navigate(from, { replace: true });
    await move(await waitingFlow(signal), { from, isReplacing: true });
  };
  const send = async (password: string | undefined, signal: AbortSignal) => {
    try {
      const { redirectUrl } = await activate({ token: token ?? '', password }, signal);
      forgetLinkToken(pathname, 'token');
      await goOn(pageToGoOn(redirectUrl), signal);
    } catch (error) {
      const lacksPassword = error instanceof CallError && error.code === 'password-required';
      const state = lacksPassword ? { type: 'password-required' as const } : refusedLink(error);
      if (!state) throw error;
      setLink(state);
    }
  };

  switch (link.type) {
    case 'live':
      return (
        <PageFrame title={t('activate.title')} description={t('activate.text')}>
          <PressForm send={(signal) => send(undefined, signal)} />
        </PageFrame>
      );
    case 'password-required':
      return (
        <PageFrame title={t('newPassword.setTitle')} description={t('activate.passwordText')}>
          <NewPasswordForm endpoints={[activateEndpoint]} submitLabel={t('activate.submit')} send={send} />
        </PageFrame>
      );
    default:
      return (
        <PageFrame title={t('activate.title')}>
          <RefusedLink link={link} />
        </PageFrame>
      );
  }
};

const PressForm = ({ send }: { send: (signal: AbortSignal) => Promise<void> }) => {
  const { t } = useTranslation('auth');
  const form = useForm({
    endpoints: [activateEndpoint],
    initial: {},
    check: () => null,
    send: async (_, signal) => {
      await send(signal);
      return null;
    },
  });
  return (
    <Form form={form} submitLabel={t('activate.submit')}>
      {null}
    </Form>
  );
};
