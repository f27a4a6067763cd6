import * as contract from '@plenary/contracts/changes.endpoints';
import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskedDays, type Changing, changeDeal, previewChange } from './api.ts';

export interface Shown {
  days: AskedDays;
  preview: ChangePreview;
}

/** Asks what a change of a deal does, and makes it; an outcome that is another one by then is shown again. */
export const useChanging = (dealId: string, onChanged: () => void) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const [shown, setShown] = useState<Shown | null>(null);
  const failed = { conflict: t('changes.over'), 'event-over': t('changes.begun'), failed: t('surveys.failures.failed') };
  const asking = useSubmission({
    send: async (asked: AskedDays, { signal }) => ({ days: asked, preview: await previewChange(dealId, asked, language, signal) }),
    endpoints: [contract.previewChange],
    words: failed,
    onDone: setShown,
  });
  const form = useSubmission({
    send: (content: Changing, { idempotencyKey }) => changeDeal(dealId, content, idempotencyKey),
    endpoints: [contract.changeDeal],
    fields: ['consent'],
    words: {
      ...failed,
      'price-changed': t('changes.changed'),
      'stale-version': t('changes.changed'),
      'no-longer-available': t('changes.gone'),
      'change-open': t('changes.obstacles.change-open'),
    },
    onDone: onChanged,
    onFailure: ({ code }) => {
      if (shown && ['price-changed', 'stale-version', 'no-longer-available'].includes(code)) void asking.submit(shown.days);
    },
  });
  return { shown, hide: () => setShown(null), asking, form };
};
