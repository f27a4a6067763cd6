import type { FieldErrors } from '@plenary/contracts/problem';
import { refuse } from '@plenary/http/refuse';

/** Refuses a body whose `facts` have faults, by their paths within it. */
export const refuseFaults = (faults: FieldErrors): void => {
  const errors = Object.fromEntries(Object.entries(faults).map(([path, code]) => [`facts.${path}`, code]));
  if (Object.keys(errors).length > 0) refuse('invalid-request', { errors });
};
