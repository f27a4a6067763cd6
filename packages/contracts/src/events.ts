import * as z from 'zod';
import { bookedRoom } from './booked-room.ts';
import { addons, quoteStanding, quoteStatus } from './quote.ts';
import { addonPax, searchDay } from './search.ts';
import { addonPrice, lunchOutsidePrice } from './supplements.ts';
import { eventStatuses, seatedServices, upsellNames } from './survey-terms.ts';
import { palette, picture, venueAddress, venueHours } from './venue.ts';
import { cents, countryCode, day, instant, language } from './vocabulary.ts';

/**
 * Events that a service publishes through its outbox (docs/decisions/0008-events-between-services.md). The aggregate of the events of a
 * booking is its quote, whose sequence rises with each of them; that of `user.erased` and `user.changed` is the user.
 */
export const bookingEventTypes = [
  'quote.made',
  'option.placed',
  'option.promoted',
  'option.extended',
  'option.released',
  'option.lapsed',
  'quote.signed',
  'quote.rejected',
  'booking.approved',
  'booking.changed',
  'booking.cancelled',
  'booking.reinstated',
] as const;
export type BookingEventType = (typeof bookingEventTypes)[number];

/** The customer of a booking, with the account's data at the time of booking. */
export const bookingCustomer = z.object({
  userId: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  companyName: z.string(),
  lang: language,
  /** The customer in the CRM, where the sign-up named it: 15 characters, checked by nobody. */
  salesforceId: z.string().optional(),
});
export type BookingCustomer = z.infer<typeof bookingCustomer>;

const bookedVenue = z.object({
  venueId: z.string(),
  slug: z.string(),
  commercialName: z.string(),
  address: venueAddress,
  /** IANA name. */
  timeZone: z.string(),
  palette,
  /** The first of the venue; none yet: the interface draws a placeholder. */
  pictures: z.array(picture),
  /** Absent: those of the deployment. */
  openingHours: venueHours.optional(),
});
export type BookedVenue = z.infer<typeof bookedVenue>;

const bookedLunch = z.object({
  day,
  service: z.enum(['service1', 'service2']),
  pax: z.int(),
  /** Seats this booking can have in each service, its own among them; absent: not told. */
  seatsLeft: z.object({ service1: z.int(), service2: z.int() }).optional(),
});

/** Everything a subscriber needs of a booking, whole in each event: it never asks back. */
export const bookingEvent = z.object({
  quoteId: z.uuid(),
  customer: bookingCustomer,
  venue: bookedVenue,
  countryCode,
  days: z.array(searchDay),
  addons,
  /** Rooms and lunches held or confirmed; empty where the quote holds none. */
  rooms: z.array(bookedRoom),
  lunches: z.array(bookedLunch),
  status: quoteStatus,
  /** Absent: from an older release, which cancels nothing. */
  standing: quoteStanding.optional(),
  option: z.object({ optionId: z.uuid(), rank: z.int(), expiresAt: instant }).nullable(),
  /**
   * What changed the booking: `change:` and its id, or `survey:` and the revision of the survey whose acceptance did; absent: no change of
   * days or people.
   */
  causedBy: z.string().optional(),
  /**
   * For each day the one that it goes on with, as the booking was told before; null: a day more. Absent: there are as many days, each in
   * the place of the one before.
   */
  dayOrigins: z.array(day.nullable()).optional(),
  /** Price of each add-on that the quote does not have; absent: unknown. */
  addonPrices: z.array(addonPrice).optional(),
  /** Price a person of meal trays or an external restaurant, by day; absent: unknown. */
  lunchOutsidePrices: z.array(lunchOutsidePrice.extend({ day })).optional(),
});
export type BookingEvent = z.infer<typeof bookingEvent>;

export const demandMade = z.object({
  demandId: z.uuid(),
  userId: z.uuid(),
  /** Null: asked of a whole country. */
  venueId: z.string().nullable(),
  countryCode,
  days: z.array(searchDay),
});
export type DemandMade = z.infer<typeof demandMade>;

/** A person requested erasure, or was away too long: every service with their data erases it. */
export const userErased = z.object({
  userId: z.uuid(),
  /** Set if the mailbox is proven: requests made under it without signing in are theirs too. */
  email: z.string().optional(),
});
export type UserErased = z.infer<typeof userErased>;

/** A person changed what their account calls them; the sequence rises with each change of the account. */
export const profileChanged = 'user.changed';
export const changedProfile = z.object({ userId: z.uuid(), firstname: z.string(), lastname: z.string(), phone: z.string() });
export type ChangedProfile = z.infer<typeof changedProfile>;

