import { formatDay, formatPrice } from '@plenary/contracts/format';
import { reversePayment as endpoint } from '@plenary/contracts/payments.endpoints';
import type { Payment } from '@plenary/contracts/payments.schemas';
import { maxPaymentReversalReasonLength } from '@plenary/contracts/payments-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { reversePayment } from './api.ts';

interface Props {
  dealId: string;
  payment: Payment;
  onClose: () => void;
  onReversed: () => void;
}

/** Reverses a payment that was entered by mistake: the ledger keeps both. */
export const ReversalDialog = ({ dealId, payment: { id, kind, amount, day }, onClose, onReversed }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const [reason, setReason] = useState('');
  const form = useSubmission({
    endpoints: [endpoint],
    send: (content: string, { idempotencyKey }) => reversePayment({ dealId, paymentId: id }, content, idempotencyKey),
    fields: ['reason'],
    words: { conflict: t('payments.notReversible'), failed: t('surveys.failures.failed') },
    onDone: onReversed,
  });
  const what = [t(`payments.kinds.${kind}`), formatPrice(amount, locale, { decimals: true }), formatDay(day, locale)].join(', ');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('payments.reversal')}
      description={what}
      closeLabel={t('close')}
      footer={
        <Button
          variant="danger"
          disabled={reason.trim() === ''}
          isPending={form.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => void form.submit(reason.trim())}
        >
          {t('payments.reverse')}
        </Button>
      }
    >
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      <TextField
        label={t('reinstatement.reason')}
        maxLength={maxPaymentReversalReasonLength}
        value={reason}
        error={form.errors.reason ? t('reinstatement.badReason') : undefined}
        onChange={setReason}
      />
    </Dialog>
  );
};
