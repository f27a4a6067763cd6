import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sent-papers.schemas.ts';

/** The bytes that the customer was mailed; `not-found` also where none were kept. */
export const getPaperForStaff = {
  method: 'GET',
  path: '/api/planning/quotes/{quoteId}/sent-paper',
  access: 'staff',
  right: 'prices',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getPaperForStaff,
} as const satisfies Endpoint;

/** `not-found`: staff sent no such paper, or they have changed its texts since; it is printed as that of any quote. */
export const getSentPaper = {
  method: 'GET',
  path: '/internal/quotes/{quoteId}/sent-paper',
  access: 'service',
  service: 'booking',
  status: 200,
  refusals: ['not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getSentPaper,
} as const satisfies Endpoint;
