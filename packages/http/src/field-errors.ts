import type { FieldErrors } from '@plenary/contracts/problem';
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

const isLacking = (input: unknown) => input === undefined || input === null || input === '';

const codeOf = (issue: Issue): string => {
  if (isLacking(issue.input)) return 'required';
  switch (issue.code) {
    case 'invalid_format':
      return 'invalid_format';
    case 'invalid_value':
    case 'invalid_union':
      return 'invalid_value';
    case 'too_big':
      return issue.origin === 'string' ? 'value_too_long' : 'too_large';
    case 'too_small':
      return issue.origin === 'string' ? 'value_too_short' : 'too_small';
    case 'custom':
      // A refinement may name its code.
      return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid';
    case 'unrecognized_keys':
      return 'invalid_value';
    default:
      return 'invalid';
  }
};

/** A member that the schema does not know is a fault of its own. */
const pathsOf = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')];

/** Field path to error code, the first fault of each field. The schema has to be parsed with `reportInput: true`. */
export const fieldErrorsOf = (error: z.ZodError): FieldErrors => {
  const codes = new Map<string, string>();
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) if (!codes.has(path)) codes.set(path, codeOf(issue));
  }
  // Built from a map, because a field may be called `constructor` or `__proto__`.
  return Object.fromEntries(codes);
};
