import * as z from 'zod';
import { staffMember, trailPage, trailQuery } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { comingBooking } from './network.schemas.ts';
import {
  maxReasonLength,
  type RoomField,
  roomCategories,
  roomChangeStates,
  roomFields,
  roomNumberFields,
  roomNumberLimits,
  subcommitteeTypes,
} from './referential-terms.ts';
import { configuration } from './search.ts';
import { countryCode, instant } from './vocabulary.ts';

const people = z.int().min(roomNumberLimits.minimum).max(roomNumberLimits.maximum);
const everyNumber = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(roomNumberFields.map((field) => [field, schema])) as Record<(typeof roomNumberFields)[number], S>;

/** A room's reference data, flat; null: not possible in this set-up, or no threshold (spec/logistics.md §3). */
export const roomAttributes = z.object({
  ...everyNumber(people.nullable()),
  category: z.enum(roomCategories),
  subcommitteeType: z.enum(subcommitteeTypes).nullable(),
  isVisioAvailable: z.boolean(),
  hasPoleInconvenience: z.boolean(),
  hasMultipleScreensAvailable: z.boolean(),
  isPrmReady: z.boolean(),
});
export type RoomAttributes = z.infer<typeof roomAttributes>;

export const referentialRoom = z.object({ id: z.string(), name: z.string(), floor: z.int(), roomAttributes });
export type ReferentialRoom = z.infer<typeof referentialRoom>;

/** Changed fields alone, at least one (server-rules §6). */
export const roomModification = z
  .strictObject({
    ...everyNumber(people.optional()),
    category: z.enum(roomCategories).optional(),
    subcommitteeType: z.enum(subcommitteeTypes).optional(),
  })
  .refine((fields) => Object.values(fields).some((value) => value !== undefined));
export type RoomModification = z.infer<typeof roomModification>;

const value = z.union([z.int(), z.string()]);
const modifications = z.array(
  z.object({
    field: z.enum(roomFields),
    /** When the change was asked for. */
    from: value.nullable(),
    to: value,
    /** Current value of the room. */
    current: value.nullable(),
  }),
);
export type ModificationRow = z.infer<typeof modifications>[number] & { field: RoomField };

/** An option or a booking to come, on its day in a room with the most people: `people` are those that the room holds with the change. */
export const outgrownBooking = comingBooking.extend({ pax: z.int(), configuration, people: z.int().min(0) });
export type OutgrownBooking = z.infer<typeof outgrownBooking>;

export const roomModificationRequest = z.object({
  id: z.uuid(),
  state: z.enum(roomChangeStates),
  venue: z.object({ venueId: z.string(), slug: z.string(), name: z.string(), countryCode }),
  room: referentialRoom,
  modifications,
  requestedBy: staffMember,
  requestedAt: instant,
  decidedBy: staffMember.nullable(),
  decidedAt: instant.nullable(),
  /** Given with a reject. */
  reason: z.string(),
  /**
   * Those that the room holds now and would not hold any more, `count` of all and the earliest: of an open request that is read alone, and of
   * one that is validated. Absent from an older release.
   */
  outgrown: z.object({ count: z.int(), bookings: z.array(outgrownBooking) }).optional(),
});
export type RoomModificationRequest = z.infer<typeof roomModificationRequest>;

const inCountry = z.object({ code: countryCode });
const ofVenue = inCountry.extend({ venue: z.string().max(80) });

export const listReferentialCountries = {
  summary: 'Countries that have venues',
  response: z.object({ countries: z.array(countryCode) }),
} satisfies EndpointSchemas;

export const listReferentialVenues = {
  summary: 'Venues of a country, in the order of the list',
  params: inCountry,
  response: z.object({ venues: z.array(z.object({ venueId: z.string(), slug: z.string(), name: z.string(), roomsCount: z.int() })) }),
} satisfies EndpointSchemas;

export const listReferentialRooms = {
  summary: 'Rooms of a venue, by its id or slug, with their reference data and the changes asked for',
  params: ofVenue,
  response: z.object({
    rooms: z.array(referentialRoom),
    openRequests: z.array(z.object({ id: z.uuid(), roomId: z.string(), fields: z.array(z.enum(roomFields)) })),
  }),
} satisfies EndpointSchemas;

export const requestRoomModification = {
  summary: 'Asks for a change of a room; a field that is as the room has it is no change',
  params: ofVenue.extend({ roomId: z.string().max(80) }),
  body: roomModification,
  response: z.object({ id: z.uuid() }),
} satisfies EndpointSchemas;

export const listRoomModificationRequests = {
  summary: 'The 200 newest change requests of a state, open ones unless told',
  query: z.object({ state: z.enum(roomChangeStates).optional() }),
  response: z.object({ requests: z.array(roomModificationRequest) }),
} satisfies EndpointSchemas;

const ofRequest = z.object({ id: z.uuid() });

export const getRoomModificationRequest = {
  summary: 'A change request with the room as it is now, and the bookings to come that it would leave without their places',
  params: ofRequest,
  response: roomModificationRequest,
} satisfies EndpointSchemas;

export const rejectRoomModification = {
  summary: 'Leaves the room as it is and keeps why; deciding twice is a conflict',
  params: ofRequest,
  body: z.object({ reason: freeText(z.string().trim().max(maxReasonLength)).default('') }).default({ reason: '' }),
  response: roomModificationRequest,
} satisfies EndpointSchemas;

export const validateRoomModification = {
  summary:
    'Changes the room, and makes a task of each confirmed booking that it holds no more; a conflict where it has changed since the request, ' +
    'with both values, or where somebody has decided',
  params: ofRequest,
  body: z.object({}).default({}),
  response: roomModificationRequest,
  problemMembers: { conflict: z.object({ state: z.enum(roomChangeStates), modifications }) },
} satisfies EndpointSchemas;

export const getReferentialTrail = {
  summary: 'What staff did to rooms, calendars, options and tasks, the newest first, 50 a page',
  query: trailQuery,
  response: trailPage,
} satisfies EndpointSchemas;
