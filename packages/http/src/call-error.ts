import type { FieldErrors } from '@plenary/contracts/problem';

export const defaultMessage = 'Une erreur est survenue';

export type CallErrorKind = 'invalid-authentication' | 'access-not-authorised' | 'failed';

const kindOf = (status: number): CallErrorKind =>
  status === 401 ? 'invalid-authentication' : status === 403 ? 'access-not-authorised' : 'failed';

/** A call that did not succeed (spec/booking.md §8): the answer's body is kept; a network failure counts as status 500. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly status: number;
  /** The problem's code, `network-failure` where nothing answered. */
  readonly code: string;
  readonly body: Record<string, unknown>;
  readonly errors: FieldErrors;
  readonly requestId: string;

  constructor({ status, body, requestId, cause }: { status: number; body: Record<string, unknown>; requestId: string; cause?: unknown }) {
    super(typeof body.title === 'string' ? body.title : defaultMessage, { cause });
    this.name = 'CallError';
    this.kind = kindOf(status);
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : cause ? 'network-failure' : 'unexpected-answer';
    this.body = body;
    this.errors = (body.errors as FieldErrors | undefined) ?? {};
    this.requestId = requestId;
  }
}
