import * as z from 'zod';
import { blockKinds } from './block-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { eventStatus, salesforceId } from './meeting-events.schemas.ts';
import { addonName } from './quote.ts';
import { roomSetUp } from './room-set-up.ts';
import { configuration } from './search.ts';
import { meals, mostSheetPlaces, sheetFoods, sheetLists } from './sheet-terms.ts';
import { paperVersions } from './sheet-versions.schemas.ts';
import { savedAs, savedTypes } from './spreadsheet.schemas.ts';
import { supplement } from './supplements.ts';
import { lunchServices, surveyConfigurations, surveyEquipments, upsellNames } from './survey-terms.ts';
import { cents, countryCode, day, instant, language, localized } from './vocabulary.ts';

/**
 * Papers of the operator's desk (design: desk D13-D15). Each service tells its own part of a day; `day-sheet.ts` lays them side by side.
 */

const half = z.enum(['AM', 'PM', 'SOIREE']);

const bookedSheetRoom = z.object({
  /** Null: the common space of an evening. */
  place: z.enum(['plenary', 'subcommittee']).nullable(),
  index: z.int().min(0),
  roomId: z.string(),
  roomName: z.string(),
  floor: z.int(),
  halves: z.array(half),
  /** As signed, or as agreed since; null: not asked for by a quote. */
  configuration: configuration.nullable(),
  pax: z.int().nullable(),
  /** People that the room holds in every set-up today. */
  setUps: z.array(roomSetUp),
});

const bookedSheetDay = z.object({
  day,
  rooms: z.array(bookedSheetRoom),
  /** Of a confirmed quote: whom it is priced for, and who came, null until somebody has counted; absent: from an older release too. */
  people: z.object({ guaranteed: z.int(), actual: z.int().nullable() }).optional(),
  food: z.array(z.enum(sheetFoods)),
  /** Seats at the restaurant of the venue. */
  lunches: z.array(z.object({ service: z.enum(['service1', 'service2']), seats: z.int() })),
});

const bookedSheet = z.object({
  bookingId: z.uuid(),
  /** Null: entered without a quote. */
  quoteId: z.uuid().nullable(),
  status: z.enum(['option', 'confirmed']),
  /** Null once confirmed. */
  expiresAt: instant.nullable(),
  /** Null: erased, or entered without a quote. */
  customer: z.object({ name: z.string(), companyName: z.string(), phone: z.string() }).nullable(),
  /** Add-ons of the quote. */
  addons: z.array(addonName),
  /** What has not come of the deposit of a booking, in euro cents; absent: all has, or none is asked for. */
  openDeposit: cents.min(1).optional(),
  /** Its customer has not agreed to the price of the people by now; absent: from an older release. */
  isPriceOpen: z.boolean().optional(),
  /** Who follows the deal up; absent: nobody, or from an older release. */
  owner: z.string().optional(),
  /** Order number of the customer, as given with the signature; absent: none. */
  purchaseOrder: z.string().optional(),
  /** Company that is invoiced, as given with the signature; absent: it gave none, or from an older release. */
  billingName: z.string().optional(),
  /** Every day of the event, in order. */
  allDays: z.array(day),
  /** Those of the sheet. */
  days: z.array(bookedSheetDay),
});
export type BookedSheet = z.infer<typeof bookedSheet>;

const ofDay = z.object({ venue: z.string().max(80), day });
export type SheetPlace = z.infer<typeof ofDay>;

const dayBookings = z.object({
  venue: z.object({ venueId: z.string(), slug: z.string(), name: z.string(), countryCode, timeZone: z.string() }),
  day,
  /** Null: open. A weekend is closed without a name. */
  closed: z.object({ name: localized.nullable() }).nullable(),
  rooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      floor: z.int(),
      isRestaurant: z.boolean(),
      /** Halves of the day that nothing holds. */
      free: z.array(z.enum(['AM', 'PM'])),
    }),
  ),
  blocks: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(blockKinds),
      reason: z.string(),
      /** Local date-times of the venue. */
      from: z.string(),
      to: z.string(),
      /** Empty: every room. */
      roomNames: z.array(z.string()),
    }),
  ),
  events: z.array(bookedSheet),
});
export type DayBookings = z.infer<typeof dayBookings>;

export const getDayBookings = {
  summary: 'What is booked at a venue, by its id or slug, on a day: first options and bookings with their rooms, free rooms and blocks',
  params: ofDay,
  /** The paper whose versions come along, and the language of their changes. */
  query: z.object({ paper: z.enum(sheetLists).optional(), lng: language.optional() }),
  response: dayBookings.extend({
    /** Of the paper asked for; null: svc-survey does not answer, and half of a paper has no number; absent: from an older release too. */
    versions: paperVersions.nullable().optional(),
  }),
} satisfies EndpointSchemas;

const pax = z.int().nullable();
/** Local to the venue, `HH:mm`. */
const time = z.string().nullable();

/** An event on a day with its hours, as its sheet has them. */
const eventHours = z.object({
  bookingId: z.uuid(),
  /** Null: entered without a quote. */
  quoteId: z.uuid().nullable(),
  venueId: z.string(),
  /** Null: it has an evening alone. */
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Names of the rooms of these hours. */
  rooms: z.array(z.string()),
  /** Hours before noon are of the next day. `roomName`: empty, none of its own. */
  evening: z.object({ from: time, to: time, pax, roomName: z.string() }).nullable(),
});
export type EventHours = z.infer<typeof eventHours>;

