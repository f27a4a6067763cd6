import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { seatedServices } from './survey-terms.ts';
import { day } from './vocabulary.ts';

/** Restaurant seats of a confirmed quote (docs/decisions/0041-lunch-seats.md): svc-booking keeps them, the survey takes and frees them. */

/** Seats in each service. */
export const lunchSeats = z.object({ service1: z.int(), service2: z.int() });
export type LunchSeats = z.infer<typeof lunchSeats>;

const params = z.object({ quoteId: z.uuid() });

export const getLunches = {
  summary: 'Seats that a confirmed quote can have on each of its days, those it holds among them',
  params,
  response: z.object({ days: z.array(z.object({ day, left: lunchSeats })) }),
} satisfies EndpointSchemas;

export const claimLunch = {
  summary: 'Takes seats for a lunch beside those held for it, until `lunch.changed` says which of them stay; asked again it is the same',
  params: params.extend({ day }),
  body: z.object({
    /** Of the lunch: one lower than the last that was told or claimed is refused. */
    sequence: z.int().min(1),
    service: z.enum(seatedServices),
    seats: z.int().min(1),
  }),
  /** Seats that this quote could have instead. */
  problemMembers: { 'no-seats': z.object({ left: lunchSeats }) },
} satisfies EndpointSchemas;
