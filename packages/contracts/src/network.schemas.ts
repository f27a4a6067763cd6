import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, freeText, line } from './free-text.ts';
import { closing, keptClosing } from './network-closings.ts';
import { inEveryLanguage, kept, params, revision } from './network-parts.ts';
import {
  networkLimits as limits,
  type MissingPart,
  missingParts,
  priceTiers,
  roomEquipment,
  slugPattern,
  venueStates,
  venueTexts,
} from './network-terms.ts';
import { capacityFields, roomCategories, roomNumberLimits, subcommitteeTypes } from './referential-terms.ts';
import { roomSetUp } from './room-set-up.ts';
import { languages } from './terms.ts';
import { paragraphsPattern } from './text-rules.ts';
import { palette } from './venue.ts';
import { maxClosings } from './venue-closings.ts';
import { cents, countryCode, day } from './vocabulary.ts';

const people = z.int().min(0).max(limits.people);
const minutesToWalk = z.int().min(0).max(limits.minutesToWalk);
const stops = z.array(z.strictObject({ line: filledLine(limits.line), station: filledLine(limits.place), minutesToWalk })).max(limits.rows);

/** What staff keep of a venue; country, time zone, address of the page and pictures are not among it. */
export const venueFacts = z.strictObject({
  name: filledLine(limits.name),
  commercialName: filledLine(limits.commercialName),
  palette,
  address: z.strictObject({
    street: filledLine(limits.street),
    zipCode: filledLine(limits.zipCode),
    city: filledLine(limits.city),
    district: filledLine(limits.district),
  }),
  coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  themeName: inEveryLanguage(line(limits.themeName)),
  description: inEveryLanguage(freeText(z.string().trim().max(limits.description).regex(paragraphsPattern))),
  littlePlus: inEveryLanguage(line(limits.littlePlus)),
  hasFood: z.boolean(),
  isAccessible: z.boolean(),
  /** Stands in the highlighted group of food brands. */
  isFoodBrand: z.boolean(),
  /** Takes requests only. */
  isRequestOnly: z.boolean(),
  /** Full hours of the days that are not closed, local to the venue; null: those of the deployment. */
  openingHours: z
    .strictObject({
      opens: z.int().min(limits.opens.minimum).max(limits.opens.maximum),
      closes: z.int().min(limits.closes.minimum).max(limits.closes.maximum),
    })
    .nullable(),
  /** Days on which it is closed besides those of its country; left out: they stay. */
  closings: z.array(closing).max(maxClosings).optional(),
  metros: stops,
  rers: stops,
  trams: stops,
  trains: stops,
  buses: stops,
  bikeShareStations: z.array(z.strictObject({ id: filledLine(limits.line), name: filledLine(limits.place) })).max(limits.rows),
  parkings: z.array(z.strictObject({ name: filledLine(limits.place), street: line(limits.place), minutesToWalk })).max(limits.rows),
  /** Restaurant seats in each lunch service of a day. */
  lunchSeats: z.strictObject({ service1: people, service2: people }),
  /** People above which a plenary is priced by hand. */
  standardPaxLimit: z.int().min(1).max(limits.people),
  /** Default and minimum of people in the form of large events; null: no minimum. */
  eventDemandPax: z.strictObject({ default: z.int().min(1).max(limits.people), minimum: z.int().min(1).max(limits.people).nullable() }),
  tier: z.enum(priceTiers),
  /** Least turnover of a day without VAT. */
  minimumPricePerDay: cents.min(0).max(limits.minimumPricePerDay),
});
export type VenueFacts = z.infer<typeof venueFacts>;

