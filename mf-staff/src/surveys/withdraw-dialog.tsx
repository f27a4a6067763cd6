import type { StaffSurvey } from '@plenary/contracts/staff-surveys';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawSupplement } from './api.ts';
import type { SupplementLine } from './supplement-lines.ts';

interface Props {
  survey: StaffSurvey;
  line: SupplementLine;
  /** As the table calls it. */
  name: string;
  onClose: () => void;
}

/** Asks before something agreed on, or proposed, is taken back, with what that means. */
export const WithdrawDialog = ({ survey, line, name, onClose }: Props) => {
  const { t } = useTranslation('staff');
  const { notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const withdraw = async () => {
    if (isPending) return;
    setPending(true);
    try {
      await withdrawSupplement(survey, line.id ?? '');
      notify({ text: t('surveys.withdraw.done', { name }) });
    } catch (error) {
      const hasMoved = isCallError(error) && error.status === 409;
      if (!hasMoved) report(error);
      notify({ text: t(hasMoved ? 'surveys.withdraw.moved' : 'surveys.failures.failed') });
    }
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('surveys.withdraw.title', { name })}
      description={t(line.addon ? 'surveys.withdraw.addon' : 'surveys.withdraw.charge')}
      closeLabel={t('close')}
      footer={
        <Button variant="danger" isPending={isPending} pendingLabel={t('planning.saving')} onClick={withdraw}>
          {t('surveys.withdraw.confirm')}
        </Button>
      }
    />
  );
};
