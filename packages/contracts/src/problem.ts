import * as z from 'zod';

/** Every code a call may be refused with, and the status it travels under (docs/api.md). */
export const refusalStatus = {
  'invalid-request': 400,
  'invalid-search': 400,
  'public-email-forbidden': 400,
  'invalid-token': 400,
  'authentication-required': 401,
  'authentication-failed': 401,
  forbidden: 403,
  'cross-site': 403,
  'not-found': 404,
  'provider-not-configured': 404,
  conflict: 409,
  'framework-contract': 409,
  'user-exists': 409,
  'mailbox-unproven': 409,
  'unusable-address': 409,
  'password-required': 409,
  'add-on-unavailable': 409,
  'no-longer-available': 409,
  'no-seats': 409,
  'over-capacity': 409,
  'room-not-held': 409,
  'already-signed': 409,
  'document-changed': 409,
  'quote-expired': 409,
  'too-late-for-option': 409,
  'too-many-options': 409,
  'insufficient-credit': 409,
  'survey-closed': 409,
  'survey-in-validation': 409,
  'event-over': 409,
  'stale-version': 409,
  'price-changed': 409,
  'change-open': 409,
  superseded: 409,
  'second-waiting': 409,
  'expired-token': 410,
  'body-too-large': 413,
  'not-json': 415,
  'wrong-file': 415,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  'unexpected-error': 500,
  'documents-unavailable': 503,
  'service-unavailable': 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** Field path (`days.0.plenary.pax`) to error code (`required`, `too_early`, …). */
export const fieldErrors = z.record(z.string(), z.string());
export type FieldErrors = z.infer<typeof fieldErrors>;

/** RFC 9457 problem document: the one shape of every failure. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  requestId: z.string(),
  errors: fieldErrors.optional(),
});
export type Problem = z.infer<typeof problem>;

/** `type` and `title` of the problem document of a code. */
export const problemHead = (code: string): Pick<Problem, 'type' | 'title'> => ({
  type: `/problems/${code}`,
  title: code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' '),
});
