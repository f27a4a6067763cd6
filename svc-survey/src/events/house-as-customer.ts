import type { BookingCustomer } from '@plenary/contracts/events';
import type { SurveyDeps } from '../deps.ts';

/** Nobody signs in under it. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Who stands where the customer of an event is forgotten: sales, in the company's place and language. */
export const houseAsCustomer = (
  { brandName, salesEmail }: Pick<SurveyDeps, 'brandName' | 'salesEmail'>,
  { companyName, lang }: Pick<BookingCustomer, 'companyName' | 'lang'>,
): BookingCustomer => ({ userId: nobody, firstname: brandName, lastname: '', email: salesEmail, phone: '', companyName, lang });
