import type { Endpoint } from './endpoint.ts';
import type * as schemas from './signature.schemas.ts';

export const getSignature = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/signature',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getSignature,
} as const satisfies Endpoint;

export const prepareSignature = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/signature/document',
  access: 'session',
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'not-found',
    'already-signed',
    'quote-expired',
    'superseded',
    'mailbox-unproven',
    'no-longer-available',
    'documents-unavailable',
  ],
  schemas: {} as typeof schemas.prepareSignature,
} as const satisfies Endpoint;

export const getSignatureDraft = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/signature/document/{draftId}',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getSignatureDraft,
} as const satisfies Endpoint;

export const signQuote = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/signature',
  access: 'session',
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'not-found',
    'already-signed',
    'document-changed',
    'quote-expired',
    'superseded',
    'mailbox-unproven',
    'no-longer-available',
    'too-many-options',
    'insufficient-credit',
    'idempotency-key-reused',
  ],
  idempotent: true,
  schemas: {} as typeof schemas.signQuote,
} as const satisfies Endpoint;

export const completeBilling = {
  method: 'PATCH',
  path: '/api/quotes/{quoteId}/signature/billing',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.completeBilling,
} as const satisfies Endpoint;

export const inviteSecondSignatory = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/signature/invitation',
  access: 'session',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.inviteSecondSignatory,
} as const satisfies Endpoint;

export const rejectQuote = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/rejection',
  access: 'session',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'not-found', 'already-signed', 'superseded', 'stale-version', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.rejectQuote,
} as const satisfies Endpoint;

export const getCertificate = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/signature/certificate',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getCertificate,
} as const satisfies Endpoint;

export const getCountersignature = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/countersignature',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: ['not-found', 'invalid-token', 'expired-token'],
  schemas: {} as typeof schemas.getCountersignature,
} as const satisfies Endpoint;

/**
 * As `getCountersignature`, with the token in the body: queries stand in the logs of proxies. Sets a cookie with which the document of this
 * countersignature, and nothing else, opens without a token in its address.
 */
export const openCountersignature = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/countersignature/open',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: ['not-found', 'invalid-token', 'expired-token'],
  schemas: {} as typeof schemas.openCountersignature,
} as const satisfies Endpoint;

export const getCountersignatureDocument = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/countersignature/document',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: ['not-found', 'invalid-token', 'expired-token'],
  schemas: {} as typeof schemas.getCountersignatureDocument,
} as const satisfies Endpoint;

export const countersign = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/countersignature',
  access: 'anyone',
  service: 'booking',
  status: 201,
  refusals: ['not-found', 'invalid-token', 'expired-token', 'document-changed'],
  schemas: {} as typeof schemas.countersign,
} as const satisfies Endpoint;

export const refuseCountersignature = {
  method: 'POST',
  path: '/api/quotes/{quoteId}/countersignature/refusal',
  access: 'anyone',
  service: 'booking',
  status: 204,
  refusals: ['not-found', 'invalid-token', 'expired-token'],
  schemas: {} as typeof schemas.refuseCountersignature,
} as const satisfies Endpoint;

/** Asked by svc-documents: the bytes that were signed, or 404 while no signature stands. `userId` has to be the quote's owner. */
export const getSignedDocument = {
  method: 'GET',
  path: '/internal/quotes/{quoteId}/signed-document',
  access: 'service',
  service: 'booking',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.getSignedDocument,
} as const satisfies Endpoint;
