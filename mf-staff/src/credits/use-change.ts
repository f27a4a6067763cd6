import * as contract from '@plenary/contracts/credit.endpoints';
import type { CreditDeed } from '@plenary/contracts/credit-terms';
import { unseenCode } from '@plenary/contracts/free-text-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountOf } from './amount-of.ts';
import { changeCredits, type NamedHolder, type Statement } from './api.ts';

export interface CreditForm {
  deed: CreditDeed;
  amount: string;
  reason: string;
}

const empty: CreditForm = { deed: 'grant', amount: '', reason: '' };

export const creditFieldIds = { amount: 'credit-amount', reason: 'credit-reason' } as const;

const faultsOf = (form: CreditForm): FieldErrors => ({
  ...(amountOf(form) === null ? { amount: form.deed } : {}),
  ...(form.reason.trim() === '' ? { reason: 'required' } : {}),
});

interface Options {
  named: NamedHolder;
  /** Formatted text. */
  balance: string;
  onChanged: (statement: Statement) => void;
}

/** The form that grants and corrects credits. */
export const useChange = ({ named, balance, onChanged }: Options) => {
  const { t } = useTranslation('staff');
  const [form, setForm] = useState(empty);
  const { submit, isPending, failure, errors, forget } = useSubmission({
    endpoints: [contract.changeCredits],
    send: (content: CreditForm, { idempotencyKey }) =>
      changeCredits(named, { deed: content.deed, amount: amountOf(content) ?? 0, reason: content.reason.trim() }, idempotencyKey),
    check: faultsOf,
    words: { 'insufficient-credit': t('credits.faults.lacking', { balance }), failed: t('credits.faults.failed') },
    focusOn: (found, code) => {
      if (found.amount || code === 'insufficient-credit') return creditFieldIds.amount;
      return found.reason ? creditFieldIds.reason : undefined;
    },
    onDone: (statement) => {
      onChanged(statement);
      setForm(empty);
    },
  });
  const isLacking = failure?.code === 'insufficient-credit';
  return {
    form,
    isPending,
    amountError: errors.amount ? t(`credits.faults.${form.deed}`) : (isLacking && failure.text) || undefined,
    reasonError:
      errors.reason && !errors.amount ? t(errors.reason === unseenCode ? 'credits.faults.unseen' : 'credits.faults.reason') : undefined,
    failure: isLacking ? null : (failure?.text ?? null),
    edit(part: Partial<CreditForm>) {
      setForm({ ...form, ...part });
      forget();
    },
    submit: () => submit(form),
  };
};
