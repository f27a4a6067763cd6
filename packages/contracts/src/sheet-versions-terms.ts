/** Closed lists and figures of the versions of a function sheet, without schemas (design: desk D16). */

export const maxSheetRecipients = 10;

export const sheetStates = ['option', 'confirmed', 'cancelled'] as const;
export type SheetState = (typeof sheetStates)[number];

/** What a line of a sheet is about: the event as a whole, a room by its place, a meal or an activity. */
export const sheetPlaces = [
  'event',
  'plenary',
  'subcommittee',
  'evening',
  'food',
  'lunch',
  'wellness',
  'teambuilding',
  'afterwork',
] as const;
export type SheetPlace = (typeof sheetPlaces)[number];

/** What can change of it; `entry`: all of it came or went. Of words and diets only that they changed is told. */
export const sheetFacts = [
  ...(['entry', 'state', 'addons', 'room', 'hours', 'setUp', 'people', 'equipment', 'food', 'sitting'] as const),
  ...(['words', 'contact', 'diets'] as const),
] as const;
export type SheetFact = (typeof sheetFacts)[number];
