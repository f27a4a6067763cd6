import type { BookingCustomer } from '@plenary/contracts/events';
import type { UserActor } from '@plenary/service-kit/actor';

/** What a quote keeps of whom it is made for. */
export const customerOf = ({ userId, email, firstname, lastname, phone, companyName, lang }: UserActor): BookingCustomer => ({
  userId,
  email,
  firstname,
  lastname,
  phone,
  companyName,
  lang,
});
