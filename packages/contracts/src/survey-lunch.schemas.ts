import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { lunchSeats } from './lunches.schemas.ts';
import { lunchOutsidePrice } from './supplements.ts';
import { ofDay } from './survey-call.ts';
import { allergies, comment, count, initialPax, kept, moved, saved, staleWith } from './survey-step.ts';
import { lunchServices, lunchTypes } from './survey-terms.ts';
import { cents } from './vocabulary.ts';

const pricedOutside = z.object({ service: z.enum(lunchServices).optional(), excludingVat: cents });

export const lunchStep = kept.extend({
  pax: z.int().nullable(),
  service: z.enum(lunchServices).nullable(),
  initialPax,
  initialService: z.enum(lunchServices).nullish(),
  service1Full: z.boolean(),
  allergies: z.string(),
  comment: z.string(),
  /** Seats this event can have now in each service, those it holds among them; without limit while svc-booking does not answer. */
  serviceCapacities: lunchSeats,
  /** The Meeting Scientist chose the service: it is not asked. */
  isServiceStaffChoice: z.boolean(),
  type: z.enum(lunchTypes),
  /** Of meal trays or an external restaurant; absent: to be confirmed. */
  outsidePrice: lunchOutsidePrice.optional(),
  /** A lunch outside that staff do not charge: of that kind, where it is known, and at that amount in euro cents; absent: none. */
  waivedOutside: pricedOutside.optional(),
  /** One that is agreed on at that amount; absent: none, or from an older release. */
  agreedOutside: pricedOutside.optional(),
  /** A lunch outside that lacks the customer's agreement; absent: nobody asked for it, it was given, or from an older release. */
  unagreedOutside: z
    .object({
      /** `priced`: it waits for their agreement to the price of the booking for other people. */
      answer: z.enum(['awaited', 'priced', 'refused']),
      /** Staff chose it and have not asked for it yet: there is nothing to answer. Absent: they have, or from an older release. */
      isPlanned: z.literal(true).optional(),
      /** How the lunch is served without it; null: not chosen yet. */
      instead: z.enum(lunchServices).nullable(),
      /** For how many; null: not known. Absent: from an older release. */
      pax: z.int().nullish(),
    })
    .optional(),
});
export type LunchStep = z.infer<typeof lunchStep>;

export const getLunch = {
  summary: 'Lunch step of a day',
  params: ofDay,
  response: lunchStep,
} satisfies EndpointSchemas;

export const saveLunch = {
  summary: 'Saves the lunch step of a day and takes its seats; a service of `any` leaves the one kept; no-seats says what is left',
  params: ofDay,
  body: moved.extend({
    pax: count,
    service1Full: z.boolean().nullish(),
    service: z
      .union([z.enum(lunchServices), z.literal('')])
      .nullish()
      .transform((value) => value || null),
    allergies,
    comment,
  }),
  response: saved,
  problemMembers: { ...staleWith(lunchStep), 'no-seats': z.object({ left: lunchSeats }) },
} satisfies EndpointSchemas;
