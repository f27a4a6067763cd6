import { calendarText, vtimezone } from '@plenary/service-kit/calendar-text';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { endDateOf } from '../calendar/event-hours.ts';
import { type GuestVisit, isOrganiser } from './guest-visit.ts';

interface Invitation {
  visit: GuestVisit;
  method: 'REQUEST' | 'CANCEL';
  /** UID of a guest's day. */
  uid: string;
  sequence: number;
  title: string;
  description: string;
  url: string;
  /** Mailbox it leaves from. */
  sender: string;
  brandName: string;
  /** Instant in milliseconds. */
  now: number;
}

/** In a parameter's value a quote has no escape (RFC 5545 §3.2). */
const parameter = (text: string): string => text.replaceAll('"', '’');

/**
 * One entry, as a mail program takes it into a calendar or out of it (RFC 5546 §3.2.2, §3.2.5): the wall-clock time of the venue, whose
 * zone is included; answers go to the host, on whose behalf we send. Other guests are not named: their addresses are private.
 */
export const invitationCalendar = (invitation: Invitation): string => {
  const { visit, method, uid, sequence, title, description, url, sender, brandName, now } = invitation;
  const { guest, day, venue, host } = visit;
  const { timeZone } = day;
  const calendar = ical({
    prodId: { company: brandName, product: 'guests' },
    method: ICalCalendarMethod[method],
    timezone: { name: timeZone, generator: vtimezone },
  });
  const entry = calendar.createEvent({
    id: uid,
    sequence,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Texts without a zone: the generator writes them as they stand.
    start: `${day.date}T${day.startTime}:00`,
    end: `${endDateOf(day)}T${day.endTime}:00`,
    timezone: timeZone,
    summary: title,
    description,
    location: `${venue.commercialName}, ${venue.street}, ${venue.zipCode} ${venue.city}`,
    url,
    // A calendar takes no invitation from its own owner: organisers get their entry from us.
    organizer: isOrganiser(visit)
      ? { name: parameter(brandName), email: sender }
      : { name: parameter(host.name || host.email), email: host.email, sentBy: sender },
  });
  const name = `${guest.firstname} ${guest.lastname}`.trim() || guest.email;
  entry.createAttendee({
    name: parameter(name),
    email: guest.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: method === 'REQUEST' && !isOrganiser(visit),
  });
  return calendarText(calendar, now);
};
