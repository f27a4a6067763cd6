import { formatDays } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { DocumentFrame } from './document-frame.tsx';
import { RejectQuote } from './reject-quote.tsx';
import { SignForm } from './sign-form.tsx';
import { draftAddress, type PreparedDocument } from './signature-api.ts';
import type { SignatureDraft } from './signature-draft.ts';
import formStyles from './signature-form.module.css';
import { SigningFacts } from './signing-facts.tsx';
import { SigningSteps } from './signing-steps.tsx';

interface Props {
  quote: Quote;
  /** Null while it is printed. */
  document: PreparedDocument | null;
  draft: SignatureDraft;
  isBillingMissing: boolean;
  /** An earlier signature has ended. */
  hasLapsed: boolean;
  /** A press led to it. */
  isReturn: boolean;
  failure: string | null | undefined;
  isPending: boolean;
  onSign: () => void;
  onChange: () => void;
}

/** What is signed and by whom, the very document, and the press that signs it. */
export const ReadStep = ({
  quote,
  document,
  draft,
  isBillingMissing,
  hasLapsed,
  isReturn,
  failure,
  isPending,
  onSign,
  onChange,
}: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const lead = isBillingMissing ? 'leadBeforeBilling' : 'lead';
  return (
    <div className={styles.body}>
      {isBillingMissing ? <SigningSteps current="read" /> : null}
      <PageHeading headline={t(quote.amends ? 'signature.page.amendment.headline' : 'signature.read.headline')} isAnswer={isReturn}>
        {t(quote.amends ? 'signature.page.amendment.lead' : `signature.page.${lead}`, {
          venue: quote.buildingName,
          days: formatDays(quote.eventStartDate, quote.eventEndDate, locale, 'short'),
        })}
      </PageHeading>
      {hasLapsed ? <Callout tone="warning">{t('signature.lapsed')}</Callout> : null}
      <SigningFacts quote={quote} draft={draft} />
      {document ? (
        <>
          <p className={formStyles.note}>{t('signature.read.lead')}</p>
          <DocumentFrame address={draftAddress(quote.id, document.draftId)} sha256={document.sha256} />
          <SignForm
            key={document.draftId}
            isAmendment={quote.amends !== undefined}
            draft={draft}
            isBillingMissing={isBillingMissing}
            failure={failure}
            isPending={isPending}
            onSign={onSign}
            onChange={onChange}
          />
        </>
      ) : (
        <SkeletonGroup label={t('signature.prepare.pending')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      <RejectQuote quote={quote} isSigned={false} />
    </div>
  );
};
