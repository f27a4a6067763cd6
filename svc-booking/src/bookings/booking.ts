import type { Language } from '@plenary/contracts/vocabulary';

/** `option` holds slots until it lapses or is released; `confirmed` holds them until it is cancelled. */
const bookingStatuses = ['option', 'confirmed', 'lapsed', 'released', 'cancelled'] as const;
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
