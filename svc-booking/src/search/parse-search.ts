import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchDay, SearchQuery, VenueSearch } from '@plenary/contracts/search';
import { maxDays } from '@plenary/contracts/terms';
import { type CountryCode, day } from '@plenary/contracts/vocabulary';
import * as z from 'zod';
import { searchWindow } from '../calendar/search-window.ts';
import { membersOf, refuse } from './field-faults.ts';
import { finderFaults } from './finder-faults.ts';
import { parseDay, type SearchCalendar } from './parse-day.ts';

export interface ParsedSearch extends VenueSearch {
  /** Indexes, in the sorted days, of those whose pax was set by hand (spec/booking.md §3). */
  manualPax: number[];
}

/**
 * The search of a query, its days in ascending order, or every fault of it by field path (server-rules §2; paths count the
 * days as sent). Faults of the list itself stand at `days`; of more than ten days the first ten are looked at. `today` is
 * the day at the venues, `rules` the offers of the deployment's room finder; `withEvenings`: a day by itself may be an evening alone. Pure, and never throws for any input.
 */
export function parseSearch({
  query,
  countryCode,
  calendar,
  today,
  rules,
  withEvenings = false,
}: {
  query: Pick<SearchQuery, 'days' | 'manualPax'>;
  countryCode: CountryCode;
  calendar: SearchCalendar;
  today: string;
  rules: RoomFinderRules;
  withEvenings?: boolean | undefined;
}): { search: ParsedSearch } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const list = parseDays(query.days, errors);
  const looked = list.slice(0, maxDays);
  const dates = looked.map((value) => day.safeParse(membersOf(value).date).data ?? null);
  const places = placesInTime(dates);
  const window = searchWindow(today);
  const days = looked.map((value, index) =>
    parseDay(value, dates[index] ?? null, {
      path: `days.${index}`,
      errors,
      window,
      calendar,
      place: places[index] ?? index,
      dayCount: list.length,
      rules,
      mayBeEvening: withEvenings && list.length === 1,
      isDuplicate: dates.indexOf(dates[index] ?? null) < index,
    }),
  );
  const byHand = parseManualPax(query.manualPax, errors);
  Object.assign(errors, finderFaults(days, rules));
  if (Object.keys(errors).length > 0) return { errors };
  const sorted = days
    .flatMap((parsed, index): { parsed: SearchDay; index: number }[] => (parsed === null ? [] : [{ parsed, index }]))
    .sort((a, b) => (a.parsed.date < b.parsed.date ? -1 : 1));
  const manualPax = sorted.flatMap(({ index }, place) => (byHand.includes(index) ? [place] : []));
  return { search: { countryCode, days: sorted.map(({ parsed }) => parsed), manualPax } };
}

const dayIndexes = z.array(z.int().min(0));
const notJson = Symbol('not JSON');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

function parseDays(text: string | undefined, errors: FieldErrors): unknown[] {
  const list = text === undefined || text === '' ? null : readJson(text);
  if (list === notJson) refuse(errors, 'days', 'invalid_format');
  else if (list === null) refuse(errors, 'days', 'required');
  else if (!Array.isArray(list)) refuse(errors, 'days', 'invalid');
  else if (list.length === 0) refuse(errors, 'days', 'required');
  else if (list.length > maxDays) refuse(errors, 'days', 'too_many');
  return Array.isArray(list) ? list : [];
}

/** With a missing or repeated date the first day is unknown: the order as sent is used. */
function placesInTime(dates: readonly (string | null)[]): number[] {
  const known = dates.filter((date) => date !== null);
  if (new Set(known).size < dates.length) return dates.map((_, index) => index);
  const sorted = known.toSorted();
  return known.map((date) => sorted.indexOf(date));
}

/** Indexes of days that are gone are dropped later: the list is a memory of the form, not part of what is asked. */
function parseManualPax(text: string | undefined, errors: FieldErrors): number[] {
  const list = text === undefined || text === '' ? [] : readJson(text);
  if (list === notJson) refuse(errors, 'manualPax', 'invalid_format');
  else if (!dayIndexes.safeParse(list).success) refuse(errors, 'manualPax', 'invalid');
  return dayIndexes.safeParse(list).data ?? [];
}
