import { usePlatform } from '@plenary/platform';
import { useSearchParams } from '@plenary/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { checkMicrosoftUser } from '../api.ts';
import { type FlowEvent, start } from '../flow/flow.ts';
import { nextFlow } from '../flow/next-flow.ts';
import { useMove } from '../flow/use-move.ts';
import { pageToGoOn } from '../landing.ts';
import { WaitingPage } from '../page/waiting-page.tsx';
import { exchangeCode, takeAttempt } from './microsoft-sign-in.ts';
import { providerEvent } from './provider-event.ts';

const refused: FlowEvent = { type: 'provider-refused', provider: 'microsoft' };

/** Return page from Microsoft; leads on to the page before, or to the missing step. */
export const MicrosoftReturnPage = () => {
  const { t } = useTranslation('auth');
  const { settings, report } = usePlatform();
  const [query] = useSearchParams();
  const move = useMove();

  const signIn = useEffectEvent(async (signal: AbortSignal) => {
    const attempt = takeAttempt(query);
    const ask = async (): Promise<FlowEvent> => {
      const microsoft = settings.signInProviders?.microsoft;
      const code = query.get('code');
      if (!attempt || !microsoft || !code) return refused;
      const accessToken = await exchangeCode(microsoft, { code, verifier: attempt.verifier }, signal);
      return providerEvent('microsoft', () => checkMicrosoftUser(accessToken, signal));
    };
    const event = await ask().catch((error: unknown) => {
      if (!signal.aborted) report(error);
      return refused;
    });
    if (!signal.aborted) await move(nextFlow(start(), event), { from: pageToGoOn(attempt?.from), isReplacing: true });
  });
  useEffect(() => {
    const controller = new AbortController();
    void signIn(controller.signal);
    return () => controller.abort();
  }, []);

  return <WaitingPage title={t('loginOrSignup.title')} description={t('provider.returning', { provider: t('provider.microsoft') })} />;
};
