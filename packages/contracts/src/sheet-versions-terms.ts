import { addDays } from './add-days.ts';
import type { CountryCode } from './vocabulary.ts';

/** Closed lists and figures of the versions of a function sheet, without schemas (design: desk D16, lifecycle L24). */

export const maxSheetRecipients = 10;

/** Days before the first one on whose noon, by the venue's clock, the people of an event are guaranteed. */
const guaranteeDays: Readonly<Record<CountryCode, number>> = { FRA: 3, BEL: 7, ESP: 3 };
export const longestGuarantee = Math.max(...Object.values(guaranteeDays));

/** Local day and time of a venue from which a sheet is final. */
export const guaranteeDue = (country: CountryCode, firstDay: string): { day: string; time: string } => ({
  day: addDays(firstDay, -guaranteeDays[country]),
  time: '12:00',
});

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
