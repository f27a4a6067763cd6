import { revokeShareLink as endpoint } from '@plenary/contracts/survey-share.endpoints';
import { useLoading } from '@plenary/platform/loading';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createShareLink, revokeShareLink, type ShareLink } from '../api.ts';

type ShareState = { type: 'loading' | 'failed' | 'revoked' } | { type: 'ready'; link: ShareLink };

/** The share link of a survey while its dialog is open. */
export const useShareLink = (eventId: string) => {
  const { t } = useTranslation('client-area');
  const { loading, restart } = useLoading({ load: () => createShareLink(eventId), of: eventId });
  const [isRevoked, setRevoked] = useState(false);
  const revoking = useSubmission({
    endpoints: [endpoint],
    send: () => revokeShareLink(eventId),
    words: { failed: t('share.failed') },
    onDone: () => setRevoked(true),
  });
  const create = () => {
    setRevoked(false);
    revoking.forget();
    restart();
  };
  return { state: stateOf(loading, { isRevoked, hasFailed: revoking.failure !== null }), create, revoke: () => void revoking.submit() };
};

const stateOf = (
  loading: ReturnType<typeof useLoading<ShareLink>>['loading'],
  { isRevoked, hasFailed }: { isRevoked: boolean; hasFailed: boolean },
): ShareState => {
  if (isRevoked) return { type: 'revoked' };
  if (hasFailed) return { type: 'failed' };
  return loading.type === 'loaded' ? { type: 'ready', link: loading.value } : { type: loading.type };
};
