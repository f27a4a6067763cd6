import type { FieldErrors } from '@plenary/contracts/problem';

/** Why a field of a search is refused; the client words it (server-rules §1). */
export type SearchFault =
  | 'required'
  | 'invalid'
  | 'invalid_value'
  | 'invalid_format'
  | 'too_large'
  | 'too_many'
  | 'too_early'
  | 'too_late'
  | 'closed_day'
  | 'duplicate'
  | 'not_offered';

/** Notes a fault under its field path and answers null, in place of the value that cannot be had. */
export function refuse(errors: FieldErrors, path: string, fault: SearchFault): null {
  errors[path] = fault;
  return null;
}

/** The members of a JSON object; of any other value none, so that each missing field is named. */
export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
