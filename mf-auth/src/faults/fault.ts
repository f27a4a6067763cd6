import type { FieldErrors } from '@plenary/contracts/problem';
import { CallError } from '@plenary/http/call-error';

/** Why a step was refused; the same shape whether the page or the server found it. */
export interface Fault {
  /** The problem's code, e.g. `authentication-failed`; `unexpected-error` if unknown. */
  code: string;
  /** Field name to error code. */
  fields: FieldErrors;
  /** Wait before a retry, if the server set one. */
  waitSeconds?: number;
}

export const fault = (code: string, fields: FieldErrors = {}): Fault => ({ code, fields });

/** Describes a failed call to the form's user. */
export const faultOf = (error: unknown): Fault => {
  if (!(error instanceof CallError)) return fault('unexpected-error');
  const { code, errors, retryAfterSeconds } = error;
  // No field of a form: the sign-in is too old to prove an account that has no password.
  if (errors.session) return fault('sign-in-again');
  return { code, fields: errors, ...(retryAfterSeconds !== undefined && { waitSeconds: retryAfterSeconds }) };
};

/** Whether monitoring should know: neither a refusal the product foresees nor a network that is down. */
export const isUnforeseen = (error: unknown): boolean => {
  if (!(error instanceof CallError)) return true;
  const { status, code } = error;
  return code !== 'network-failure' && (status === 403 || (status >= 500 && status !== 503));
};
