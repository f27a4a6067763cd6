import { dropDraft, findDraft, keepDraft as keep } from '@plenary/platform/drafts';
import { type SignatureDraft, type TextPath, textFields } from './signature-draft.ts';

export interface DraftOwner {
  /** Id of the user. */
  owner: string;
  quoteId: string;
}

/** Of the texts, only those about the signatories: billing data never stay in the browser. */
const keptPaths: readonly TextPath[] = textFields.signature.map(([path]) => path);

const placeOf = ({ owner, quoteId }: DraftOwner) => ({ owner, form: `signature:${quoteId}` });

/** Stores choices and signatories for a reload or another day. Without browser storage nothing is stored. */
export const keepDraft = (of: DraftOwner, { texts, ...choices }: SignatureDraft): void => {
  keep(placeOf(of), { ...choices, texts: Object.fromEntries(keptPaths.map((path) => [path, texts[path]])) });
};

/** The stored values of a quote, over the form's initial ones; unknown fields are left out. */
export const keptDraft = (of: DraftOwner, first: SignatureDraft): SignatureDraft => {
  const kept = findDraft<Partial<SignatureDraft>>(placeOf(of)) ?? {};
  const texts = { ...first.texts };
  for (const path of keptPaths) {
    const typed: unknown = kept.texts?.[path];
    if (typeof typed === 'string') texts[path] = typed;
  }
  return {
    texts,
    order: kept.order === 'with' || kept.order === 'without' ? kept.order : first.order,
    method: kept.method === 'credit-card' || kept.method === 'bank-transfer' ? kept.method : first.method,
    sending: kept.sending === 'platform' || kept.sending === 'email' ? kept.sending : first.sending,
  };
};

export const forgetDraft = (of: DraftOwner): void => dropDraft(placeOf(of));
