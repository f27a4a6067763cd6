import { creditDeeds, maxCreditReasonLength } from '@plenary/contracts/credit-terms';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedHolder, Statement } from './api.ts';
import styles from './credits.module.css';
import { useChange } from './use-change.ts';

interface Props {
  named: NamedHolder;
  /** In words. */
  balance: string;
  onChanged: (statement: Statement) => void;
  onEdit: () => void;
}

/** So many credits more, or a correction up or down, and why. */
export const ChangeForm = ({ named, balance, onChanged, onEdit }: Props) => {
  const { t } = useTranslation('staff');
  const { form, fault, isPending, edit, submit } = useChange(named, onChanged);
  const amountRef = useRef<HTMLInputElement>(null);
  const reasonRef = useRef<HTMLInputElement>(null);
  const change = (part: Parameters<typeof edit>[0]) => {
    edit(part);
    onEdit();
  };
  const send = async () => {
    const wrong = await submit();
    if (wrong === 'amount' || wrong === 'lacking') amountRef.current?.focus();
    if (wrong === 'reason') reasonRef.current?.focus();
  };
  const amountError =
    fault === 'lacking' ? t('credits.faults.lacking', { balance }) : fault === 'amount' ? t(`credits.faults.${form.deed}`) : undefined;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <NativeSelect
        label={t('credits.deed')}
        options={creditDeeds.map((id) => ({ id, label: t(`credits.deeds.${id}`) }))}
        value={form.deed}
        onChange={(deed) => change({ deed })}
      />
      <TextField
        ref={amountRef}
        label={t('credits.amount')}
        inputMode={form.deed === 'grant' ? 'numeric' : 'text'}
        autoComplete="off"
        value={form.amount}
        error={amountError}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        ref={reasonRef}
        label={t('credits.reason')}
        description={t('credits.reasonHint')}
        maxLength={maxCreditReasonLength}
        autoComplete="off"
        value={form.reason}
        error={fault === 'reason' ? t('credits.faults.reason') : undefined}
        onChange={(reason) => change({ reason })}
      />
      {fault === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {t('credits.faults.failed')}
        </p>
      ) : null}
      <Button type="submit" size="small" isPending={isPending} pendingLabel={t('planning.saving')}>
        {t(`credits.submit.${form.deed}`)}
      </Button>
    </form>
  );
};
