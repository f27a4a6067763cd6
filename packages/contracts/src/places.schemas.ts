import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { upsellNames } from './survey-terms.ts';

/** Places of add-ons that are agreed on after the quote (docs/decisions/0026-supplements-and-charges.md): an afterwork takes the common space of the last evening. */

const params = z.object({ quoteId: z.uuid() });

export const getPlaces = {
  summary: 'Add-ons that cannot be had any more beside a confirmed quote',
  params,
  response: z.object({ unavailable: z.array(z.enum(upsellNames)) }),
} satisfies EndpointSchemas;

export const claimPlace = {
  summary: 'Claims the place of an afterwork until it is told whether it is agreed on; asked again it is the same',
  params,
  /** Sequence of the event on the quote's add-ons: events with a lower one no longer give the place back. */
  body: z.object({ sequence: z.int().min(1) }),
} satisfies EndpointSchemas;
