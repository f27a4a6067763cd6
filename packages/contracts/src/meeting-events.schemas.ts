import * as z from 'zod';
import { agreedChange } from './agreed-change.ts';
import { namedRoom } from './booked-room.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { salesforceIdPattern } from './salesforce-id.ts';
import { supplement } from './supplements.ts';
import { eventStatuses } from './survey-terms.ts';
import { palette, picture, venueAddress } from './venue.ts';
import { day, instant, serverLink } from './vocabulary.ts';

/** Meeting events of the client area (spec/logistics.md §3, spec/booking.md §3 "Meeting event"). */

/** Salesforce-style: 15 or 18 letters and digits, at least one digit (spec/booking.md §3). */
export const salesforceId = z.string().regex(salesforceIdPattern);

export const eventStatus = z.enum(eventStatuses);

export const eventBuilding = z.object({
  commercialName: z.string(),
  slug: z.string(),
  palette,
  address: venueAddress,
  pictures: z.object({ carrousel: z.array(picture) }),
});

export const meetingEvent = z.object({
  eventId: salesforceId,
  /** Null: the event came from sales, without a quote. */
  quoteId: z.uuid().nullable(),
  building: eventBuilding,
  startDate: day,
  endDate: day,
  status: eventStatus,
  /** False while the survey is being prepared. */
  hasCustomerSurvey: z.boolean(),
  /** The customer's own way to the survey, a path of this site. */
  customerSurveyUrl: z.string().nullable(),
  /** Charges that wait for the customer's answer; absent: an answer of before they were counted. */
  proposedChargeCount: z.int().optional(),
});
export type MeetingEvent = z.infer<typeof meetingEvent>;

/** An option or a signed quote that the CRM has not confirmed: no event yet, shown as waiting for validation. */
export const unsynchronizedEvent = meetingEvent.omit({ eventId: true, customerSurveyUrl: true, proposedChargeCount: true }).extend({
  status: z.literal('WAITING_COMET_VALIDATION'),
  hasCustomerSurvey: z.literal(false),
  customerSurveyUrl: z.null(),
  quoteId: z.uuid(),
  stage: z.enum(['option', 'second-option', 'signed', 'approved']),
  /** Until when the option stands; null once signed. */
  optionExpiresAt: instant.nullable(),
});
export type UnsynchronizedEvent = z.infer<typeof unsynchronizedEvent>;

export const listMeetingEvents = {
  summary: 'Events of the caller: the next first, those past the last first',
  response: z.object({
    incomings: z.array(meetingEvent),
    /** Confirmed, their survey is being prepared. */
    synchronizedNotRefetched: z.array(meetingEvent),
    unsynchronized: z.array(unsynchronizedEvent),
    pasts: z.array(meetingEvent),
  }),
} satisfies EndpointSchemas;
export type MeetingEventList = z.infer<typeof listMeetingEvents.response>;

const eventId = z.object({ eventId: salesforceId });

export const meetingScientist = z.object({
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** A path of this site or a data URL; null: the interface draws the initials. */
  avatarUrl: z.string().nullable(),
});
export type MeetingScientist = z.infer<typeof meetingScientist>;

export const getMeetingEvent = {
  summary: 'An event of the caller',
  params: eventId,
  response: meetingEvent.extend({
    isLogOk: z.boolean(),
    /** Ended, by the clock of the venue. */
    isPast: z.boolean(),
    timeZone: z.string(),
    /** Rooms of the booking, by day, the plenary first; absent: unknown. */
    rooms: z.array(namedRoom).optional(),
    meetingScientist,
    /** Message with which staff sent the survey back; null: they did not. */
    staffMessage: z.string().nullable(),
    /** Start of the active share link; null: there is none. */
    sharedSince: instant.nullable(),
    /** Supplements agreed on since the quote: add-ons, and charges that the customer agreed to. */
    supplements: z.array(supplement).optional(),
    /** Charges that wait for the customer's answer. */
    proposedCharges: z.array(supplement).optional(),
    /** Values agreed on since the signature. */
    agreedChanges: z.array(agreedChange).optional(),
    /** The survey takes answers, and some add-on is neither in the quote nor agreed on. */
    canAskForAddons: z.boolean().optional(),
  }),
  /** The quote of an event of the caller whose booking has ended; absent: there is no such event. */
  problemMembers: { 'not-found': z.object({ endedQuoteId: z.uuid().optional() }) },
} satisfies EndpointSchemas;
export type MeetingEventDetails = z.infer<typeof getMeetingEvent.response>;

export const getEventQuote = {
  summary: 'Whether the quote of an event of the caller is there, and where it is downloaded',
  params: z.object({ eventId: salesforceId, quoteId: z.uuid() }),
  response: z.object({
    hasQuote: z.boolean(),
    lastQuoteDate: instant.nullable(),
    _links: z.object({ download: serverLink.optional() }),
  }),
} satisfies EndpointSchemas;
export type EventQuote = z.infer<typeof getEventQuote.response>;

export const answerCharge = {
  summary: 'Agrees to a charge that staff propose for an event of the caller, or refuses it',
  params: z.object({ eventId: salesforceId, chargeId: z.string().max(60) }),
  body: z.object({ agrees: z.boolean() }),
} satisfies EndpointSchemas;

export const getEventCalendar = {
  summary: 'An event of the caller as an iCalendar file, in the time zone of its venue',
  params: eventId,
  produces: 'text/calendar',
} satisfies EndpointSchemas;

export const getScientistPicture = {
  summary: 'The portrait of a Meeting Scientist, as an event and its survey name it: JPEG, PNG or WebP',
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  produces: 'image/*',
} satisfies EndpointSchemas;

/** `share`: token of the event's share link, where the mail carried one. */
const eventLink = z.object({ eventId: z.string().max(18).optional(), share: z.string().max(100).optional() });

const eventUserCheck = z.object({
  nextStep: z.enum(['PROFILE', 'LOGIN', 'PASSWORD_CREATION', 'SIGNIN']),
  /** In full for the person meant; masked (`c•••@atelier-nord.example`) for anybody else. */
  email: z.string(),
  /** A path of this site: the survey for the person meant; for others only where the link itself shares it. */
  surveyUrl: z.string().optional(),
  _links: z.object({ createPasswordWithKnownUser: serverLink.optional() }),
});
export type EventUserCheck = z.infer<typeof eventUserCheck>;

export const checkEventUser = {
  summary: 'Where a mailed link to an event leads the person who opened it',
  params: z.object({ userSalesforceId: salesforceId }),
  query: eventLink,
  response: eventUserCheck,
} satisfies EndpointSchemas;

export const checkEventLink = {
  summary: 'Where a mailed link to an event leads the person who opened it, with its token in the body',
  params: z.object({ userSalesforceId: salesforceId }),
  body: eventLink,
  response: eventUserCheck,
} satisfies EndpointSchemas;

export const createPasswordWithKnownUser = {
  summary: 'Mails the person of a check-user link a way to choose a password; the answer never tells whether a mail left',
  params: z.object({ userSalesforceId: salesforceId }),
  body: z.object({ userSalesforceId: salesforceId, email: z.string().max(320), userAlreadyExists: z.boolean() }),
} satisfies EndpointSchemas;
