import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { freeTextDescription } from './free-text.ts';
import { guestStates, maxGuests, maxGuestsAtOnce } from './guests-terms.ts';
import { salesforceId } from './meeting-events.schemas.ts';

/** Guests of a meeting event (design: server-rules §7 "Guests"). Where guest management is NONE all of it is `not-found`. */

/** Wide: what a guest may be is said by `guestFaults`, field by field, once the texts are tidied. */
const text = z.string().max(1_000).meta({ description: freeTextDescription });
export const guestEntry = z.object({
  email: text,
  firstname: text.default(''),
  lastname: text.default(''),
  company: text.default(''),
  phone: text.default(''),
});

export const guest = z.object({
  id: z.uuid(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  phone: z.string(),
  /** Rises with every change. */
  version: z.int(),
  state: z.enum(guestStates),
});
export type Guest = z.infer<typeof guest>;

const eventId = z.object({ eventId: salesforceId });
const oneGuest = z.object({ eventId: salesforceId, guestId: z.uuid() });
export const listGuests = {
  summary: 'Guests of an event of the caller, by name, with where their invitations stand',
  params: eventId,
  response: z.object({
    mode: z.enum(['CALENDAR', 'PROXYCLICK', 'OCTOPUS']),
    /** The event has ended: the list can be read alone. */
    isClosed: z.boolean(),
    guests: z.array(guest).max(maxGuests),
  }),
} satisfies EndpointSchemas;
export type GuestList = z.infer<typeof listGuests.response>;

export const addGuests = {
  summary: 'Adds guests; an address that is on the list is left as it is, so that the call may be repeated',
  params: eventId,
  body: z.object({ guests: z.array(guestEntry).min(1).max(maxGuestsAtOnce) }),
  response: z.object({
    added: z.int(),
    /** Addresses that were on the list. */
    alreadyListed: z.array(z.string()),
  }),
} satisfies EndpointSchemas;

export const changeGuest = {
  summary: 'Changes a guest; a guest that was told is told anew where it concerns them',
  params: oneGuest,
  body: guestEntry.extend({ version: z.int() }),
  response: guest,
  problemMembers: { 'stale-version': z.object({ current: guest }) },
} satisfies EndpointSchemas;

export const removeGuest = {
  summary: 'Takes a guest from the list; one that was told gets a cancellation, and the visitor system forgets them',
  params: oneGuest,
} satisfies EndpointSchemas;

export const inviteGuests = {
  summary: 'Invites the guests that were not invited, and tries again what failed',
  params: eventId,
  body: z.object({}).default({}),
  /** Number of guests to whom something is sent. */
  response: z.object({ invited: z.int(), retried: z.int() }),
} satisfies EndpointSchemas;
