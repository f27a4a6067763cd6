import { formatPrice } from '@plenary/contracts/format';
import { addPayment as endpoint } from '@plenary/contracts/payments.endpoints';
import { maxPaymentAmount } from '@plenary/contracts/payments-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centsOf } from '../desk/cents-of.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { addPayment, type NewPayment } from './api.ts';
import { type PaymentDraft, PaymentFields } from './payment-fields.tsx';
import styles from './payments-panel.module.css';

interface Props {
  dealId: string;
  /** Received less paid back, in euro cents. */
  received: number;
  onClose: () => void;
  onEntered: () => void;
}

/** The draft as the server takes it; null while a field is missing or wrong. */
const paymentOf = ({ kind, amount, day, method, reference }: PaymentDraft): NewPayment | null => {
  const cents = centsOf(amount);
  if (cents === null || cents < 1 || cents > maxPaymentAmount || day === '') return null;
  return { kind, amount: cents, day, method, reference: reference.trim() };
};

/** Enters a payment that was received for a deal, or paid back. */
export const PaymentDialog = ({ dealId, received, onClose, onEntered }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const [draft, setDraft] = useState<PaymentDraft>({ kind: 'received', amount: '', day: '', method: 'transfer', reference: '' });
  const payment = paymentOf(draft);
  const form = useSubmission({
    endpoints: [endpoint],
    send: (body: NewPayment, { idempotencyKey }) => addPayment(dealId, body, idempotencyKey),
    fields: ['amount', 'day', 'reference'],
    words: { conflict: t('payments.unsigned'), failed: t('surveys.failures.failed') },
    onDone: onEntered,
  });
  const isTooMuch = draft.kind === 'refunded' && (payment?.amount ?? 0) > received;
  const isNoAmount = draft.amount.trim() !== '' && centsOf(draft.amount) === null;
  const errors = {
    ...(form.errors.amount || isTooMuch
      ? { amount: t('payments.tooMuch', { amount: formatPrice(received, locale, { decimals: true }) }) }
      : isNoAmount && { amount: t('surveys.charge.wrong') }),
    ...(form.errors.day && { day: t('payments.dayToCome') }),
    ...(form.errors.reference && { reference: t('payments.badReference') }),
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('payments.open')}
      description={t('payments.hint')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={!payment || isTooMuch}
          isPending={form.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => payment && void form.submit(payment)}
        >
          {t('payments.enter')}
        </Button>
      }
    >
      <div className={styles.form}>
        {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
        <PaymentFields draft={draft} errors={errors} onChange={setDraft} />
      </div>
    </Dialog>
  );
};
