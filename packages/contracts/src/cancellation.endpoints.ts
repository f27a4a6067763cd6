import type * as schemas from './cancellation.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * A customer asks about their own deal, staff about any one; the id of a deal is that of its first quote. `conflict`: it is not confirmed,
 * or cancelled already; `event-over`: the event has begun, after which staff alone cancel; `forbidden`: only staff name another party,
 * and who has the right to waive lowers a fee.
 */
export const previewCancellation = {
  method: 'POST',
  path: '/api/deals/{dealId}/cancellation/preview',
  access: 'session',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'event-over'],
  schemas: {} as typeof schemas.previewCancellation,
} as const satisfies Endpoint;

/** As the preview; `price-changed` carries the preview as it is now. */
export const cancelDeal = {
  method: 'POST',
  path: '/api/deals/{dealId}/cancellation',
  access: 'session',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 201,
  idempotent: 'required',
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'conflict',
    'event-over',
    'stale-version',
    'price-changed',
    'idempotency-key-reused',
  ],
  schemas: {} as typeof schemas.cancelDeal,
} as const satisfies Endpoint;

export const getCancellation = {
  method: 'GET',
  path: '/api/deals/{dealId}/cancellation',
  access: 'session',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getCancellation,
} as const satisfies Endpoint;

export const getCancellationPdf = {
  method: 'GET',
  path: '/api/deals/{dealId}/cancellation/pdf',
  access: 'session',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'documents',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getCancellationPdf,
} as const satisfies Endpoint;
