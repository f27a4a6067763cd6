import { usePlatform } from '@plenary/platform';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askPendingInfo } from '../api.ts';
import { fault, faultOf, isUnforeseen } from '../faults/fault.ts';
import { afterSignIn } from '../flow/after-answers.ts';
import { start } from '../flow/flow.ts';
import { useMove } from '../flow/use-move.ts';
import { WaitingPage } from '../page/waiting-page.tsx';

/** Asks what a sign-in that waits in this browser knows already, then shows the form that completes it. */
export const PendingInfo = ({ from }: { from: string }) => {
  const { t } = useTranslation('auth');
  const { report } = usePlatform();
  const move = useMove();

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const next = afterSignIn(start(), { answer: await askPendingInfo(signal) });
      await move(next, { from, isReplacing: true });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnforeseen(error)) report(error);
      const told = faultOf(error);
      const why = told.code === 'authentication-required' ? fault('sign-in-lapsed') : told;
      await move({ ...start(), fault: why }, { from, isReplacing: true });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, []);

  return <WaitingPage title={t('missingInfo.title')} />;
};
