import type { FieldErrors, RefusalCode } from '@plenary/contracts/problem';

const defaultMessage = 'Une erreur est survenue';

export type CallErrorKind = 'invalid-authentication' | 'access-not-authorised' | 'failed';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (status: number): CallErrorKind =>
  status === 401 ? 'invalid-authentication' : status === 403 ? 'access-not-authorised' : 'failed';

interface Failure {
  status: number;
  body: Record<string, unknown>;
  requestId: string;
  cause?: unknown;
  retryAfterSeconds?: number | undefined;
}

/** A failed call (spec/booking.md §8), with the body of the answer; a network failure counts as status 500. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number;
  /** The problem's code; `network-failure` where nothing answered, `unexpected-answer` where it was no problem document. */
  readonly code: string;
  readonly body: Record<string, unknown>;
  readonly errors: FieldErrors;
  readonly requestId: string;
  /** Seconds after which the call is worth a new try; undefined where the answer does not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, body, requestId, cause, retryAfterSeconds }: Failure) {
    super(typeof body.title === 'string' ? body.title : defaultMessage, { cause });
    this.name = 'CallError';
    this.kind = kindOf(status);
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : cause ? 'network-failure' : 'unexpected-answer';
    this.body = body;
    this.errors = isObject(body.errors) ? (body.errors as FieldErrors) : {};
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether a thrown value is a failed call. By name: every remote has its own version of the class, and the shell another. */
export const isCallError = (error: unknown): error is CallError => error instanceof Error && error.name === 'CallError';

/** Whether something thrown is a call that was refused with one of these codes. */
export const isRefusal = (error: unknown, ...codes: RefusalCode[]): error is CallError =>
  isCallError(error) && codes.some((code) => code === error.code);
