import * as contract from '@plenary/contracts/signature.endpoints';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { atRoot } from '../at-root.ts';
import { FillStep } from './fill-step.tsx';
import type { SignatureData } from './load-signature.ts';
import { ReadStep } from './read-step.tsx';
import { type PreparedDocument, signQuote } from './signature-api.ts';
import { useDraft } from './use-draft.ts';
import { changesPage, useSignatureWords } from './use-signature-words.ts';

/** First the fields, then the very document with the press that signs it; what is typed stays through both. */
export const Signing = ({ quote, state }: SignatureData) => {
  const { revalidate } = useRevalidator();
  const kept = useDraft(quote.id, state.form);
  const [document, setDocument] = useState<PreparedDocument | null>(null);
  const [wentBack, setWentBack] = useState(false);
  const { texts } = kept.draft;
  const signatoryName = texts['signatory.name'].trim();
  const signature = useSubmission({
    endpoints: [contract.signQuote],
    send: (read: PreparedDocument) => signQuote(quote.id, read, signatoryName),
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: () => {
      kept.forget();
      return revalidate();
    },
    onFailure: (failure) => {
      if (failure.code === 'document-changed') setDocument(null);
      if (changesPage(failure)) void revalidate();
    },
  });
  const failure = signature.failure?.text;

  if (!document)
    return (
      <FillStep
        quote={quote}
        state={state}
        kept={kept}
        failure={failure}
        isReturn={wentBack}
        onPress={signature.forget}
        onPrepared={setDocument}
      />
    );
  return (
    <ReadStep
      quote={quote}
      document={document}
      signatoryName={signatoryName}
      companyName={texts['billing.companyName']}
      failure={failure}
      isPending={signature.isPending}
      onSign={() => void signature.submit(document)}
      onChange={() => {
        signature.forget();
        setWentBack(true);
        setDocument(null);
      }}
    />
  );
};
