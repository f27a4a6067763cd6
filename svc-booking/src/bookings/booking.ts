import type { Language } from '@plenary/contracts/vocabulary';

/** `option` holds slots until it lapses or is released; `confirmed` until it is cancelled, `block` until staff remove it. */
const bookingStatuses = ['option', 'confirmed', 'lapsed', 'released', 'cancelled', 'block'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The customer of a booking as mails need them: svc-booking stores no users. */
export interface Customer {
  email: string;
  lang: Language;
}

/** People of a booking at lunch on a day. */
export interface LunchParty {
  day: string;
  seats: number;
}
