import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { DownloadFile } from '../quote/download-file.tsx';
import { quotePdfAddress } from '../quote/quote-pdf-address.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { CompleteBilling } from './complete-billing.tsx';
import { Confirmed } from './confirmed.tsx';
import { InviteAgain } from './invite-again.tsx';
import type { SignatureData } from './load-signature.ts';
import { RejectQuote } from './reject-quote.tsx';
import { certificateAddress } from './signature-api.ts';
import { SignatureFacts } from './signature-facts.tsx';
import { SigningSteps } from './signing-steps.tsx';

interface Props extends SignatureData {
  signature: NonNullable<SignatureState['signature']>;
}

/** A quote that is signed: what it waits for, with the one thing to do next, or that it is confirmed. */
export const StandingSignature = ({ quote, state, signature }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const isCancelled = quote.standing === 'cancelled';
  const kind = isCancelled ? 'cancelled' : state.status === 'Approved' ? 'approved' : signature.isComplete ? 'missing' : 'partial';
  const hasOwnWords = quote.amends && (kind === 'approved' || kind === 'partial');
  const words = hasOwnWords ? (`signature.standing.amendment.${kind}` as const) : (`signature.standing.${kind}` as const);
  const isOpen = kind === 'missing' || kind === 'partial';
  const email = signature.secondSignatory?.email ?? '';
  const isBillingMissing = isOpen && state.missing.length > 0;
  return (
    <div className={styles.body}>
      {isBillingMissing ? <SigningSteps current="billing" /> : null}
      <PageHeading headline={t(`${words}.headline`)} isAnswer>
        {t(`${words}.text`, { venue: quote.buildingName, email })}
      </PageHeading>
      {kind === 'approved' ? <Confirmed quote={quote} deposit={state.deposit} paymentMethod={state.form.paymentMethod} /> : null}
      <SignatureFacts quote={quote} signature={signature} />
      <div className={styles.ways}>
        {isCancelled ? (
          <Link className={buttonClass()} to={paths.cancellation(quote.amends ?? quote.id)}>
            {t('signature.block.cancelled.action')}
          </Link>
        ) : null}
        <DownloadFile
          address={quotePdfAddress(quote.id, { language, goal: 'signature' })}
          label={t('signature.standing.document')}
          fileName={`${quote.id}.pdf`}
        />
        {signature.isComplete && !signature.paper ? (
          <DownloadFile
            address={certificateAddress(quote.id)}
            label={t('signature.standing.certificate')}
            fileName={`${quote.id}-certificate.pdf`}
          />
        ) : null}
        {kind === 'partial' ? <InviteAgain quoteId={quote.id} email={email} /> : null}
      </div>
      {isBillingMissing ? <CompleteBilling quoteId={quote.id} state={state} /> : null}
      {isOpen ? <RejectQuote quote={quote} isSigned /> : null}
    </div>
  );
};
