import { Button } from '@plenary/ui/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Agreement, agreementId } from './agreement.tsx';
import { FailureCallout } from './failure-callout.tsx';
import type { SignatureDraft } from './signature-draft.ts';
import styles from './signature-form.module.css';

interface Props {
  isAmendment: boolean;
  draft: SignatureDraft;
  isBillingMissing: boolean;
  failure: string | null | undefined;
  isPending: boolean;
  onSign: () => void;
  onChange: () => void;
}

/** The agreement with the document above, and the press that signs it. */
export const SignForm = ({ isAmendment, draft: { texts }, isBillingMissing, failure, isPending, onSign, onChange }: Props) => {
  const { t } = useTranslation('booking');
  const [isGiven, setGiven] = useState(false);
  const [isLacking, setLacking] = useState(false);
  const sign = (event: FormEvent) => {
    event.preventDefault();
    setLacking(!isGiven);
    if (isGiven) onSign();
    else document.getElementById(agreementId)?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={sign} aria-label={t('signature.read.headline')}>
      <Agreement
        isAmendment={isAmendment}
        hint={t('signature.read.agreementHint', { name: texts['signatory.name'].trim(), company: texts['billing.companyName'] })}
        isGiven={isGiven}
        isLacking={isLacking && !isGiven}
        onChange={setGiven}
      />
      <div className={styles.end}>
        <FailureCallout text={failure} />
        <div className={styles.ways}>
          <Button type="submit" size="large" isPending={isPending} pendingLabel={t('signature.read.pending')}>
            {t(isAmendment ? 'signature.read.amendment.sign' : 'signature.read.sign')}
          </Button>
          <Button variant="quiet" size="large" onClick={onChange} disabled={isPending}>
            {t('signature.read.change')}
          </Button>
        </div>
        {isBillingMissing ? <p className={styles.note}>{t('signature.later')}</p> : null}
      </div>
    </form>
  );
};
