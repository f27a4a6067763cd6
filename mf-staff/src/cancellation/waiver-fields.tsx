import { type WaiverReason, waiverReasons } from '@plenary/contracts/cancellation-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { centsOf } from '../desk/cents-of.ts';

/** A lower fee, as it is typed. */
export interface WaiverDraft {
  amount: string;
  reason: WaiverReason;
}
export const noWaiver: WaiverDraft = { amount: '', reason: 'resold' };

/** What is typed as a waiver: undefined for none, null where it is no amount. */
export const waiverOf = ({ amount, reason }: WaiverDraft): { fee: number; reason: WaiverReason } | undefined | null => {
  if (amount.trim() === '') return undefined;
  const fee = centsOf(amount);
  return fee === null ? null : { fee, reason };
};

interface Props {
  draft: WaiverDraft;
  onChange: (draft: WaiverDraft) => void;
}

/** Lets an administrator lower a cancellation fee. */
export const WaiverFields = ({ draft, onChange }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <TextField
        label={t('cancellation.waiveTo')}
        optionalLabel={t('optional')}
        inputMode="decimal"
        value={draft.amount}
        error={waiverOf(draft) === null ? t('surveys.charge.wrong') : undefined}
        onChange={(amount) => onChange({ ...draft, amount })}
      />
      {draft.amount.trim() === '' ? null : (
        <NativeSelect
          label={t('cancellation.waiveBecause')}
          options={waiverReasons.map((id) => ({ id, label: t(`cancellation.waived.${id}`) }))}
          value={draft.reason}
          onChange={(reason) => onChange({ ...draft, reason })}
        />
      )}
    </>
  );
};
