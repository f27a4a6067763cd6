import { usePlatform } from '@plenary/platform';
import { useNavigate, useSearchParams } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activate } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { pageToGoOn } from '../landing.ts';
import { type LinkState, refusedLink } from '../mailed-link/link-state.ts';
import { RefusedLink } from '../mailed-link/refused-link.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { useMove } from './use-move.ts';
import { waitingFlow } from './waiting-flow.ts';

/** Opened by the mail after a signup with a framework contract. It requires a press: mail scanners follow links. */
export const ActivatePage = () => {
  const { t } = useTranslation('auth');
  const { refreshSession, report } = usePlatform();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('token');
  const move = useMove();
  /** With a second factor, or an incomplete profile, the link leads on to the missing step. */
  const goOn = async (from: string, signal: AbortSignal) => {
    const session = await refreshSession().catch(report);
    if (session !== null) return navigate(from, { replace: true });
    await move(await waitingFlow(signal), { from, isReplacing: true });
  };
  const [link, setLink] = useState<LinkState>(token ? { type: 'live' } : { type: 'invalid' });
  const form = useForm({
    initial: {},
    check: () => null,
    send: async (_, signal) => {
      try {
        const { redirectUrl } = await activate(token ?? '', signal);
        await goOn(pageToGoOn(redirectUrl), signal);
      } catch (error) {
        const refused = refusedLink(error);
        if (!refused) throw error;
        setLink(refused);
      }
      return null;
    },
  });
  return (
    <PageFrame title={t('activate.title')} description={link.type === 'live' ? t('activate.text') : undefined}>
      {link.type === 'live' ? (
        <Form form={form} submitLabel={t('activate.submit')}>
          {null}
        </Form>
      ) : (
        <RefusedLink link={link} />
      )}
    </PageFrame>
  );
};
