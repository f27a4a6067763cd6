import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import { legalPlenaryDurations, legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import type { FieldErrors } from '@plenary/contracts/problem';
import { duration, type SearchDay, type SearchRoom, searchPax } from '@plenary/contracts/search';
import { durations, evenings, maxSubcommittees } from '@plenary/contracts/terms';
import { isWeekend } from '../calendar/calendar-day.ts';
import type { SearchWindow } from '../calendar/search-window.ts';
import { membersOf, refuse } from './field-faults.ts';
import { includedLunch } from './finder-faults.ts';
import { parsePax, parseRoom } from './parse-room.ts';

/** Days a country's venues are closed, weekends aside: public holidays and closed periods. */
export interface SearchCalendar {
  isClosed(day: string): boolean;
}

/** The context a day is checked against. */
export interface DayContext {
  /** Path of the day in the search as sent, `days.0`. */
  path: string;
  errors: FieldErrors;
  window: SearchWindow;
  calendar: SearchCalendar;
  /** Place of the day in time, from 0, among all days. */
  place: number;
  dayCount: number;
  rules: Pick<RoomFinderRules, 'lunch'>;
  /** Whether the day may be an evening alone. */
  mayBeEvening: boolean;
  /** An earlier day of the list has the same date. */
  isDuplicate: boolean;
}

/**
 * One day of a search (server-rules §2). Every fault is noted in `errors`; the answer counts only where there is none. Where lunch
 * is sold, a full day includes it, by default for everybody in the plenary; otherwise there is no lunch (`lunchPax` 0).
 */
export function parseDay(value: unknown, date: string | null, context: DayContext): SearchDay | null {
  const { path, errors, place, dayCount, rules } = context;
  const day = membersOf(value);
  if (day.evening !== undefined && day.evening !== null) return parseEvening(day, date, context);
  const openDate = parseDate(day.date, date, context);
  const plenary = parseRoom(day.plenary, {
    path: `${path}.plenary`,
    errors,
    defaults: { duration: 'AM, PM', configuration: 'theater' },
    legalDurations: legalPlenaryDurations(place, dayCount),
  });
  const subcommittees = parseSubcommittees(day, context);
  const isNone = rules.lunch === 'none' && searchPax.safeParse(day.lunchPax).data === 0;
  const hasLunch = day.lunchPax !== undefined && day.lunchPax !== null && !isNone;
  const lunchPax = hasLunch ? parsePax(day.lunchPax, `${path}.lunchPax`, errors) : undefined;
  if (openDate === null || plenary === null || lunchPax === null) return null;
  const eating = lunchPax ?? includedLunch({ plenary }, rules);
  return { date: openDate, ...(eating === undefined ? {} : { lunchPax: eating }), plenary, subcommittees };
}

/** An evening alone has people and nothing else of a day. */
function parseEvening(day: Record<string, unknown>, date: string | null, context: DayContext): SearchDay | null {
  const { path, errors, mayBeEvening } = context;
  const openDate = parseDate(day.date, date, context);
  const pax = parsePax(membersOf(day.plenary).pax, `${path}.plenary.pax`, errors);
  const evening = evenings.find((one) => one === day.evening);
  if (!evening || !mayBeEvening) return refuse(errors, `${path}.evening`, 'not_offered');
  if (openDate === null || pax === null) return null;
  return { date: openDate, plenary: { pax, duration: 'PM', configuration: 'casual' }, subcommittees: [], evening };
}

function parseDate(written: unknown, date: string | null, { path, errors, window, calendar, isDuplicate }: DayContext): string | null {
  const at = `${path}.date`;
  if (written === undefined || written === null || written === '') return refuse(errors, at, 'required');
  if (date === null) return refuse(errors, at, 'invalid_format');
  if (date < window.firstDay) return refuse(errors, at, 'too_early');
  if (date > window.lastDay) return refuse(errors, at, 'too_late');
  if (isWeekend(date) || calendar.isClosed(date)) return refuse(errors, at, 'closed_day');
  return isDuplicate ? refuse(errors, at, 'duplicate') : date;
}

/** Only the first six are looked at: which ones stay is for the customer to choose. */
function parseSubcommittees(day: Record<string, unknown>, { path, errors }: DayContext): SearchRoom[] {
  const at = `${path}.subcommittees`;
  const list = day.subcommittees ?? [];
  if (!Array.isArray(list)) {
    refuse(errors, at, 'invalid');
    return [];
  }
  if (list.length > maxSubcommittees) refuse(errors, at, 'too_many');
  const plenaryDuration = duration.safeParse(membersOf(day.plenary).duration ?? 'AM, PM').data;
  return list.slice(0, maxSubcommittees).flatMap((value, index) => {
    const room = parseRoom(value, {
      path: `${at}.${index}`,
      errors,
      defaults: { duration: plenaryDuration ?? 'AM, PM', configuration: 'casual' },
      // A main room whose own duration is not known limits nothing: its own fault is enough.
      legalDurations: plenaryDuration === undefined ? durations : legalSubcommitteeDurations(plenaryDuration),
    });
    return room === null ? [] : [room];
  });
}
