import type { CreditDeed } from '@plenary/contracts/credit-terms';
import { isCallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { usePlatform } from '@plenary/platform';
import { useState } from 'react';
import { amountOf } from './amount-of.ts';
import { changeCredits, type NamedHolder, type Statement } from './api.ts';

export interface CreditForm {
  deed: CreditDeed;
  amount: string;
  reason: string;
}
export type Fault = 'amount' | 'reason' | 'lacking' | 'failed';

const empty: CreditForm = { deed: 'grant', amount: '', reason: '' };

/** The form that grants and corrects; a press whose answer was lost counts once when it is repeated. */
export const useChange = (named: NamedHolder, onChanged: (statement: Statement) => void) => {
  const { report } = usePlatform();
  const [form, setForm] = useState(empty);
  const [key, setKey] = useState(newId);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isPending, setPending] = useState(false);

  const edit = (part: Partial<CreditForm>) => {
    setForm({ ...form, ...part });
    setKey(newId());
    setFault(null);
  };
  /** Answers what is wrong, so that the focus can go there. */
  const submit = async (): Promise<Fault | null> => {
    if (isPending) return null;
    const amount = amountOf(form);
    const reason = form.reason.trim();
    const wrong = amount === null ? 'amount' : reason === '' ? 'reason' : null;
    setFault(wrong);
    if (wrong || amount === null) return wrong;
    setPending(true);
    try {
      onChanged(await changeCredits(named, { deed: form.deed, amount, reason }, key));
      setForm(empty);
      setKey(newId());
      return null;
    } catch (error) {
      const found = isCallError(error) && error.code === 'insufficient-credit' ? 'lacking' : 'failed';
      if (found === 'failed') report(error);
      setFault(found);
      return found;
    } finally {
      setPending(false);
    }
  };
  return { form, fault, isPending, edit, submit };
};
