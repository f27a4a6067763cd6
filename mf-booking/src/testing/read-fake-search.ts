import type { FieldErrors } from '@plenary/contracts/problem';
import { type SearchDay, searchDay } from '@plenary/contracts/search';
import { fieldErrorsOf } from '@plenary/http/field-errors';

/** More people than this in a room is an error on its field, so that a field with an error can be looked at. */
const maxPax = 500;

const listOf = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** The days of a search, or what is wrong with them by field path (`days.0.plenary.pax`). */
export const readFakeSearch = (text: string): { days: SearchDay[]; errors: FieldErrors } => {
  const days: SearchDay[] = [];
  const errors: FieldErrors = {};
  for (const [index, value] of listOf(text).entries()) {
    const read = searchDay.safeParse(value, { reportInput: true });
    if (!read.success) {
      for (const [path, code] of Object.entries(fieldErrorsOf(read.error))) errors[`days.${index}.${path}`] = code;
      continue;
    }
    if (read.data.plenary.pax > maxPax) errors[`days.${index}.plenary.pax`] = 'too_large';
    days.push(read.data);
  }
  if (days.length === 0 && Object.keys(errors).length === 0) errors.days = 'required';
  return { days, errors };
};