/** What staff keep of a room by themselves: its figures need a second person (referentials). */
export const roomFacts = z.strictObject({
  name: filledLine(limits.roomName),
  /** 0 is the ground floor. */
  floor: z.int().min(limits.floor.minimum).max(limits.floor.maximum),
  /** Square metres; null: nobody has measured. */
  area: z.number().positive().max(limits.area).nullable(),
  /** Centimetres; null: nobody has measured. */
  height: z.int().min(limits.height.minimum).max(limits.height.maximum).nullable(),
  /** Null: nobody has said. */
  hasDaylight: z.boolean().nullable(),
  isStepFree: z.boolean(),
  hasVideoConference: z.boolean(),
  hasSeveralScreens: z.boolean(),
  hasPillar: z.boolean(),
  equipment: z.array(z.enum(roomEquipment)).max(roomEquipment.length),
});
export type RoomFacts = z.infer<typeof roomFacts>;

const seats = z.int().min(roomNumberLimits.minimum).max(roomNumberLimits.maximum).nullable();

/** Figures of a room, which decide what searches find in it; null: not possible in this set-up. */
export const roomFigures = z.strictObject({
  category: z.enum(roomCategories),
  /** Size charged when it serves a subcommittee; null: it never does. */
  subcommitteeType: z.enum(subcommitteeTypes).nullable(),
  people: z.strictObject(
    Object.fromEntries(capacityFields.map((field) => [field, seats])) as Record<(typeof capacityFields)[number], typeof seats>,
  ),
});
export type RoomFigures = z.infer<typeof roomFigures>;

export const slug = z.string().min(1).max(limits.slug).regex(slugPattern);

/** A venue that begins as a draft: the rest of its facts is written afterwards. */
export const newVenue = z.strictObject({
  countryCode,
  slug,
  ...venueFacts.pick({ name: true, commercialName: true, address: true, coordinates: true }).shape,
});
export type NewVenue = z.infer<typeof newVenue>;

const keptStops = z.array(z.object({ line: z.string(), station: z.string(), minutesToWalk: z.int() }));

/** The facts as they are kept: texts may be older than their rules. */
export const keptVenueFacts = z.object({
  ...venueFacts.shape,
  name: z.string(),
  commercialName: z.string(),
  address: z.object({ street: z.string(), zipCode: z.string(), city: z.string(), district: z.string() }),
  themeName: kept(z.string()),
  description: kept(z.string()),
  littlePlus: kept(z.string()),
  closings: z.array(keptClosing).optional(),
  metros: keptStops,
  rers: keptStops,
  trams: keptStops,
  trains: keptStops,
  buses: keptStops,
  bikeShareStations: z.array(z.object({ id: z.string(), name: z.string() })),
  parkings: z.array(z.object({ name: z.string(), street: z.string(), minutesToWalk: z.int() })),
});

const missing = z.array(
  z.enum([...missingParts, ...venueTexts.flatMap((text) => languages.map((language) => `${text}.${language}` as const))]),
) satisfies z.ZodType<MissingPart[]>;

export const networkRoom = z.object({
  id: z.string(),
  revision: z.int(),
  category: z.enum(roomCategories),
  /** An older service leaves it out. */
  subcommitteeType: z.enum(subcommitteeTypes).nullable().optional(),
  setUps: z.array(roomSetUp),
  facts: z.object({ ...roomFacts.shape, name: z.string() }),
});
export type NetworkRoom = z.infer<typeof networkRoom>;

/** A venue as staff keep it. */
export const networkVenue = z.object({
  id: z.string(),
  slug: z.string(),
  /** An older service leaves it out: published. */
  state: z.enum(venueStates).optional(),
  countryCode,
  /** To be sent back with a change of its facts. */
  revision: z.int(),
  facts: keptVenueFacts,
  rooms: z.array(networkRoom),
  missing,
});
export type NetworkVenue = z.infer<typeof networkVenue>;

export const networkVenueLine = z.object({
  id: z.string(),
  slug: z.string(),
  /** An older service leaves it out: published. */
  state: z.enum(venueStates).optional(),
  name: z.string(),
  city: z.string(),
  countryCode,
  /** Those for meetings. */
  roomsCount: z.int(),
  picturesCount: z.int(),
  missing,
});
export type NetworkVenueLine = z.infer<typeof networkVenueLine>;

