import * as contract from '@plenary/contracts/planning.endpoints';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { extendOption, withdrawOption } from './api.ts';

/** `reason`: why, although somebody waits behind it; absent: nobody does, as far as the page knows. */
type Change = { type: 'extend'; until: string; reason?: string } | { type: 'withdraw' };

export interface OptionPlace {
  booking: PlanningBooking;
  /** Gets what was done, in words. */
  onSettled: (message: string) => void;
  /** The option has changed since it was shown; ends when the board is up to date. */
  onOutdated: () => Promise<void>;
}

/** Extends or withdraws an option. */
export const useOptionChange = ({ booking, onSettled, onOutdated, onRefused }: OptionPlace & { onRefused: () => void }) => {
  const { t } = useTranslation('staff');
  return useSubmission({
    endpoints: [contract.extendOption, contract.withdrawOption],
    send: (change: Change): Promise<unknown> =>
      change.type === 'extend'
        ? extendOption(booking.id, {
            ...{ expiresAt: change.until, known: booking.expiresAt ?? '' },
            ...(change.reason && { despiteSecond: true, reason: change.reason }),
          })
        : withdrawOption(booking.id),
    words: {
      'not-found': t('planning.failures.over'),
      conflict: t('planning.failures.moved'),
      'stale-version': t('planning.failures.moved'),
      'second-waiting': t('planning.failures.secondWaiting'),
      'invalid-request': ({ errors }) => t(errors.expiresAt ? 'planning.failures.tooLate' : 'planning.failures.failed'),
      failed: t('planning.failures.failed'),
    },
    onDone: (_, { content }) => onSettled(t(content.type === 'extend' ? 'planning.extended' : 'planning.withdrawn')),
    onFailure: async ({ code }) => {
      onRefused();
      // Before the error is shown: the option, opened again, is up to date.
      if (code === 'conflict' || code === 'stale-version' || code === 'not-found') await onOutdated();
    },
  });
};

export type OptionChange = ReturnType<typeof useOptionChange>;
