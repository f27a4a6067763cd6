import type { FieldErrors } from '@plenary/contracts/problem';
import type { SignatureForm } from '@plenary/contracts/signature-form';
import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './keep-draft.ts';
import { draftOf, type SignatureDraft, type TextPath } from './signature-draft.ts';

export interface DraftForm {
  draft: SignatureDraft;
  errors: FieldErrors;
  /** Counts the answers that found errors: each one's summary takes the focus. */
  refusals: number;
  write: (path: TextPath, text: string) => void;
  choose: (choice: Partial<Omit<SignatureDraft, 'texts'>>) => void;
  refuse: (errors: FieldErrors) => void;
  accept: () => void;
  /** It has been sent for good. */
  forget: () => void;
}

/** What is typed on the signature page of a quote, kept in the browser until it is sent. */
export const useDraft = (quoteId: string, form: SignatureForm): DraftForm => {
  const [draft, setDraft] = useState(() => keptDraft(quoteId, draftOf(form)));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) keepDraft(quoteId, draft);
  }, [quoteId, draft, isTouched]);
  const without = (path: string) => setErrors(({ [path]: _, ...others }) => others);
  return {
    draft,
    errors,
    refusals,
    write: (path, text) => {
      setTouched(true);
      setDraft((before) => ({ ...before, texts: { ...before.texts, [path]: text } }));
      without(path);
    },
    choose: (choice) => {
      setTouched(true);
      setDraft((before) => ({ ...before, ...choice }));
    },
    refuse: (found) => {
      setErrors(found);
      setRefusals((count) => count + 1);
    },
    accept: () => setErrors({}),
    forget: () => {
      setTouched(false);
      forgetDraft(quoteId);
    },
  };
};
