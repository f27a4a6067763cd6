import type { Quote } from '@plenary/contracts/quote';
import { Button } from '@plenary/ui/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { Agreement, agreementId } from './agreement.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { draftAddress, type PreparedDocument } from './signature-api.ts';
import formStyles from './signature-form.module.css';
import { SigningSteps } from './signing-steps.tsx';

interface Props {
  quote: Quote;
  document: PreparedDocument;
  signatoryName: string;
  companyName: string;
  failure: string | null | undefined;
  isPending: boolean;
  onSign: () => void;
  onChange: () => void;
}

/** The very document that is signed, and the press that signs it. */
export const ReadStep = ({ quote, document, signatoryName, companyName, failure, isPending, onSign, onChange }: Props) => {
  const { t } = useTranslation('booking');
  const [isGiven, setGiven] = useState(false);
  const [isLacking, setLacking] = useState(false);

  const sign = (event: FormEvent) => {
    event.preventDefault();
    setLacking(!isGiven);
    if (isGiven) onSign();
    else globalThis.document.getElementById(agreementId)?.focus();
  };

  return (
    <div className={styles.body}>
      <SigningSteps current="read" />
      <PageHeading headline={t('signature.read.headline')} isAnswer>
        {t('signature.read.lead')}
      </PageHeading>
      <DocumentFrame address={draftAddress(quote.id, document.draftId)} sha256={document.sha256} />
      <form className={formStyles.form} noValidate onSubmit={sign} aria-label={t('signature.read.headline')}>
        <Agreement
          hint={t('signature.read.agreementHint', { name: signatoryName, company: companyName })}
          isGiven={isGiven}
          isLacking={isLacking && !isGiven}
          onChange={setGiven}
        />
        <div className={formStyles.end}>
          <FailureCallout text={failure} />
          <div className={formStyles.ways}>
            <Button type="submit" size="large" isPending={isPending} pendingLabel={t('signature.read.pending')}>
              {t('signature.read.sign')}
            </Button>
            <Button variant="quiet" size="large" onClick={onChange} disabled={isPending}>
              {t('signature.read.change')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
};
