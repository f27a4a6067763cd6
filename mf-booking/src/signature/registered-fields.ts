import type { findCompany } from '@plenary/contracts/company-register.endpoints';
import type { RegisteredCompany } from '@plenary/contracts/company-register.schemas';
import { countryName } from '@plenary/contracts/country-choices';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { SignatureDraft, TextPath } from './signature-draft.ts';

export type LookupAnswer = EndpointResponse<typeof findCompany>;
export type RegisteredField = readonly [path: TextPath, text: string];

/** What a register tells, by the fields of the form and in their order; the country by its name. */
export const fieldsOf = (company: RegisteredCompany, locale: string): RegisteredField[] => {
  const fields: RegisteredField[] = [
    ['billing.companyName', company.name],
    ['billing.street', company.street],
    ['billing.zipCode', company.zipCode],
    ['billing.city', company.city],
    ['billing.country', countryName(company.countryCode, locale)],
    ['billing.vatCode', company.vatCode],
  ];
  return fields.filter(([, text]) => text !== '');
};

const address: readonly TextPath[] = ['billing.street', 'billing.zipCode', 'billing.city', 'billing.country'];
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });

/** The register's fields, parted: `empty` may be filled at once; in `others` something else stands, or in another part of their address. */
export const partFields = (texts: SignatureDraft['texts'], fields: readonly RegisteredField[]) => {
  const isEmpty = (path: TextPath) => texts[path].trim() === '';
  const differing = fields.filter(([path, text]) => compare(texts[path].trim(), text) !== 0);
  const isAddressBegun = differing.some(([path]) => address.includes(path) && !isEmpty(path));
  const isFree = ([path]: RegisteredField) => isEmpty(path) && !(isAddressBegun && address.includes(path));
  return { empty: differing.filter(isFree), others: differing.filter((field) => !isFree(field)) };
};
