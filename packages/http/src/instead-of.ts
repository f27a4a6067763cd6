import { isCallError } from './call-error.ts';

/** For a call's `catch`: answers `value` in place of a refusal of this code; whatever else went wrong is thrown on. */
export const insteadOf =
  <T>(code: string, value: T) =>
  (error: unknown): T => {
    if (isCallError(error) && error.code === code) return value;
    throw error;
  };
