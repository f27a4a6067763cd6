import { maxTypedVatCode, normaliseVatCode } from './signature-terms.ts';

/** The number by which a register knows a company, without schemas: the page and svc-booking read it alike. */
export type CompanyNumber = { kind: 'vat'; countryCode: string; number: string } | { kind: 'siren'; number: string };

/** Registers that a deployment may have: VIES by VAT number, the French one by SIREN. */
export const companyRegisters = ['vat', 'siren'] as const;
export type CompanyRegister = (typeof companyRegisters)[number];

/** A SIREN carries a check digit (Luhn, from the right). */
const isSiren = (digits: string): boolean => {
  const sum = [...digits].reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
};

/** States that VIES answers for, by the letters that begin their numbers: Greece is EL there, Northern Ireland XI. */
const vatCountries = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

/** A digit at least, which a company's name seldom has. */
const vatNumber = /^([A-Z]{2})(?=\D*\d)([0-9A-Z+*]{2,12})$/;
const frenchNumber = /^[0-9A-Z]{2}(\d{9})$/;

/** Country of a VAT number as ISO 3166 has it. */
export const countryOfVat = (letters: string): string => ({ EL: 'GR', XI: 'GB' })[letters] ?? letters;

/** The SIREN within a French VAT number; null: it is another country's. */
export const sirenOfVat = ({ countryCode, number }: { countryCode: string; number: string }): string | null =>
  countryCode === 'FR' ? (frenchNumber.exec(number)?.[1] ?? null) : null;

/** The French VAT number that follows from a SIREN by its key. */
export const vatOfSiren = (siren: string): string => {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
};

/** A typed VAT number or SIREN, whatever its blanks and dots; null where it is neither. */
export const readCompanyNumber = (typed: string): CompanyNumber | null => {
  if (typed.length > maxTypedVatCode) return null;
  const text = normaliseVatCode(typed);
  if (/^\d{9}$/.test(text)) return isSiren(text) ? { kind: 'siren', number: text } : null;
  const [, countryCode = '', number = ''] = vatNumber.exec(text) ?? [];
  if (!vatCountries.includes(countryCode)) return null;
  if (countryCode === 'FR' && !frenchNumber.test(number)) return null;
  return { kind: 'vat', countryCode, number };
};

/**
 * Whether a deployment with these registers can look a number up: the French one knows a French VAT number by its SIREN, VIES a SIREN by
 * the VAT number that follows from it.
 */
export const isAnswered = (number: CompanyNumber, registers: readonly CompanyRegister[]): boolean => {
  if (registers.includes('vat')) return true;
  return registers.includes('siren') && (number.kind === 'siren' || sirenOfVat(number) !== null);
};
