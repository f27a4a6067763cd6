import { isCallError } from './call-error.ts';

/** Handler for a call's `catch`: answers `value` in place of a refusal of this code; any other error is rethrown. */
export const insteadOf =
  <T>(code: string, value: T) =>
  (error: unknown): T => {
    if (isCallError(error) && error.code === code) return value;
    throw error;
  };
