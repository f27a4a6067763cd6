import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { Duration, SearchRoom } from '@plenary/contracts/search';
import { parseSearch } from './parse-search.ts';

/** A Tuesday; the window runs from 2026-03-11 to 2027-03-10. */
export const today = '2026-03-10';
/** A Thursday on which everything is closed. */
export const closedDay = '2026-04-09';

/** Parses days (any value, sent as JSON) in France. */
export const parse = (days: unknown, manualPax?: unknown) =>
  parseTexts(JSON.stringify(days), manualPax === undefined ? undefined : JSON.stringify(manualPax));

const wholeForm: RoomFinderRules = { severalDays: true, subcommittees: true, lunch: 'chosen' };

/** Parses the raw texts of a query; with the whole form, unless told. */
export const parseTexts = (days: string | undefined, manualPax?: string, rules = wholeForm) =>
  parseSearch({ query: { days, manualPax }, countryCode: 'FRA', calendar: { isClosed: (day) => day === closedDay }, today, rules });

export const errorsOf = (result: ReturnType<typeof parse>) => ('errors' in result ? result.errors : {});
export const daysOf = (result: ReturnType<typeof parse>) => ('search' in result ? result.search.days : result.errors);

/** A main room, and a whole day with one. */
export const room = (pax: unknown, duration: Duration = 'AM, PM'): Omit<SearchRoom, 'pax'> & { pax: unknown } => ({
  pax,
  duration,
  configuration: 'theater',
});
export const dayOn = (date: unknown, fields: Record<string, unknown> = {}) => ({ date, plenary: room(20), subcommittees: [], ...fields });
