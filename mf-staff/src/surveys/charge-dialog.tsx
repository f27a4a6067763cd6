import { maxCharge, maxChargeLabel } from '@plenary/contracts/survey-terms';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { centsOf } from '../desk/cents-of.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { percentOf } from '../desk/percent-of.ts';
import type { Charge } from './api.ts';

/** A charge as it is typed. */
export interface ChargeDraft {
  label: string;
  amount: string;
  vat: string;
}
export const noCharge: ChargeDraft = { label: '', amount: '', vat: '' };

interface Props {
  isOpen: boolean;
  isPending: boolean;
  /** The survey still waits for staff. */
  isWaiting: boolean;
  failure: ReactNode;
  /** What it could cost by the quote. */
  suggestion: ReactNode;
  draft: ChargeDraft;
  /** How the customer agreed. */
  consent: ReactNode;
  onChange: (draft: ChargeDraft) => void;
  onClose: () => void;
  onAccept: (charge: Charge) => void;
}

/** Euro cents; null: no amount that can be charged. */
const chargeOf = (text: string): number | null => {
  const amount = centsOf(text);
  return amount !== null && amount > 0 && amount <= maxCharge ? amount : null;
};

/** Accepts a survey with something to be charged for, as a later end: what it is and what it costs, agreed on with the customer. */
export const ChargeDialog = ({ isOpen, isPending, isWaiting, failure, suggestion, draft, consent, onChange, onClose, onAccept }: Props) => {
  const { t } = useTranslation('staff');
  const { label, amount, vat } = draft;
  const excludingVat = chargeOf(amount);
  const vatPercent = percentOf(vat);
  const isWrong = amount.trim() !== '' && excludingVat === null;
  const isNoRate = vat.trim() !== '' && vatPercent === null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('surveys.charge.accept')}
      description={t('surveys.charge.hint')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={!isWaiting || label.trim() === '' || excludingVat === null || vatPercent === null}
          isPending={isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => excludingVat !== null && vatPercent !== null && onAccept({ label: label.trim(), excludingVat, vatPercent })}
        >
          {t('surveys.accept')}
        </Button>
      }
    >
      {failure ? <FailureNotice>{failure}</FailureNotice> : null}
      {isOpen ? suggestion : null}
      <TextField
        label={t('surveys.charge.label')}
        maxLength={maxChargeLabel}
        value={label}
        onChange={(typed) => onChange({ ...draft, label: typed })}
      />
      <TextField
        label={t('surveys.charge.amount')}
        inputMode="decimal"
        value={amount}
        error={isWrong ? t('surveys.charge.wrong') : undefined}
        onChange={(typed) => onChange({ ...draft, amount: typed })}
      />
      <TextField
        label={t('surveys.charge.vat')}
        inputMode="decimal"
        value={vat}
        error={isNoRate ? t('surveys.charge.noRate') : undefined}
        onChange={(typed) => onChange({ ...draft, vat: typed })}
      />
      {consent}
    </Dialog>
  );
};
