import * as z from 'zod';
import { agreedChange } from './agreed-change.ts';
import { trailPage, trailQuery } from './audit-trail.ts';
import { maxConsentNoteLength } from './change-terms.ts';
import { crmDataError } from './crm.schemas.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, freeText, line } from './free-text.ts';
import { lunchSeats } from './lunches.schemas.ts';
import { eventStatus, salesforceId } from './meeting-events.schemas.ts';
import { parkedEvent } from './sales-desk.schemas.ts';
import { maxPictureText } from './scientist-picture-terms.ts';
import { configuration } from './search.ts';
import { charge, lunchCharge, supplement } from './supplements.ts';
import { differenceDirections } from './survey-differences.ts';
import { surveySummary } from './survey-summary.schemas.ts';
import { lunchServices, lunchTypes, maxStaffMessage, surveyConfigurations } from './survey-terms.ts';
import { countryCode, day, instant, language } from './vocabulary.ts';

/** Staff's calls on surveys, Meeting Scientists and the CRM's refusals (design: server-rules §5). */

const ofEvent = z.object({ eventId: salesforceId });
const ofDay = ofEvent.extend({ dayIndex: z.coerce.number().int().min(0).max(99) });

const surveyRow = z.object({
  eventId: salesforceId,
  customer: z.object({ firstname: z.string(), lastname: z.string(), email: z.string(), companyName: z.string() }),
  buildingName: z.string(),
  startDate: day,
  endDate: day,
  status: eventStatus,
  isLogOk: z.boolean(),
  meetingScientistName: z.string(),
  warningCount: z.int(),
  /** When the summary was last saved; null: never. */
  savedAt: instant.nullable(),
  /** Charges that wait for the customer's answer; absent: an answer of before they were counted. */
  proposedChargeCount: z.int().optional(),
});
export type SurveyRow = z.infer<typeof surveyRow>;

export const listSurveys = {
  summary:
    'Surveys of events to come, those that wait the longest first; of one status where it is given, with a charge that waits for the customer where it is asked for',
  query: z.strictObject({ status: eventStatus.optional(), charges: z.literal('proposed').optional() }),
  response: z.object({ surveys: z.array(surveyRow) }),
} satisfies EndpointSchemas;

const scalar = z.union([z.string(), z.number(), z.null()]);
export const surveyDifference = z.object({
  /** Field as in the summary: `days.0.plenaries.0.pax`. */
  path: z.string(),
  /** The signed value, or the one accepted since. */
  initial: scalar,
  current: scalar,
  /** Absent, as the two below, in an answer of before they were told. */
  direction: z.enum(differenceDirections).optional(),
  /** The quote has a price for it. */
  isPriced: z.boolean().optional(),
  /** Staff have to validate it. */
  warns: z.boolean().optional(),
});

const lunchOfDay = z.object({ isServiceStaffChoice: z.boolean(), type: z.enum(lunchTypes), service: z.enum(lunchServices).nullable() });

export const chosenLunch = lunchOfDay.extend({ day });
export type ChosenLunch = z.infer<typeof chosenLunch>;

const staffLunch = lunchOfDay.extend({
  dayIndex: z.int(),
  /** Seats the event can have now, those it holds among them. */
  serviceCapacities: lunchSeats,
  /** Sent with a choice, so that it applies to the lunch seen; absent: an answer of before there were versions. */
  version: z.int().optional(),
});

/** A room or an evening with more people than its room holds in the set-up. */
const overfullRoom = z.object({
  /** Sent back with what staff choose for it. */
  step: z.string(),
  dayIndex: z.int(),
  place: z.enum(['plenary', 'subcommittee', 'afterwork']),
  index: z.int(),
  roomName: z.string(),
  pax: z.int(),
  configuration,
  /** In this set-up; 0: the room does not allow it. */
  most: z.int(),
  /** In any set-up: never exceeded. */
  greatest: z.int(),
  /** Set-ups in which the room holds the group. */
  setUps: z.array(configuration),
});
export type OverfullRoom = z.infer<typeof overfullRoom>;

/** A room whose hours reach a half-day that its booking does not hold. */
const unheldRoom = z.object({
  dayIndex: z.int(),
  place: z.enum(['plenary', 'subcommittee']),
  index: z.int(),
  roomName: z.string(),
  half: z.enum(['AM', 'PM']),
});
export type UnheldRoom = z.infer<typeof unheldRoom>;