/** A person has proven that the mailbox of their account is theirs; told once. */
export const mailboxProven = 'user.mailbox-proven';
export const provenMailbox = z.object({
  userId: z.uuid(),
  companyId: z.string(),
  /** Staff lifted the limits of the company's options. */
  optionLimitsLifted: z.boolean(),
});
export type MailboxProven = z.infer<typeof provenMailbox>;

/** A person in charge of venues was added or changed; the aggregate is the list of them all, told whole. */
export const scientistsChanged = 'scientists.changed';
export const scientistsTold = z.object({
  scientists: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      /** Answers for every unassigned venue. */
      isDefault: z.boolean(),
      venueIds: z.array(z.string()),
    }),
  ),
});
export type ScientistsTold = z.infer<typeof scientistsTold>;

/** The agreed supplements of a signed quote changed: an add-on, or a withdrawn one. The aggregate is the quote. */
export const supplementsChanged = 'supplements.changed';
export const supplementsTold = z.object({
  quoteId: z.uuid(),
  /** All that are agreed on, whole. */
  addons: z.array(z.enum(upsellNames)),
});
export type SupplementsTold = z.infer<typeof supplementsTold>;

/** The lunch of a day changed: what its quote held besides is free. The aggregate is that lunch. */
export const lunchChanged = 'lunch.changed';
export const lunchTold = z.object({
  quoteId: z.uuid(),
  day,
  /** Null: not served at the venue's restaurant. */
  seated: z.object({ service: z.enum(seatedServices), seats: z.int().min(1) }).nullable(),
});
export type LunchTold = z.infer<typeof lunchTold>;

/**
 * Where the survey of a quote stands, or what its customer calls the plenary, has changed. The aggregate is the quote; the newest sequence
 * counts.
 */
export const surveyStands = 'survey.stands';
export const standingSurvey = z.object({
  quoteId: z.uuid(),
  /** Null: there is none, or none any more. */
  status: z.enum(eventStatuses).nullable(),
  /** Empty: none is given. */
  title: z.string(),
  /**
   * What the supplements come to that are agreed on beside the quote, in euro cents without VAT, and since when; null: none was ever agreed.
   * Absent: nothing is said of them, for there is no survey any more, or an older release tells.
   */
  supplements: z.object({ net: cents, agreedAt: instant.nullable() }).optional(),
});
export type StandingSurvey = z.infer<typeof standingSurvey>;

/** Staff accepted a survey: its people are what the quote is for. The aggregate is the quote; the newest sequence counts. */
export const peopleAgreed = 'people.agreed';
export const agreedPeople = z.object({
  quoteId: z.uuid(),
  /** Of each day that has a plenary. */
  days: z.array(
    z.object({
      day,
      /** People of the plenary. */
      pax: z.int().min(1),
      /** As agreed before; absent, as what follows: from an older release. */
      was: z.int().min(1).optional(),
      /** People at the venue's own lunch; absent: there is none that day. */
      lunchPax: z.int().min(0).optional(),
      /** People of add-ons; absent: from an older release. */
      addonPax: addonPax.optional(),
    }),
  ),
  /** Who has the booking priced for them; absent: nobody, its price stays. */
  pricedBy: z.object({ userId: z.uuid(), email: z.string(), firstname: z.string(), lastname: z.string() }).optional(),
  /** How the customer agreed to that price, as they wrote it down, with their address group; absent: the customer is asked. */
  consent: z.object({ note: z.string(), client: z.string() }).optional(),
});
export type AgreedPeople = z.infer<typeof agreedPeople>;

/**
 * What became of the price for agreed people: it waits for the customer, or was declined, not answered in time or taken back. Then the
 * booking stays as it was, and what was agreed with that acceptance stands no more; agreed to, it is a `booking.changed`. The aggregate is
 * the quote.
 */
export const peoplePriced = 'people.priced';
export const pricedPeople = z.object({
  quoteId: z.uuid(),
  /** Sequence of the `people.agreed` that it answers: the revision of the survey as accepted. */
  surveyRevision: z.int(),
  state: z.enum(['offered', 'declined', 'expired', 'withdrawn']),
  /** With `withdrawn`: a later acceptance for other people stands in its place and asks for no price, so that what was agreed stays. */
  isOutdated: z.boolean().optional(),
});
export type PricedPeople = z.infer<typeof pricedPeople>;
