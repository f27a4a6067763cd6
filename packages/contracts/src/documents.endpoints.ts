import type * as schemas from './documents.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * `goal` is by default `preview`, `signature` once signed and `proforma` once approved. The goal `signature` of a signed quote answers
 * the bytes that were signed, in the language of their day; every other goal is printed in the requested language. Version 4 is the one
 * layout there is.
 */
export const getQuotePdf = {
  method: 'GET',
  path: '/api/quotes/{quoteId}/pdf',
  access: 'session',
  service: 'documents',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getQuotePdf,
} as const satisfies Endpoint;

/** Download address of a sample document by goal and language; preview in the caller's language by default. */
export const getTestPdf = {
  method: 'GET',
  path: '/api/test-pdf',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'documents',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getTestPdf,
} as const satisfies Endpoint;

export const getTestPdfDocument = {
  method: 'GET',
  path: '/api/test-pdf/document',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'documents',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'documents-unavailable'],
  schemas: {} as typeof schemas.getTestPdfDocument,
} as const satisfies Endpoint;

/** The paper that comes with the mail of a quote. The quote's descriptions are printed unchanged: request them in `language`. */
export const renderQuoteDocument = {
  method: 'POST',
  path: '/internal/quote-document',
  access: 'service',
  service: 'documents',
  status: 200,
  refusals: ['not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.renderQuoteDocument,
} as const satisfies Endpoint;

/**
 * The document that a customer signs: the quote and its signature page, whose fields show the values given and can no more be changed.
 * The same input answers the same bytes. The quote's descriptions are printed unchanged: request them in `language`.
 */
export const renderSignatureDocument = {
  method: 'POST',
  path: '/internal/signature-document',
  access: 'service',
  service: 'documents',
  status: 200,
  refusals: ['not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.renderSignatureDocument,
} as const satisfies Endpoint;

/** Signatories of a document with the times: one page, a file of its own (design: server-rules §3). */
export const renderCertificate = {
  method: 'POST',
  path: '/internal/signature-certificate',
  access: 'service',
  service: 'documents',
  status: 200,
  refusals: ['not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.renderCertificate,
} as const satisfies Endpoint;

/** A sheet of the desk, in the words of who asks. It names people and tells of their diets: no copy is kept. */
export const renderSheetDocument = {
  method: 'POST',
  path: '/internal/sheet-document',
  access: 'service',
  service: 'documents',
  status: 200,
  refusals: ['documents-unavailable'],
  schemas: {} as typeof schemas.renderSheetDocument,
} as const satisfies Endpoint;