/** What staff choose for an overfull room: another set-up, or its excess with a reason. */
const roomChoice = z.object({
  step: z.string().regex(/^\d{1,2}\/(plenary|subcommittee)\/\d{1,2}$/),
  setUp: z.enum(surveyConfigurations).optional(),
  reason: freeText(z.string().trim().min(1).max(maxStaffMessage)).optional(),
});
export type RoomChoice = z.input<typeof roomChoice>;

export const getStaffSurvey = {
  summary: 'A survey with its difference to the signed quote',
  params: ofEvent,
  response: surveyRow.extend({
    /** Sent with a decision, so that it applies to the version seen. */
    revision: z.int(),
    quoteId: z.uuid().nullable(),
    venueCountry: countryCode,
    venueId: z.string(),
    summary: surveySummary,
    differences: z.array(surveyDifference),
    /** Values agreed on since the signature, and by whom; absent: an answer of before they were kept. */
    agreed: z.array(agreedChange).optional(),
    /** Lunches outside that an acceptance charges, unless they are waived. */
    lunchCharges: z.array(lunchCharge).optional(),
    /** Rooms with more people than they hold; absent: unknown. */
    overfullRooms: z.array(overfullRoom).optional(),
    /** Rooms that the group is in for longer than they are held; absent: an answer of before they were told. */
    unheldRooms: z.array(unheldRoom).optional(),
    staffMessage: z.string().nullable(),
    /** Supplements since the quote: requested add-ons, agreed ones, charges that wait for the customer's answer, and refused ones. */
    supplements: z
      .object({
        asked: z.array(supplement),
        agreed: z.array(supplement),
        proposed: z.array(supplement).optional(),
        refused: z.array(supplement).optional(),
      })
      .optional(),
    /** Lunch of each day that has one, as it is offered to the customer or chosen for them. */
    lunches: z.array(staffLunch),
    history: z.array(
      z.object({
        at: instant,
        kind: z.string(),
        by: z.string(),
        message: z.string().nullable(),
        /** As staff chose it. */
        lunch: chosenLunch.optional(),
      }),
    ),
  }),
  /** The quote of an event whose booking has ended; absent: there is no such event. */
  problemMembers: { 'not-found': z.object({ endedQuoteId: z.uuid().optional() }) },
} satisfies EndpointSchemas;
export type StaffSurvey = z.infer<typeof getStaffSurvey.response>;

export const acceptSurvey = {
  summary: 'Accepts what a survey asks for: its values become the reference; a charge, as for a later end, is proposed to the customer',
  params: ofEvent,
  body: z.object({
    revision: z.int(),
    charge: charge.optional(),
    /** Days whose lunch outside is not charged. */
    waivedLunches: z.array(z.int().min(0).max(99)).max(100).optional(),
    rooms: z.array(roomChoice).max(100).optional(),
    /** Prices the booking for the people of the survey, for the customer to agree to; absent: its price stays. */
    pricesPeople: z.boolean().optional(),
    /** How the customer agreed to the price of the people and to the charge, by phone or mail; absent: they are asked. Never for what is signed. */
    consent: filledLine(maxConsentNoteLength).optional(),
  }),
  problemMembers: { 'over-capacity': z.object({ rooms: z.array(overfullRoom) }) },
} satisfies EndpointSchemas;

export const withdrawSupplement = {
  summary: 'Takes back an add-on agreed on since the quote, or a charge; conflict where it stands no more',
  params: ofEvent.extend({ supplementId: z.string().max(60) }),
  body: z.object({ revision: z.int() }),
} satisfies EndpointSchemas;

export const sendSurveyBack = {
  summary: 'Sends a survey back to its customer with a message',
  params: ofEvent,
  body: z.object({ revision: z.int(), message: freeText(z.string().trim().min(1).max(maxStaffMessage)) }),
} satisfies EndpointSchemas;

export const setLogOk = {
  summary: 'Closes a survey for its customer, or opens it again',
  params: ofEvent,
  body: z.object({ isLogOk: z.boolean() }),
} satisfies EndpointSchemas;

