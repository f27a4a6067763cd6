import type { Quote } from '@plenary/contracts/quote';
import * as contract from '@plenary/contracts/signature.endpoints';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { type Submission, useSubmission } from '@plenary/platform/submission';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { useEffect, useEffectEvent } from 'react';
import { atRoot } from '../at-root.ts';
import { draftFaults } from './draft-faults.ts';
import { type PreparedDocument, prepareSignature } from './signature-api.ts';
import { formOf, type SignatureDraft, shownTexts } from './signature-draft.ts';
import { changesPage, useSignatureWords } from './use-signature-words.ts';

interface Options {
  quote: Quote;
  state: SignatureState;
  draft: SignatureDraft;
  onPrepared: () => void;
}

export interface Preparation extends Pick<Submission<SignatureDraft>, 'submit' | 'isPending' | 'failure' | 'errors' | 'attempts' | 'mend'> {
  /** The last one that was printed. */
  document: PreparedDocument | null;
  /** The fields have to be looked at before one can be printed. */
  hasFailed: boolean;
}

/** Prints the document to be signed: once as the page opens, then whenever its fields were changed. */
export const usePreparation = ({ quote, state, draft, onPrepared }: Options): Preparation => {
  const { language, session } = usePlatform();
  const { revalidate } = useRevalidator();
  const telephoneFault = useTelephoneFault();
  const keptTelephone = state.form.paymentReminder.phone;
  const { submit, isPending, done, failure, errors, attempts, mend } = useSubmission({
    endpoints: [contract.prepareSignature],
    check: (typed: SignatureDraft) =>
      draftFaults(typed, {
        ...{ purpose: 'sign', telephoneFault, keptTelephone, ownEmail: session?.email ?? '' },
        needsSecond: state.needsSecond,
      }),
    send: (typed) => prepareSignature(quote.id, { ...formOf(typed), goodForAgreement: true }, language),
    fields: shownTexts(draft, true),
    words: useSignatureWords(),
    toRoot: atRoot,
    onDone: onPrepared,
    onFailure: (found) => (changesPage(found) ? void revalidate() : undefined),
  });
  const printFirst = useEffectEvent(() => void submit(draft));
  useEffect(() => printFirst(), []);
  return {
    ...{ submit, isPending, failure, errors, attempts, mend },
    document: done?.answer ?? null,
    hasFailed: attempts > 0 && done === null && !isPending,
  };
};
