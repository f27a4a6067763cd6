import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { ofDay } from './survey-call.ts';
import { allergies, comment, count, initialPax, kept, moved, saved, staleWith } from './survey-step.ts';
import { lunchServices, lunchTypes } from './survey-terms.ts';

export const lunchStep = kept.extend({
  pax: z.int().nullable(),
  service: z.enum(lunchServices).nullable(),
  initialPax,
  initialService: z.enum(lunchServices).nullish(),
  service1Full: z.boolean(),
  allergies: z.string(),
  comment: z.string(),
  /** Seats this event can have in each service, those it holds among them. */
  serviceCapacities: z.object({ service1: z.int(), service2: z.int() }),
  /** The Meeting Scientist chose the service: it is not asked. */
  isServiceStaffChoice: z.boolean(),
  type: z.enum(lunchTypes),
});
export type LunchStep = z.infer<typeof lunchStep>;

export const getLunch = {
  summary: 'Lunch step of a day',
  params: ofDay,
  response: lunchStep,
} satisfies EndpointSchemas;

export const saveLunch = {
  summary: 'Saves the lunch step of a day; a service of `any` leaves the one kept',
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
  problemMembers: staleWith(lunchStep),
} satisfies EndpointSchemas;