export const chooseLunch = {
  summary: 'Chooses the lunch of a day in the place of the customer and takes its seats, or leaves it to them again',
  params: ofDay,
  /** A page from before there were versions sends none, and overwrites. */
  body: lunchOfDay.extend({ version: z.int().optional() }),
  problemMembers: { 'stale-version': z.object({ current: staffLunch }), 'no-seats': z.object({ left: lunchSeats }) },
} satisfies EndpointSchemas;

const [maxScientistName, maxScientistPhone] = [100, 40];
/** As they are kept: older than the rule of lines. */
const keptScientistName = z.string().trim().min(1).max(maxScientistName);
const keptScientistPhone = z.string().trim().max(maxScientistPhone);
/** Path of a picture of the platform's own: a customer's page asks for it with the customer's cookies, so it must be no call. */
export const ownPicture = z
  .string()
  .max(500)
  .regex(/^\/pictures\/[\w-]+\.(avif|webp|jpg|png|svg)$/);
const scientistBody = z.object({
  firstName: filledLine(maxScientistName),
  lastName: filledLine(maxScientistName),
  email: z.email().max(320),
  phoneNumber: line(maxScientistPhone),
  /** Sent by pages of an older release, and ignored: the portrait is `picture`. */
  avatarUrl: z.string().nullable().optional(),
  /** A JPEG, PNG or WebP as base64; null: none; absent: as it is. */
  picture: z.base64().min(1).max(maxPictureText).nullable().optional(),
  /** Languages they write. */
  languages: z.array(language),
  /** A venue has one Meeting Scientist: naming it here takes it from the one before. */
  venueIds: z.array(z.string().max(60)).max(500),
});
export const scientist = scientistBody.omit({ picture: true }).extend({
  firstName: keptScientistName,
  lastName: keptScientistName,
  phoneNumber: keptScientistPhone,
  /** A path of before pictures were uploaded. */
  avatarUrl: ownPicture.nullable(),
  /** Address of the portrait that customers see; null: their initials. */
  pictureUrl: z.string().nullable(),
  id: z.uuid(),
  isDefault: z.boolean(),
  version: z.int(),
});
export type Scientist = z.infer<typeof scientist>;

export const listScientists = {
  summary: 'Meeting Scientists and their venues; the default one has those that nobody else has',
  response: z.object({ scientists: z.array(scientist) }),
} satisfies EndpointSchemas;

export const createScientist = {
  summary: 'Adds a Meeting Scientist',
  body: scientistBody,
  response: z.object({ id: z.uuid() }),
} satisfies EndpointSchemas;

export const changeScientist = {
  summary: 'Changes a Meeting Scientist and their venues; stale-version where they have changed since that version',
  params: z.object({ scientistId: z.uuid() }),
  /** A page from before there were versions sends none, and overwrites. */
  body: scientistBody.extend({ version: z.int().optional() }),
} satisfies EndpointSchemas;

export const listCrmFaults = {
  summary: 'Bookings the CRM did not take, with what it says is wrong',
  response: z.object({
    faults: z.array(
      z.object({
        quoteId: z.uuid(),
        companyName: z.string(),
        buildingName: z.string(),
        startDate: day,
        attempts: z.int(),
        failedAt: instant,
        fault: crmDataError,
      }),
    ),
  }),
} satisfies EndpointSchemas;

export const retryCrm = {
  summary: 'Tells the CRM of a booking again, at once',
  params: z.object({ quoteId: z.uuid() }),
} satisfies EndpointSchemas;

export const listParkedSurveyEvents = {
  summary: 'The 200 oldest events of surveys that could not be delivered: mails, bookings on their way to the CRM',
  response: z.object({ events: z.array(parkedEvent) }),
} satisfies EndpointSchemas;

export const resendParkedSurveyEvent = {
  summary: 'Lets an event of surveys that could not be delivered be tried again',
  params: z.object({ eventId: z.string().max(200) }),
  body: z.object({}).default({}),
} satisfies EndpointSchemas;

export const getSurveyTrail = {
  summary: 'What staff did to surveys, Meeting Scientists and what could not be delivered, the newest first, 50 a page',
  query: trailQuery,
  response: trailPage,
} satisfies EndpointSchemas;