export const getNetworkDay = {
  summary: 'Hours of the confirmed events of all venues on a day, and what their kitchens serve',
  query: z.object({ day, country: countryCode.optional() }),
  response: z.object({
    /** False: svc-survey did not answer; all is as signed. */
    isSurveyed: z.boolean(),
    /** By start time. */
    events: z.array(eventHours),
    /** Those with people, in the order of the day; `from`: the earliest, `to`: the latest start, null where nobody said. */
    meals: z.array(z.object({ meal: z.enum(meals), from: time, to: time, pax: z.int() })),
    /** Entries about diets and allergies where the reader may see them; absent: nowhere. */
    diets: z.int().optional(),
  }),
} satisfies EndpointSchemas;
export type NetworkDay = z.infer<typeof getNetworkDay.response>;

const surveyedSheetRoom = z.object({
  place: z.enum(['plenary', 'subcommittee']),
  index: z.int().min(0),
  roomName: z.string().nullable(),
  title: z.string(),
  pax,
  configuration: z.enum(surveyConfigurations),
  startTime: time,
  endTime: time,
  equipments: z.array(z.enum(surveyEquipments)),
  /** How the room is laid out, in the customer's words. */
  layout: z.string(),
  comment: z.string(),
  /** People that staff let in beyond the figure of this set-up, and who did, by e-mail address; absent: nobody, or from an older release. */
  allowed: z.object({ pax: z.int(), by: z.string() }).optional(),
});

const surveyedSheetDay = z.object({
  day,
  rooms: z.array(surveyedSheetRoom),
  lunch: z.object({ pax, service: z.enum(lunchServices).nullable(), diets: z.string(), comment: z.string() }).nullable(),
  /** `duration`: ISO 8601. */
  wellness: z.object({ pax, startTime: time, duration: z.string().nullable(), comment: z.string() }).nullable(),
  teamBuilding: z.object({ pax, startTime: time, endTime: time, comment: z.string() }).nullable(),
  afterwork: z.object({ pax, startTime: time, endTime: time, diets: z.string(), comment: z.string() }).nullable(),
});

const surveyedSheet = z.object({
  eventId: salesforceId,
  quoteId: z.uuid().nullable(),
  status: eventStatus,
  customer: z.object({ name: z.string(), companyName: z.string() }),
  /** On site. */
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string(), jobTitle: z.string() }),
  /** In the quote, or agreed on since. */
  addons: z.array(z.enum(upsellNames)),
  comment: z.string(),
  /** A charge waits for the customer's answer. */
  isPriceOpen: z.boolean(),
  /** What is had beside the quote, once agreed on, without its price: a sheet goes to kitchens; absent: from an older release. */
  extras: z.array(supplement.pick({ addon: true, label: true })).optional(),
  allDays: z.array(day),
  days: z.array(surveyedSheetDay),
});
export type SheetExtra = NonNullable<SurveyedSheet['extras']>[number];
export type SurveyedSheet = z.infer<typeof surveyedSheet>;

const daySurveys = z.object({
  /** Of the venue; null where no event of the day says whose it is. */
  scientist: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  events: z.array(surveyedSheet),
});
export type DaySurveys = z.infer<typeof daySurveys>;

export const getDaySurveys = {
  summary: 'What the surveys of the events at a venue, by its id or slug, say of a day',
  params: ofDay,
  response: daySurveys,
} satisfies EndpointSchemas;

export const tellDaySurveys = {
  summary: 'The same for another service that makes a sheet of the day',
  params: ofDay,
  response: daySurveys,
} satisfies EndpointSchemas;

export const tellManyDaySurveys = {
  summary: 'The same for several venues and days at once, in the order in which they are asked',
  body: z.object({ places: z.array(ofDay).min(1).max(mostSheetPlaces) }),
  response: z.object({ days: z.array(daySurveys).max(mostSheetPlaces) }),
} satisfies EndpointSchemas;

export const exportDaySheet = {
  summary: 'A sheet of a venue and a day for a spreadsheet, as CSV or XLSX; who exported what stands in the audit trail',
  params: ofDay,
  query: z.object({ list: z.enum(sheetLists).default('day'), ...savedAs }),
  produces: savedTypes,
} satisfies EndpointSchemas;

export const getDaySheetPdf = {
  summary: 'A sheet of a venue and a day as a PDF document, numbered as one that is printed',
  params: ofDay,
  query: z.object({ list: z.enum(sheetLists).default('day'), lng: language.optional() }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

const ofEvent = z.object({ reference: z.uuid() });

export const exportFunctionSheet = {
  summary: 'The function sheet of an event for a spreadsheet, as CSV or XLSX; who exported what stands in the audit trail',
  params: ofEvent,
  query: z.object(savedAs),
  produces: savedTypes,
} satisfies EndpointSchemas;

export const getFunctionSheetPdf = {
  summary: 'The function sheet of an event as a PDF document, numbered as one that is printed',
  params: ofEvent,
  query: z.object({ lng: language.optional() }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;
