import { creditDeeds, maxCreditReasonLength } from '@plenary/contracts/credit-terms';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { NamedHolder, Statement } from './api.ts';
import styles from './credits.module.css';
import { creditFieldIds, useChange } from './use-change.ts';

interface Props {
  named: NamedHolder;
  /** Formatted text. */
  balance: string;
  onChanged: (statement: Statement) => void;
  onEdit: () => void;
}

/** Form for a grant or a correction of credits, with its reason. */
export const ChangeForm = ({ named, balance, onChanged, onEdit }: Props) => {
  const { t } = useTranslation('staff');
  const { form, isPending, amountError, reasonError, failure, edit, submit } = useChange({ named, balance, onChanged });
  const change = (part: Parameters<typeof edit>[0]) => {
    edit(part);
    onEdit();
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NativeSelect
        label={t('credits.deed')}
        options={creditDeeds.map((id) => ({ id, label: t(`credits.deeds.${id}`) }))}
        value={form.deed}
        onChange={(deed) => change({ deed })}
      />
      <TextField
        id={creditFieldIds.amount}
        label={t('credits.amount')}
        inputMode={form.deed === 'grant' ? 'numeric' : 'text'}
        autoComplete="off"
        value={form.amount}
        error={amountError}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        id={creditFieldIds.reason}
        label={t('credits.reason')}
        description={t('credits.reasonHint')}
        maxLength={maxCreditReasonLength}
        autoComplete="off"
        value={form.reason}
        error={reasonError}
        onChange={(reason) => change({ reason })}
      />
      {failure ? (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      ) : null}
      <Button type="submit" size="small" isPending={isPending} pendingLabel={t('planning.saving')}>
        {t(`credits.submit.${form.deed}`)}
      </Button>
    </form>
  );
};
