import type { BookingCustomer } from '@plenary/contracts/events';
import type { SurveyDeps } from '../deps.ts';

/** Nobody signs in under it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The replacement for an erased customer of an event: sales, with the company's name and language. */
export const houseAsCustomer = (
  { brandName, salesEmail }: Pick<SurveyDeps, 'brandName' | 'salesEmail'>,
  { companyName, lang }: Pick<BookingCustomer, 'companyName' | 'lang'>,
): BookingCustomer => ({ userId: nobody, firstname: brandName, lastname: '', email: salesEmail, phone: '', companyName, lang });
