import { normaliseEmail } from '@plenary/contracts/email-address';
import type { FieldErrors } from '@plenary/contracts/problem';
import { missingBilling } from '@plenary/contracts/signature-rules';
import { signatureTextFault } from '@plenary/contracts/signature-terms';
import type { TelephoneFault } from '@plenary/contracts/telephone';
import { billingOf, type SignatureDraft, shownTexts, textFields } from './signature-draft.ts';

const limitOf = new Map(Object.values(textFields).flat());

interface Rules {
  /** `sign`: billing may follow later; `complete`: it is required now. */
  purpose: 'sign' | 'complete';
  /** E-mail of the first signatory. */
  ownEmail: string;
  telephoneFault: TelephoneFault;
  /** Telephone number of the payment reminder so far. */
  keptTelephone: string;
  /** Two have to sign. */
  needsSecond?: boolean | undefined;
}

/** Errors of the form's visible fields, by path: the service's own rules. */
export const draftFaults = (
  draft: SignatureDraft,
  { purpose, ownEmail, telephoneFault, keptTelephone, needsSecond }: Rules,
): FieldErrors => {
  const isSigning = purpose === 'sign';
  const shown = shownTexts(draft, isSigning);
  const found: FieldErrors = {};
  for (const path of shown) {
    const limit = limitOf.get(path);
    const fault = limit && signatureTextFault(limit, draft.texts[path]);
    if (fault) found[path] = fault;
  }
  const telephone = telephoneFault(draft.texts['paymentReminder.phone'].trim(), keptTelephone);
  if (telephone) found['paymentReminder.phone'] ??= telephone;
  if (!isSigning) return { ...Object.fromEntries(missingBilling(billingOf(draft)).map((path) => [path, 'required'])), ...found };
  if (draft.texts['signatory.name'].trim() === '') found['signatory.name'] = 'required';
  const second = normaliseEmail(draft.texts['company.secondSignatory']);
  if (second === '' && needsSecond) found['company.secondSignatory'] = 'required';
  if (second !== '' && second === normaliseEmail(ownEmail)) found['company.secondSignatory'] = 'same_as_signatory';
  return found;
};
