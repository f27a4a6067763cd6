import { type GuestMode, guestFields } from '@plenary/contracts/guests-terms';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { useTranslation } from 'react-i18next';
import { faultKey, GuestFields, guestFieldId } from './guest-fields.tsx';
import styles from './guest-form.module.css';
import type { GuestForm as Form } from './use-guest-form.ts';

interface Props {
  mode: GuestMode;
  form: Form;
  submitLabel: string;
  /** Under the fields, before the button. */
  hint?: string;
}

/** The fields of one guest with what is wrong of them. */
export const GuestForm = ({ mode, form, submitLabel, hint }: Props) => {
  const { t } = useTranslation('client-area');
  const { entry, errors, failure, refusals, isPending, edit, submit } = form;
  const faults = guestFields.flatMap((field) => {
    const code = errors[field];
    return code
      ? [
          {
            fieldId: guestFieldId(field),
            message: t('guests.fieldFault', { field: t(`guests.fields.${field}`), fault: t(faultKey(code)) }),
          },
        ]
      : [];
  });
  const failures = { failed: 'guests.failed', over: 'guests.over', gone: 'guests.form.gone', stale: 'guests.form.stale' } as const;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {faults.length > 0 ? (
        <ErrorSummary key={refusals} title={t('guests.summaryTitle', { count: faults.length })} errors={faults} />
      ) : null}
      {failure ? (
        <Callout tone="danger" role="alert">
          {t(failures[failure])}
        </Callout>
      ) : null}
      <GuestFields mode={mode} entry={entry} errors={errors} onChange={edit} />
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div>
        <Button type="submit" isPending={isPending} pendingLabel={t('guests.form.saving')}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
