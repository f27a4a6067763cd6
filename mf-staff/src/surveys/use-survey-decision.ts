import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { type Acceptance, acceptSurvey, sendSurveyBack } from './api.ts';
import { isAlwaysOverfull } from './overfull-rooms.tsx';

type Decision = ({ verb: 'accept' } & Acceptance) | { verb: 'sendBack'; message: string };

/** Accepts a survey or sends it back. The survey is reloaded on any answer of the service. */
export const useSurveyDecision = (survey: StaffSurvey, onSettled: (isDone: boolean) => void) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const { overfullRooms = [] } = survey;
  const settle = (isDone: boolean) => {
    onSettled(isDone);
    return revalidate();
  };
  return useSubmission({
    endpoints: [contract.acceptSurvey, contract.sendSurveyBack],
    send: (decision: Decision) => (decision.verb === 'accept' ? acceptSurvey(survey, decision) : sendSurveyBack(survey, decision.message)),
    words: {
      'invalid-request': ({ errors }) => t(Object.keys(errors).length > 0 ? 'surveys.failures.incomplete' : 'surveys.failures.failed'),
      'over-capacity': t(overfullRooms.some(isAlwaysOverfull) ? 'surveys.failures.overCapacityAlways' : 'surveys.failures.overCapacity'),
      'room-not-held': t('surveys.failures.notHeld'),
      'no-longer-available': t('surveys.failures.taken'),
      'stale-version': t('surveys.failures.moved'),
      conflict: t('surveys.failures.decided'),
      failed: t('surveys.failures.failed'),
    },
    onDone: (_, { content: { verb } }) => {
      notify({ text: t(verb === 'accept' ? 'surveys.accepted' : 'surveys.sentBack') });
      return settle(true);
    },
    onFailure: () => settle(false),
  });
};
