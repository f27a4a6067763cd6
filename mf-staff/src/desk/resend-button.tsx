import type { Endpoint } from '@plenary/contracts/endpoint';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { DeedButton } from './permitted.tsx';

interface Props {
  /** The one that `resend` calls. */
  endpoint: Endpoint;
  resend: () => Promise<unknown>;
}

/** Sends a failed delivery again, and reloads the list. */
export const ResendButton = ({ endpoint, resend }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const end = (text: string | null) => {
    if (text) notify({ text });
    return revalidate();
  };
  const { submit, isPending } = useSubmission({
    endpoints: [endpoint],
    send: resend,
    // Another person has sent it again already.
    words: { 'not-found': t('undelivered.gone'), conflict: t('undelivered.gone'), failed: t('undelivered.failed') },
    onDone: () => end(t('undelivered.resent')),
    onFailure: ({ text }) => end(text),
  });
  return (
    <DeedButton
      by={endpoint}
      size="small"
      variant="secondary"
      isPending={isPending}
      pendingLabel={t('planning.saving')}
      onClick={() => submit()}
    >
      {t('undelivered.resend')}
    </DeedButton>
  );
};
