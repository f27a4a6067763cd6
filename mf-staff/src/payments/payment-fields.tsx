import {
  maxPaymentReferenceLength,
  type PaymentKind,
  type PaymentMethod,
  paymentKinds,
  paymentMethods,
} from '@plenary/contracts/payments-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';

/** A payment as it is typed. */
export interface PaymentDraft {
  kind: PaymentKind;
  amount: string;
  day: string;
  method: PaymentMethod;
  reference: string;
}

interface Props {
  draft: PaymentDraft;
  /** In words. */
  errors: Partial<Record<'amount' | 'day' | 'reference', string | undefined>>;
  onChange: (draft: PaymentDraft) => void;
}

export const PaymentFields = ({ draft, errors, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const change = (part: Partial<PaymentDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <NativeSelect
        label={t('payments.kind')}
        options={paymentKinds.map((id) => ({ id, label: t(`payments.kinds.${id}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={t('payments.amount')}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      />
      <TextField type="date" label={t('payments.day')} value={draft.day} error={errors.day} onChange={(day) => change({ day })} />
      <NativeSelect
        label={t('payments.method')}
        options={paymentMethods.map((id) => ({ id, label: t(`payments.methods.${id}`) }))}
        value={draft.method}
        onChange={(method) => change({ method })}
      />
      <TextField
        label={t('payments.reference')}
        optionalLabel={t('optional')}
        description={t('payments.referenceHint')}
        maxLength={maxPaymentReferenceLength}
        autoComplete="off"
        value={draft.reference}
        error={errors.reference}
        onChange={(reference) => change({ reference })}
      />
    </>
  );
};
