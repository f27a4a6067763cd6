import { submitChange as contract } from '@plenary/contracts/change-approvals.endpoints';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import type { Changing } from './api.ts';
import { submitChange } from './approvals-api.ts';

/** Refusals of what its author has seen, which is another one by now. */
const outdated: readonly string[] = ['price-changed', 'stale-version', 'no-longer-available', 'invalid-request', 'conflict'];

/** Asks for the approval of a change over the limit of its author, and leads to it; what is another one by then is asked about again. */
export const useSubmitting = (dealId: string, { onOutdated }: { onOutdated: (changing: Changing) => void }) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const navigate = useNavigate();
  return useSubmission({
    endpoints: [contract],
    fields: ['consent'],
    send: (content: Changing, { idempotencyKey }) => submitChange(dealId, content, idempotencyKey),
    words: {
      conflict: t('changes.changed'),
      'event-over': t('changes.begun'),
      'price-changed': t('changes.changed'),
      'stale-version': t('changes.changed'),
      'no-longer-available': t('changes.gone'),
      'invalid-request': t('changes.changed'),
      'change-open': t('changes.obstacles.change-open'),
      failed: t('surveys.failures.failed'),
    },
    onDone: ({ approvalId }) => {
      notify({ text: t('changes.submitted') });
      return navigate(paths.changeApproval(dealId, approvalId));
    },
    onFailure: ({ code, errors }, content) => (outdated.includes(code) && !errors.consent ? onOutdated(content) : undefined),
  });
};
