import type { BookingCustomer } from '@plenary/contracts/events';

/** The customer of a quote with contact details, for staff; null: erased. */
export const presentCustomer = (customer: BookingCustomer | null) =>
  customer && {
    name: `${customer.firstname} ${customer.lastname}`.trim(),
    companyName: customer.companyName,
    email: customer.email,
    phone: customer.phone,
  };
