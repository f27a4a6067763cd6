import type { FieldErrors } from './problem.ts';
import { signatureTextFault } from './signature-terms.ts';

/** What staff keep of a company for its papers, without schemas: the page and svc-identity share the rule. An empty text is not known. */
export const companyBillingFields = ['street', 'zipCode', 'city', 'country', 'vatCode'] as const;
export type CompanyBilling = Record<(typeof companyBillingFields)[number], string>;

const addressFields = ['street', 'zipCode', 'city', 'country'] as const;

export const noCompanyBilling: CompanyBilling = { street: '', zipCode: '', city: '', country: '', vatCode: '' };

/** Whether a paper can print the address: an address is whole or unknown. */
export const hasAddress = (billing: Omit<CompanyBilling, 'vatCode'>): boolean =>
  addressFields.every((field) => billing[field].trim() !== '');

/** Errors of the fields of a company's billing, by name; a part of an address makes the others `required`. */
export const companyBillingFaults = (typed: CompanyBilling): FieldErrors => {
  const isBegun = addressFields.some((field) => typed[field].trim() !== '');
  const lacking = isBegun ? addressFields.filter((field) => typed[field].trim() === '') : [];
  const wrong = companyBillingFields.flatMap((field) => {
    const fault = signatureTextFault(field, typed[field]);
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries([...lacking.map((field) => [field, 'required'] as const), ...wrong]);
};
