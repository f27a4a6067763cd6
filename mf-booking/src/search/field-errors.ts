import type { FieldErrors } from '@plenary/contracts/problem';
import { lunchPaxOf, missingFields } from './search-draft.ts';
import type { SearchEvent, SearchPopover, SearchState } from './search-state.ts';

/** Codes by field path; one constant for "none", so that it compares equal. */
export const noErrors: FieldErrors = {};

/** The popover of a field. */
export const popoverOf = (path: string): SearchPopover => {
  if (path === 'days' || path.endsWith('.date')) return 'day';
  return path.endsWith('.lunchPax') ? 'lunches' : 'rooms';
};

/** Errors of the form's own fields; others, as `authentication`, are not its business. */
export const searchErrors = (errors: FieldErrors): FieldErrors => {
  const own = Object.entries(errors).filter(([path]) => path === 'days' || path.startsWith('days.'));
  return own.length > 0 ? Object.fromEntries(own) : noErrors;
};

const popovers: readonly SearchPopover[] = ['day', 'rooms', 'lunches'];

/** The first popover with an error, or null without errors. */
export const firstPopoverOf = (errors: FieldErrors): SearchPopover | null => {
  const wrong = new Set(Object.keys(errors).map(popoverOf));
  return popovers.find((popover) => wrong.has(popover)) ?? null;
};

/** The errors of one popover. */
export const errorsIn = (errors: FieldErrors, popover: SearchPopover): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => popoverOf(path) === popover));

/** The index of the day a path speaks of; the first day's for the list itself. */
export const dayOf = (path: string): number => Number(path.split('.')[1] ?? 0);

/** Errors of missing fields, in the service's form. */
export const lackErrors = (state: SearchState): FieldErrors => Object.fromEntries(missingFields(state).map((path) => [path, 'required']));

/** Value of a field; lunch is what the field shows, which may follow the plenary. */
const valueAt = (state: SearchState, path: string): unknown => {
  const day = state.days[dayOf(path)];
  if (day && path.endsWith('.lunchPax')) return lunchPaxOf(day);
  const names = path.split('.').slice(2);
  return names.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), day);
};

/** Errors that an event clears even if the value at their path is unchanged. */
const isOver = (path: string, event: SearchEvent): boolean => {
  if (event.type === 'days-changed') return popoverOf(path) === 'day';
  if (event.type !== 'subcommittee-removed') return false;
  // Rooms after the removed one move up: the error would be on another room.
  const [, day, list, index = '0'] = path.split('.');
  return Number(day) === event.day && list === 'subcommittees' && Number(index) >= event.subcommittee;
};

/** The errors that still stand after an event: those of edited fields are cleared (spec/booking.md §5). */
export const errorsAfter = (
  errors: FieldErrors,
  { before, after, event }: { before: SearchState; after: SearchState; event: SearchEvent },
): FieldErrors => {
  const isEdited = (path: string) => path !== 'days' && valueAt(before, path) !== valueAt(after, path);
  const standing = Object.entries(errors).filter(([path]) => !isOver(path, event) && !isEdited(path));
  return standing.length === Object.keys(errors).length ? errors : Object.fromEntries(standing);
};
