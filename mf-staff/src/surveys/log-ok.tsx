import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Switch } from '@plenary/ui/switch';
import { useTranslation } from 'react-i18next';
import { useMissingJob } from '../desk/explained-deed.tsx';
import { setLogOk } from './api.ts';

/** Closes a survey for its customer, or opens it again; who may not reads which jobs do. */
export const LogOk = ({ survey: { eventId, isLogOk } }: { survey: StaffSurvey }) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const refusal = useMissingJob(contract.setLogOk);
  const { submit, isPending } = useSubmission({
    endpoints: [contract.setLogOk],
    send: (wanted: boolean) => setLogOk(eventId, wanted),
    words: { failed: t('surveys.failures.failed') },
    onDone: (_, { content: wanted }) => {
      notify({ text: t(wanted ? 'surveys.nowClosed' : 'surveys.nowOpen') });
      return revalidate();
    },
    onFailure: ({ text }) => {
      if (text) notify({ text });
      return revalidate();
    },
  });
  return (
    <Switch
      label={t('surveys.isLogOk')}
      description={refusal ?? t('surveys.isLogOkHint')}
      isSelected={isLogOk}
      onChange={submit}
      isDisabled={isPending || refusal !== undefined}
    />
  );
};
