import { type GuestMode, guestFields } from '@plenary/contracts/guests-terms';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { useTranslation } from 'react-i18next';
import type { Guest } from './api.ts';
import { faultKey, GuestFields, guestFieldId } from './guest-fields.tsx';
import styles from './guest-form.module.css';
import { nameOf } from './guest-words.ts';
import type { GuestForm as Form } from './use-guest-form.ts';

interface Props {
  mode: GuestMode;
  form: Form;
  submitLabel: string;
  /** Under the fields, before the button. */
  hint?: string;
}

/** The fields of one guest, with their errors. */
export const GuestForm = ({ mode, form, submitLabel, hint }: Props) => {
  const { t } = useTranslation('client-area');
  const { entry, errors, failure, attempts, isPending, edit, submit } = form;
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
        <ErrorSummary key={attempts} title={t('guests.summaryTitle', { count: faults.length })} errors={faults} />
      ) : null}
      <SaveFailure failure={failure} />
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

/** Why the guest was not saved, with the values that another person saved first. */
const SaveFailure = ({ failure }: Pick<Form, 'failure'>) => {
  if (!failure?.text) return null;
  const newer = failure.code === 'stale-version' ? (failure.current as Guest | undefined) : undefined;
  return (
    <Callout tone="danger" role="alert">
      <p>{failure.text}</p>
      {newer ? <p>{[nameOf(newer), newer.email, newer.company, newer.phone].filter(Boolean).join(', ')}</p> : null}
    </Callout>
  );
};
