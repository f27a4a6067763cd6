import { chooseLunch as contract } from '@plenary/contracts/staff-surveys.endpoints';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { chooseLunch, type LunchChoice } from './api.ts';
import { valueWords } from './survey-words.ts';

export type Lunch = StaffSurvey['lunches'][number];

/** Saves the lunch of a day. `onMoved`: a colleague changed it first; what was chosen stays, and replaces that when it is saved again. */
export const useLunchSaving = (eventId: string, dayIndex: number, onMoved: (current: Lunch) => void) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  return useSubmission({
    send: (choice: LunchChoice) => chooseLunch(eventId, dayIndex, choice),
    endpoints: [contract],
    words: {
      'stale-version': ({ body }) => {
        const { type, service } = body.current as Lunch;
        return t('surveys.failures.lunchMoved', { type: valueWords(t, 'type', type), service: valueWords(t, 'service', service) });
      },
      'no-seats': ({ body }) => t('surveys.failures.noSeats', body.left as Lunch['serviceCapacities']),
      failed: t('surveys.failures.failed'),
    },
    onDone: () => {
      notify({ text: t('rooms.thanks') });
      return revalidate();
    },
    onFailure: ({ code, current }) => {
      if (code === 'stale-version' && current) onMoved(current);
    },
  });
};
