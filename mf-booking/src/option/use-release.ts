import { releaseOption as releaseOptionEndpoint } from '@plenary/contracts/booking.endpoints';
import { isRefusal } from '@plenary/http/call-error';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { releaseOption } from '../api.ts';

export type Outcome = 'released' | 'none';

/** `none`: there was nothing to release, or an earlier press released it already. */
const release = (quoteId: string): Promise<Outcome> =>
  releaseOption(quoteId).then(
    () => 'released' as const,
    (error: unknown) => {
      if (isRefusal(error, 'not-found')) return 'none' as const;
      throw error;
    },
  );

/** Releases the option of a quote by a press. */
export const useRelease = (quoteId: string) => {
  const { t } = useTranslation('booking');
  return useSubmission({
    endpoints: [releaseOptionEndpoint],
    send: () => release(quoteId),
    words: { failed: t('option.release.failed') },
    toRoot: [401, 403],
  });
};
