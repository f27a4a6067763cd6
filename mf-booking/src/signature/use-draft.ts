import type { FieldErrors } from '@plenary/contracts/problem';
import type { SignatureForm } from '@plenary/contracts/signature-form';
import { usePlatform } from '@plenary/platform';
import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './keep-draft.ts';
import { draftOf, type SignatureDraft, type TextPath } from './signature-draft.ts';

export interface KeptDraft {
  draft: SignatureDraft;
  write: (path: TextPath, text: string) => void;
  choose: (choice: Partial<Omit<SignatureDraft, 'texts'>>) => void;
  /** It has been sent for good. */
  forget: () => void;
}

export interface DraftForm extends KeptDraft {
  errors: FieldErrors;
}

/** Typed values of a quote's signature page; the browser keeps them until they are sent, except billing data. */
export const useDraft = (quoteId: string, form: SignatureForm): KeptDraft => {
  const owner = usePlatform().session?.id ?? '';
  const [draft, setDraft] = useState(() => keptDraft({ owner, quoteId }, draftOf(form)));
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) keepDraft({ owner, quoteId }, draft);
  }, [owner, quoteId, draft, isTouched]);
  return {
    draft,
    write: (path, text) => {
      setTouched(true);
      setDraft((before) => ({ ...before, texts: { ...before.texts, [path]: text } }));
    },
    choose: (choice) => {
      setTouched(true);
      setDraft((before) => ({ ...before, ...choice }));
    },
    forget: () => {
      setTouched(false);
      forgetDraft({ owner, quoteId });
    },
  };
};

/** A draft with what its submission found wrong; a field that is written in is mended. */
export const withErrors = (kept: KeptDraft, { errors, mend }: { errors: FieldErrors; mend: (field: string) => void }): DraftForm => ({
  ...kept,
  errors,
  write: (path, text) => {
    kept.write(path, text);
    mend(path);
  },
});
