import * as contract from '@plenary/contracts/planning.endpoints';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { addClosedPeriod, type ClosedPeriod, type Closing, changeClosedPeriod, removeClosedPeriod } from './api.ts';

export interface ClosedPeriodPlace {
  country: CountryCode;
  /** The last loaded version; null: a new one. */
  period: ClosedPeriod | null;
  /** Gets what was done, in words. */
  onSettled: (message: string) => void;
  /** The period has changed since it was loaded; ends when the list is up to date. */
  onOutdated: () => Promise<void>;
}

/** Saves a closed period as a whole; null removes it. */
export const useClosedPeriodChange = ({
  country,
  period,
  onSettled,
  onOutdated,
  onRefused,
}: ClosedPeriodPlace & { onRefused: () => void }) => {
  const { t } = useTranslation('staff');
  return useSubmission({
    endpoints: [contract.addClosedPeriod, contract.changeClosedPeriod, contract.removeClosedPeriod],
    send: async (content: Closing | null, { idempotencyKey }) => {
      if (!content) return removeClosedPeriod(period?.id ?? '');
      return period ? changeClosedPeriod(period, content) : addClosedPeriod(country, content, idempotencyKey);
    },
    check: (content): FieldErrors => (content && content.to < content.from ? { to: 'order' } : {}),
    words: {
      conflict: ({ errors }) => t(errors.from === 'closed_day' ? 'calendar.failures.overlap' : 'calendar.failures.moved'),
      'not-found': t('calendar.failures.gone'),
      failed: t('calendar.failures.failed'),
    },
    onDone: (saved) => onSettled(saved ? t('calendar.saved', { count: saved.bookings }) : t('calendar.removed')),
    onFailure: async ({ code, errors }) => {
      onRefused();
      // Before the error is shown: the dialog shows the current period.
      if (code === 'not-found' || (code === 'conflict' && !errors.from)) await onOutdated();
    },
  });
};
