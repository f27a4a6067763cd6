import { countryCodes, defaultCountryCode } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** The country of an address; France where it names none (spec/logistics.md §2 "Staff pages"). */
export const readCountry = (query: URLSearchParams): CountryCode =>
  countryCodes.find((code) => code === query.get('country')) ?? defaultCountryCode;
