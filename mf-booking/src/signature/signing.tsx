import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useState } from 'react';
import { FillStep } from './fill-step.tsx';
import type { SignatureData } from './load-signature.ts';
import { ReadStep } from './read-step.tsx';
import { type PreparedDocument, signQuote } from './signature-api.ts';
import { changesPage, failureOf, type SignatureFailure } from './signature-failure.ts';
import { useDraft } from './use-draft.ts';

interface Prepared {
  document: PreparedDocument;
  signatoryName: string;
}

/** First the fields, then the very document with the press that signs it; what is typed stays through both. */
export const Signing = ({ quote, state }: SignatureData) => {
  const { report } = usePlatform();
  const { revalidate } = useRevalidator();
  const form = useDraft(quote.id, state.form);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [failure, setFailure] = useState<SignatureFailure | null>(null);
  const [wentBack, setWentBack] = useState(false);

  const fail = (error: unknown) => {
    const found = failureOf(error);
    if (found === 'failed') report(error);
    setFailure(found);
    if (found === 'document-changed') setPrepared(null);
    if (changesPage(found)) void revalidate();
  };
  const sign = async ({ document, signatoryName }: Prepared) => {
    setFailure(null);
    try {
      await signQuote(quote.id, document, signatoryName);
      form.forget();
      await revalidate();
    } catch (error) {
      fail(error);
    }
  };

  if (!prepared)
    return (
      <FillStep
        quote={quote}
        state={state}
        form={form}
        failure={failure}
        isReturn={wentBack}
        onFailure={fail}
        onPress={() => setFailure(null)}
        onPrepared={(document, signatoryName) => setPrepared({ document, signatoryName })}
      />
    );
  return (
    <ReadStep
      quote={quote}
      document={prepared.document}
      signatoryName={prepared.signatoryName}
      companyName={form.draft.texts['billing.companyName']}
      failure={failure}
      onSign={() => sign(prepared)}
      onChange={() => {
        setFailure(null);
        setWentBack(true);
        setPrepared(null);
      }}
    />
  );
};
