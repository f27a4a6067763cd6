import type { StaffSurvey } from '@plenary/contracts/staff-surveys';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Switch } from '@plenary/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setLogOk } from './api.ts';

/** Closes a survey for its customer, or opens it again. */
export const LogOk = ({ survey: { eventId, isLogOk } }: { survey: StaffSurvey }) => {
  const { t } = useTranslation('staff');
  const { notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const change = async (wanted: boolean) => {
    setPending(true);
    try {
      await setLogOk(eventId, wanted);
      notify({ text: t(wanted ? 'surveys.nowClosed' : 'surveys.nowOpen') });
    } catch (error) {
      report(error);
      notify({ text: t('surveys.failures.failed') });
    }
    await revalidate();
    setPending(false);
  };
  return (
    <Switch
      label={t('surveys.isLogOk')}
      description={t('surveys.isLogOkHint')}
      isSelected={isLogOk}
      onChange={change}
      isDisabled={isPending}
    />
  );
};
