import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { withdrawSupplement } from './api.ts';
import type { SupplementLine } from './supplement-lines.ts';

interface Props {
  survey: StaffSurvey;
  line: SupplementLine;
  /** Its name in the table. */
  name: string;
  onClose: () => void;
}

/** Confirms the withdrawal of an agreed or proposed supplement, and explains its effect. */
export const WithdrawDialog = ({ survey, line, name, onClose }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const end = (text: string | null) => {
    if (text) notify({ text });
    onClose();
    return revalidate();
  };
  const { submit, isPending } = useSubmission({
    endpoints: [contract.withdrawSupplement],
    send: () => withdrawSupplement(survey, line.id ?? ''),
    words: {
      'stale-version': t('surveys.withdraw.moved'),
      conflict: t('surveys.withdraw.moved'),
      failed: t('surveys.failures.failed'),
    },
    onDone: () => end(t('surveys.withdraw.done', { name })),
    onFailure: ({ text }) => end(text),
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('surveys.withdraw.title', { name })}
      description={t(line.addon ? 'surveys.withdraw.addon' : 'surveys.withdraw.charge')}
      closeLabel={t('close')}
      footer={
        <Button variant="danger" isPending={isPending} pendingLabel={t('planning.saving')} onClick={() => submit()}>
          {t('surveys.withdraw.confirm')}
        </Button>
      }
    />
  );
};
