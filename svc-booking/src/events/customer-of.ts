import type { BookingCustomer } from '@plenary/contracts/events';
import type { UserActor } from '@plenary/service-kit/actor';

/** The customer data that a quote keeps. */
export const customerOf = ({ userId, email, firstname, lastname, phone, companyName, lang, salesforceId }: UserActor): BookingCustomer => ({
  userId,
  email,
  firstname,
  lastname,
  phone,
  companyName,
  lang,
  ...(salesforceId && { salesforceId }),
});
