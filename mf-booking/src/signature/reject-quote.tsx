import type { Quote } from '@plenary/contracts/quote';
import * as contract from '@plenary/contracts/signature.endpoints';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { AskTwice } from './ask-twice.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { rejectQuote } from './signature-api.ts';
import { useSignatureWords } from './use-signature-words.ts';

/** Rejects a quote, or withdraws an incomplete signature. */
export const RejectQuote = ({ quote, isSigned }: { quote: Quote; isSigned: boolean }) => {
  const { t } = useTranslation('booking');
  const { revalidate } = useRevalidator();
  const rejection = useSubmission({
    endpoints: [contract.rejectQuote],
    send: (read: Pick<Quote, 'id' | 'revision'>, { idempotencyKey }) => rejectQuote(read, idempotencyKey),
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: () => revalidate(),
  });
  return (
    <AskTwice
      open={t(isSigned ? 'signature.reject.openSigned' : quote.amends ? 'signature.reject.openAmendment' : 'signature.reject.open')}
      title={t(quote.amends ? 'signature.reject.titleAmendment' : 'signature.reject.title')}
      text={t(quote.amends ? 'signature.reject.textAmendment' : 'signature.reject.text', { venue: quote.buildingName })}
      action={t(quote.amends ? 'signature.reject.actionAmendment' : 'signature.reject.action')}
      keep={t(quote.amends ? 'signature.reject.keepAmendment' : 'signature.reject.keep')}
      pendingLabel={t('signature.reject.pending')}
      isPending={rejection.isPending}
      onAction={() => rejection.submit(quote)}
    >
      <FailureCallout text={rejection.failure?.text} />
    </AskTwice>
  );
};
