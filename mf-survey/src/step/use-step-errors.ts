import type { FieldErrors } from '@plenary/contracts/problem';
import { useState } from 'react';

/** Errors by field. Each attempt that finds some counts up: its summary takes the focus. */
export const useStepErrors = () => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  return {
    errors,
    attempts,
    refuse(found: FieldErrors) {
      setErrors(found);
      setAttempts((count) => count + 1);
    },
    clear: () => setErrors({}),
    /** The error of one field; null removes it. */
    tell: (name: string, fault: string | null) => setErrors(({ [name]: _, ...others }) => (fault ? { ...others, [name]: fault } : others)),
  };
};
