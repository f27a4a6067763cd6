import type { FieldErrors } from '@plenary/contracts/problem';
import { useEffect, useState } from 'react';

/** Id of the field at a path of the search; a page has one search. */
export const fieldId = (path: string): string => `search.${path}`;

/** Focuses the first invalid field of a popover that opens with errors. */
export const useFocusOnFirstError = (errors: FieldErrors): void => {
  const [first] = useState(() => Object.keys(errors)[0]);
  useEffect(() => {
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
  }, [first]);
};
