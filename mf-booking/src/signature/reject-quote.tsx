import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskTwice } from './ask-twice.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { rejectQuote } from './signature-api.ts';
import { failureOf, type SignatureFailure } from './signature-failure.ts';

/** Gives a quote up, or takes a signature back that something lacks. */
export const RejectQuote = ({ quote, isSigned }: { quote: Quote; isSigned: boolean }) => {
  const { t } = useTranslation('booking');
  const { report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<SignatureFailure | null>(null);
  const reject = async () => {
    setFailure(null);
    try {
      await rejectQuote(quote.id);
      await revalidate();
    } catch (error) {
      const found = failureOf(error);
      if (found === 'failed') report(error);
      setFailure(found);
    }
  };
  return (
    <AskTwice
      open={t(isSigned ? 'signature.reject.openSigned' : 'signature.reject.open')}
      title={t('signature.reject.title')}
      text={t('signature.reject.text', { venue: quote.buildingName })}
      action={t('signature.reject.action')}
      keep={t('signature.reject.keep')}
      pendingLabel={t('signature.reject.pending')}
      onAction={reject}
    >
      <FailureCallout failure={failure} />
    </AskTwice>
  );
};
