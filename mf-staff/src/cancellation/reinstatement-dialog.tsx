import * as contract from '@plenary/contracts/reinstatement.endpoints';
import { maxReinstatementReasonLength } from '@plenary/contracts/reinstatement-terms';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { reinstateDeal } from './api.ts';

interface Props {
  dealId: string;
  /** Of the deal, as the page knows it. */
  revision: number;
  onClose: () => void;
  onReinstated: () => void;
}

/** Takes the cancellation of a booking back, where its rooms are still free (design: lifecycle L37). */
export const ReinstatementDialog = ({ dealId, revision, onClose, onReinstated }: Props) => {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useState('');
  const form = useSubmission({
    send: (content: string, { idempotencyKey }) => reinstateDeal(dealId, { revision, reason: content }, idempotencyKey),
    endpoints: [contract.reinstateDeal],
    fields: ['reason'],
    words: {
      'no-longer-available': t('reinstatement.taken'),
      'stale-version': t('reinstatement.over'),
      conflict: t('reinstatement.over'),
      'event-over': t('reinstatement.over'),
      failed: t('surveys.failures.failed'),
    },
    onDone: onReinstated,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('reinstatement.title')}
      description={t('reinstatement.hint')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={reason.trim() === ''}
          isPending={form.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => void form.submit(reason.trim())}
        >
          {t('reinstatement.action')}
        </Button>
      }
    >
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      <TextField
        label={t('reinstatement.reason')}
        maxLength={maxReinstatementReasonLength}
        value={reason}
        error={form.errors.reason ? t('reinstatement.badReason') : undefined}
        onChange={setReason}
      />
    </Dialog>
  );
};
