import type { SignatureDraft } from './signature-draft.ts';

const keyOf = (quoteId: string) => `signature-draft:${quoteId}`;
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const ofThisBrowser: OpenStorage = () => localStorage;

/** Stores typed values for a reload or another day. Without browser storage nothing is stored. */
export const keepDraft = (quoteId: string, draft: SignatureDraft, storage: OpenStorage = ofThisBrowser): void => {
  try {
    storage().setItem(keyOf(quoteId), JSON.stringify(draft));
  } catch {
    // The form works without.
  }
};

/** The stored values of a quote, over the form's initial ones; unknown fields are left out. */
export const keptDraft = (quoteId: string, first: SignatureDraft, storage: OpenStorage = ofThisBrowser): SignatureDraft => {
  try {
    const kept = JSON.parse(storage().getItem(keyOf(quoteId)) ?? '{}') as Partial<SignatureDraft>;
    const texts = Object.entries(first.texts).map(([path, text]) => {
      const typed: unknown = kept.texts?.[path as keyof SignatureDraft['texts']];
      return [path, typeof typed === 'string' ? typed : text];
    });
    return {
      texts: Object.fromEntries(texts) as SignatureDraft['texts'],
      order: kept.order === 'with' || kept.order === 'without' ? kept.order : first.order,
      method: kept.method === 'credit-card' || kept.method === 'bank-transfer' ? kept.method : first.method,
      sending: kept.sending === 'platform' || kept.sending === 'email' ? kept.sending : first.sending,
    };
  } catch {
    return first;
  }
};

export const forgetDraft = (quoteId: string, storage: OpenStorage = ofThisBrowser): void => {
  try {
    storage().removeItem(keyOf(quoteId));
  } catch {
    // Nothing was stored.
  }
};
