import { isDeepStrictEqual } from 'node:util';
import type { BookedVenue } from '@plenary/contracts/events';
import { type GuestEntry, type GuestMode, isVisitorSystem } from '@plenary/contracts/guests-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { localInstant } from '@plenary/service-kit/local-time';
import { type DayHours, endDateOf } from '../calendar/event-hours.ts';
import type { EventRecord } from '../events/event-record.ts';

/** A guest on a day of an event, with everything that the guest or the visitor system receives. */
export interface GuestVisit {
  channel: GuestMode;
  guest: GuestEntry;
  day: DayHours & { timeZone: string };
  venue: Pick<BookedVenue, 'commercialName' | 'slug'> & { street: string; zipCode: string; city: string };
  /** The organiser, who gets the answers. */
  host: { name: string; email: string; companyName: string };
  lang: Language;
}

interface VisitInput {
  channel: GuestMode;
  guest: GuestEntry;
  hours: DayHours;
  record: EventRecord;
}

export const guestVisit = ({ channel, guest, hours, record: { customer, venue } }: VisitInput): GuestVisit => {
  const { street, zipCode, city } = venue.address;
  const { email, firstname, lastname, company, phone } = guest;
  return {
    channel,
    guest: { email, firstname, lastname, company, phone },
    day: { ...hours, timeZone: venue.timeZone },
    venue: { commercialName: venue.commercialName, slug: venue.slug, street, zipCode, city },
    host: { name: `${customer.firstname} ${customer.lastname}`.trim(), email: customer.email, companyName: customer.companyName },
    lang: customer.lang,
  };
};

const concernOf = ({ channel, guest, day, venue, host }: GuestVisit) =>
  isVisitorSystem(channel) ? { channel, guest, day, venue, host } : { channel, email: guest.email, day, venue };

/** Whether two messages are equal to their reader: a corrected name is no reason for a mail. */
export const tellsTheSame = (one: GuestVisit, other: GuestVisit): boolean => isDeepStrictEqual(concernOf(one), concernOf(other));

export const startsAt = ({ day: { date, startTime, timeZone } }: GuestVisit): number => localInstant(date, startTime, timeZone);
export const endsAt = ({ day }: GuestVisit): number => localInstant(endDateOf(day), day.endTime, day.timeZone);

/** Whether the organiser is on their own list. */
export const isOrganiser = ({ guest, host }: GuestVisit): boolean => guest.email === host.email.toLowerCase();