const stale = { 'stale-version': z.object({ current: networkVenue }) };

/** Seats that are taken at a lunch service of a day. */
export const takenLunch = z.object({ day, service: z.enum(['service1', 'service2']), taken: z.int() });
export type TakenLunch = z.infer<typeof takenLunch>;

export const listNetworkVenues = {
  summary: 'All venues of the network, in the order of the lists, with what each lacks',
  response: z.object({ venues: z.array(networkVenueLine) }),
} satisfies EndpointSchemas;

export const getNetworkVenue = {
  summary: 'A venue by its id or slug, as staff keep it, with its rooms and what it lacks',
  params,
  response: networkVenue,
} satisfies EndpointSchemas;

export const changeNetworkVenue = {
  summary: 'Changes the facts of a venue of that revision: customers read and search them at once; quotes that are made keep their prices',
  params,
  body: z.strictObject({ revision: z.int().min(1), facts: venueFacts }),
  response: networkVenue,
  /** `conflict`: lunches to come have more seats taken than the venue would have. */
  problemMembers: { ...stale, conflict: z.object({ lunches: z.array(takenLunch) }) },
} satisfies EndpointSchemas;

export const changeNetworkRoom = {
  summary: 'Changes the facts of a room of that revision; its figures are changed by request of two persons',
  params: params.extend({ roomId: z.string().max(80) }),
  body: z.strictObject({ revision: z.int().min(1), facts: roomFacts }),
  response: networkVenue,
  problemMembers: stale,
} satisfies EndpointSchemas;

export const addNetworkVenue = {
  summary: 'Adds a venue as a draft, which staff alone see: no list, search or page shows it until it is published',
  body: newVenue,
  response: networkVenue,
} satisfies EndpointSchemas;

export const changeNetworkAddress = {
  summary: 'Gives the page of a venue another address; the earlier ones lead to it',
  params,
  body: z.strictObject({ revision, slug }),
  response: networkVenue,
  problemMembers: stale,
} satisfies EndpointSchemas;

export const publishNetworkVenue = {
  summary: 'Shows a draft or an archived venue to customers, at the end of the lists where it is new',
  params,
  body: z.strictObject({ revision }),
  response: networkVenue,
  problemMembers: { ...stale, conflict: z.object({ missing }) },
} satisfies EndpointSchemas;

/** An option or a booking that is to come at a venue. */
export const comingBooking = z.object({
  bookingId: z.string(),
  quoteId: z.string().nullable(),
  status: z.enum(['option', 'confirmed']),
  firstDay: day,
  lastDay: day,
});
export type ComingBooking = z.infer<typeof comingBooking>;

export const archiveNetworkVenue = {
  summary: 'Takes a venue out of lists, searches and pages; what was booked there stays',
  params,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  response: networkVenue,
  problemMembers: {
    ...stale,
    /** `count` of all; `bookings` are the earliest of them. */
    conflict: z.object({ count: z.int(), bookings: z.array(comingBooking) }),
  },
} satisfies EndpointSchemas;

const roomParams = params.extend({ roomId: z.string().max(80) });

export const addNetworkRoom = {
  summary: 'Adds a room: to a draft with its figures; elsewhere it holds nobody until two persons have agreed on them',
  params,
  body: z.strictObject({ facts: roomFacts, figures: roomFigures }),
  response: networkVenue,
} satisfies EndpointSchemas;

export const changeNetworkFigures = {
  summary: 'Changes the figures of a room of a draft',
  params: roomParams,
  body: z.strictObject({ revision, figures: roomFigures }),
  response: networkVenue,
  problemMembers: stale,
} satisfies EndpointSchemas;

export const removeNetworkRoom = {
  summary: 'Takes a room out of a draft',
  params: roomParams,
  query: z.object({ revision: z.coerce.number().int().min(1) }),
  response: networkVenue,
  problemMembers: stale,
} satisfies EndpointSchemas;
