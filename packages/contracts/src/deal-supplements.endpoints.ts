import type * as schemas from './deal-supplements.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** A customer asks about their own deal, staff about any one; the list is empty where nothing was agreed on, or once it is cancelled. */
export const getDealSupplements = {
  method: 'GET',
  path: '/api/deals/{dealId}/supplements',
  access: 'session',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getDealSupplements,
} as const satisfies Endpoint;

/** As above; `not-found` also where nothing was agreed on. */
export const getDealSupplementsPdf = {
  method: 'GET',
  path: '/api/deals/{dealId}/supplements/pdf',
  access: 'session',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'documents',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getDealSupplementsPdf,
} as const satisfies Endpoint;

export const tellAgreedSupplements = {
  method: 'GET',
  path: '/internal/supplements/{quoteId}',
  access: 'service',
  service: 'survey',
  status: 200,
  refusals: [],
  schemas: {} as typeof schemas.tellAgreedSupplements,
} as const satisfies Endpoint;
