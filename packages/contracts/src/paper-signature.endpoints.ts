import type { Endpoint } from './endpoint.ts';
import type * as schemas from './paper-signature.schemas.ts';
import { maxPaperText } from './paper-signature-terms.ts';

/** `wrong-file`: its bytes are no PDF. The rest as `signQuote`. */
export const signOnPaper = {
  method: 'POST',
  path: '/api/desk/quotes/{quoteId}/paper-signature',
  access: 'staff',
  right: 'approve',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'already-signed',
    'quote-expired',
    'superseded',
    'stale-version',
    'no-longer-available',
    'insufficient-credit',
    'wrong-file',
    'idempotency-key-reused',
  ],
  idempotent: 'required',
  maxBodyBytes: maxPaperText + 16_384,
  largeField: 'document',
  schemas: {} as typeof schemas.signOnPaper,
} as const satisfies Endpoint;

/** `not-found` also where no signature stands. */
export const getSignedForStaff = {
  method: 'GET',
  path: '/api/planning/quotes/{quoteId}/signed-document',
  access: 'staff',
  right: 'prices',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getSignedForStaff,
} as const satisfies Endpoint;
