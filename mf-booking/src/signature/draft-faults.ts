import { emailPattern, normaliseEmail } from '@plenary/contracts/identity-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { missingBilling } from '@plenary/contracts/signature-rules';
import { normaliseVatCode, platformUrlPattern, vatCodePattern } from '@plenary/contracts/signature-terms';
import { billingOf, type SignatureDraft, shownTexts, type TextPath } from './signature-draft.ts';

/** Fields of another shape than any text; empty ones may stay empty. */
const shapes: Partial<Record<TextPath, (text: string) => boolean>> = {
  'billing.email': (text) => isEmail(text),
  'paymentReminder.email': (text) => isEmail(text),
  'invoicing.address': (text) => isEmail(text),
  'invoicing.copyTo': (text) => isEmail(text),
  'company.secondSignatory': (text) => isEmail(text),
  'billing.vatCode': (text) => vatCodePattern.test(normaliseVatCode(text)),
  'invoicing.url': (text) => platformUrlPattern.test(text),
};
const isEmail = (text: string) => emailPattern.test(normaliseEmail(text));

interface Rules {
  /** `sign`: billing may follow later; `complete`: it is required now. */
  purpose: 'sign' | 'complete';
  /** E-mail of the first signatory. */
  ownEmail: string;
}

/** Errors of the form's visible fields, by path: the service's own rules. */
export const draftFaults = (draft: SignatureDraft, { purpose, ownEmail }: Rules): FieldErrors => {
  const isSigning = purpose === 'sign';
  const shown = shownTexts(draft, isSigning);
  const found: FieldErrors = {};
  for (const path of shown) {
    const text = draft.texts[path].trim();
    if (text !== '' && shapes[path]?.(text) === false) found[path] = 'invalid_format';
  }
  if (!isSigning) return { ...Object.fromEntries(missingBilling(billingOf(draft)).map((path) => [path, 'required'])), ...found };
  if (draft.texts['signatory.name'].trim() === '') found['signatory.name'] = 'required';
  const second = normaliseEmail(draft.texts['company.secondSignatory']);
  if (second !== '' && second === normaliseEmail(ownEmail)) found['company.secondSignatory'] = 'same_as_signatory';
  return found;
};
