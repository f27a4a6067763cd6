import { formatDays, formatInstant, formatPrice } from '@plenary/contracts/format';
import type { Countersignature } from '@plenary/contracts/signature';
import { signatureLimits } from '@plenary/contracts/signature-terms';
import { CallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Agreement, agreementId } from './agreement.tsx';
import { AskTwice } from './ask-twice.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { PageHeading } from './page-heading.tsx';
import { countersign, countersignatureDocumentAddress, type MailedLink, refuseCountersignature } from './signature-api.ts';
import { failureOf, type SignatureFailure } from './signature-failure.ts';
import formStyles from './signature-form.module.css';
import styles from './signature-page.module.css';

export type CountersignOutcome = 'done' | 'approved' | 'refused' | 'invalid' | 'expired';

interface Props {
  link: MailedLink;
  countersignature: Countersignature;
  onOutcome: (outcome: CountersignOutcome) => void;
}

const nameId = 'countersignature-name';

/** The document that was signed first, and the presses that sign it too or refuse to. */
export const Countersigning = ({ link, countersignature, onOutcome }: Props) => {
  const { t } = useTranslation('booking');
  const { locale, report } = usePlatform();
  const { signatoryName, companyName, buildingName, eventStartDate, eventEndDate, totalIncludingVatPrice, deadline, sha256 } =
    countersignature;
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [isGiven, setGiven] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignatureFailure | null>(null);

  const attempt = async (act: () => Promise<CountersignOutcome>) => {
    setFailure(null);
    try {
      onOutcome(await act());
    } catch (error) {
      if (error instanceof CallError && (error.status === 410 || error.code === 'invalid-token'))
        return onOutcome(error.status === 410 ? 'expired' : 'invalid');
      const found = failureOf(error);
      if (found === 'failed') report(error);
      setFailure(found);
    }
  };
  const sign = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPressed(true);
    const lacking = name.trim() === '' ? nameId : isGiven ? null : agreementId;
    if (lacking) return void document.getElementById(lacking)?.focus();
    setPending(true);
    await attempt(async () => ((await countersign(link, { sha256, name: name.trim() })).status === 'Approved' ? 'approved' : 'done'));
    setPending(false);
  };
  const refuse = () =>
    attempt(async () => {
      await refuseCountersignature(link, reason.trim());
      return 'refused';
    });

  return (
    <div className={styles.body}>
      <PageHeading headline={t('signature.counter.headline')} isAnswer={false}>
        {t('signature.counter.lead', {
          signatory: signatoryName,
          company: companyName,
          venue: buildingName,
          days: formatDays(eventStartDate, eventEndDate, locale, 'short'),
        })}
      </PageHeading>
      <dl className={styles.facts}>
        <div>
          <dt>{t('signature.counter.total')}</dt>
          <dd>{formatPrice(totalIncludingVatPrice, locale, { decimals: true })}</dd>
        </div>
        <div>
          <dt>{t('signature.counter.deadline')}</dt>
          <dd>
            <time dateTime={deadline}>{formatInstant(deadline, locale, { dateStyle: 'full', timeStyle: 'short' })}</time>
          </dd>
        </div>
      </dl>
      <DocumentFrame address={countersignatureDocumentAddress(link)} sha256={sha256} />
      <form className={formStyles.form} noValidate onSubmit={(event) => void sign(event)} aria-label={t('signature.counter.headline')}>
        <TextField
          id={nameId}
          label={t('signature.counter.name')}
          autoComplete="name"
          maxLength={signatureLimits.name}
          value={name}
          onChange={setName}
          error={wasPressed && name.trim() === '' ? t('signature.error.required') : undefined}
          required
        />
        <Agreement
          hint={t('signature.counter.agreementHint', { company: companyName })}
          isGiven={isGiven}
          isLacking={wasPressed && !isGiven}
          onChange={setGiven}
        />
        <div className={formStyles.end}>
          <FailureCallout failure={failure} />
          <Button type="submit" size="large" isPending={isPending} pendingLabel={t('signature.read.pending')}>
            {t('signature.counter.sign')}
          </Button>
        </div>
      </form>
      <AskTwice
        open={t('signature.counter.refuse.open')}
        title={t('signature.counter.refuse.title')}
        text={t('signature.counter.refuse.text', { signatory: signatoryName })}
        action={t('signature.counter.refuse.action')}
        keep={t('signature.counter.refuse.keep')}
        pendingLabel={t('signature.counter.refuse.pending')}
        onAction={refuse}
      >
        <TextField
          label={t('signature.counter.refuse.reason')}
          optionalLabel={t('signature.optional')}
          maxLength={signatureLimits.reason}
          value={reason}
          onChange={setReason}
        />
      </AskTwice>
    </div>
  );
};
