import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSurvey } from '../survey/survey-context.ts';
import { sendKept } from './send-kept.ts';

/** Sends the stored answers of other steps than the one on the page: when the survey is opened, online again or signed in again. */
export const KeptSender = ({ path }: { path: string }) => {
  const { t } = useTranslation('survey');
  const { session, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const { eventId, owner, overview } = useSurvey();
  const send = useEffectEvent(async () => {
    if (overview.status === 'WAITING_COMET_VALIDATION' || overview.isLogOk) return;
    const count = await sendKept({ owner, eventId, except: path });
    if (count === 0) return;
    notify({ text: t('kept.sent') });
    void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in sends again, whoever it is.
  useEffect(() => {
    const onOnline = () => void send();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [session]);
  return null;
};
