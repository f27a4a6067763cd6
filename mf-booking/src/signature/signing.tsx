import * as contract from '@plenary/contracts/signature.endpoints';
import { missingBilling } from '@plenary/contracts/signature-rules';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { atRoot } from '../at-root.ts';
import { FillStep } from './fill-step.tsx';
import type { SignatureData } from './load-signature.ts';
import { ReadStep } from './read-step.tsx';
import { type PreparedDocument, signQuote } from './signature-api.ts';
import { billingOf } from './signature-draft.ts';
import { useDraft } from './use-draft.ts';
import { usePreparation } from './use-preparation.ts';
import { changesPage, useSignatureWords } from './use-signature-words.ts';

/**
 * First the very document, printed with what is known, and the press that signs it. The fields come on request, or where the document
 * lacks one; billing follows the signature.
 */
export const Signing = ({ quote, state }: SignatureData) => {
  const { revalidate } = useRevalidator();
  const kept = useDraft(quote.id, state.form);
  const [isChanging, setChanging] = useState(false);
  const [wasChanged, setWasChanged] = useState(false);
  const preparation = usePreparation({ quote, state, draft: kept.draft, onPrepared: () => setChanging(false) });
  const { document } = preparation;
  const isBillingMissing = !quote.amends && missingBilling(billingOf(kept.draft)).length > 0;
  const signature = useSubmission({
    endpoints: [contract.signQuote],
    send: (read: PreparedDocument) => signQuote(quote.id, read, kept.draft.texts['signatory.name'].trim()),
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: () => {
      kept.forget();
      return revalidate();
    },
    onFailure: (failure) => {
      if (failure.code === 'document-changed') setChanging(true);
      if (changesPage(failure)) void revalidate();
    },
  });
  const failure = signature.failure?.text;

  if (isChanging || preparation.hasFailed)
    return (
      <FillStep
        quote={quote}
        state={state}
        isBillingMissing={isBillingMissing}
        kept={kept}
        preparation={preparation}
        failure={failure}
        isReturn={isChanging}
        onPress={() => {
          signature.forget();
          setWasChanged(true);
        }}
      />
    );
  return (
    <ReadStep
      quote={quote}
      document={document}
      draft={kept.draft}
      isBillingMissing={isBillingMissing}
      hasLapsed={state.hasLapsed}
      isReturn={wasChanged}
      failure={failure}
      isPending={signature.isPending}
      onSign={() => document && void signature.submit(document)}
      onChange={() => {
        signature.forget();
        setChanging(true);
      }}
    />
  );
};
