import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { upsellNames } from './survey-terms.ts';

/** Places of add-ons that are agreed on after the quote (docs/decisions/0026-supplements-and-charges.md): an afterwork takes the common space of the last evening. */

const path = '/internal/quotes/{quoteId}/places';
const params = z.object({ quoteId: z.uuid() });

export const getPlaces = endpoint({
  method: 'GET',
  path,
  access: 'service',
  summary: 'Add-ons that cannot be had any more beside a confirmed quote',
  params,
  response: z.object({ unavailable: z.array(z.enum(upsellNames)) }),
  status: 200,
  refusals: [],
});

export const claimPlace = endpoint({
  method: 'PUT',
  path,
  access: 'service',
  summary: 'Claims the place of an afterwork until it is told whether it is agreed on; asked again it is the same',
  params,
  /** Of what is told of the quote's add-ons: what is told with a lower one no more gives the place back. */
  body: z.object({ sequence: z.int().min(1) }),
  status: 204,
  refusals: ['no-longer-available', 'stale-version'],
});
