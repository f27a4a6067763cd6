import type { Configuration, Duration, SearchDay, SearchRoom } from '@plenary/contracts/search';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** A room of the form; `pax` is null until a number is typed. */
export interface DraftRoom {
  pax: number | null;
  duration: Duration;
  configuration: Configuration;
}

/** A day of the form; `date` (local to the venue) is null until one is chosen. */
export interface DraftDay {
  date: string | null;
  /** Absent: no lunch. Null: lunch for all people in the plenary, however many. A number: set by hand. */
  lunchPax?: number | null;
  plenary: DraftRoom;
  subcommittees: readonly DraftRoom[];
}

/** Values of the search form, complete or not. There is always at least one day. */
export interface SearchDraft {
  countryCode: CountryCode;
  days: readonly DraftDay[];
  /** Indexes of the days whose attendee count was set by hand (spec/booking.md §3). */
  manualPax: readonly number[];
}

export const fullDay: Duration = 'AM, PM';

/** A full day for a plenary in theater (spec/booking.md §9), with lunch included. */
export const emptyDay: DraftDay = {
  date: null,
  lunchPax: null,
  plenary: { pax: null, duration: fullDay, configuration: 'theater' },
  subcommittees: [],
};

/** The form before anything is chosen. */
export const emptyDraft = (countryCode: CountryCode): SearchDraft => ({ countryCode, days: [emptyDay], manualPax: [] });

/** People at lunch; null while the plenary they follow has no number, undefined without lunch. */
export const lunchPaxOf = ({ lunchPax, plenary }: DraftDay): number | null | undefined => (lunchPax === null ? plenary.pax : lunchPax);

const isGiven = (pax: number | null): pax is number => pax !== null && pax > 0;

/** Field paths of missing values (`days.0.date`); 0 people count as missing (spec/booking.md §4, §5). */
export const missingFields = ({ days }: Pick<SearchDraft, 'days'>): string[] =>
  days.flatMap(({ date, plenary, subcommittees }, day) => [
    ...(date === null ? [`days.${day}.date`] : []),
    ...(isGiven(plenary.pax) ? [] : [`days.${day}.plenary.pax`]),
    ...subcommittees.flatMap(({ pax }, index) => (isGiven(pax) ? [] : [`days.${day}.subcommittees.${index}.pax`])),
  ]);

/** Every day has a date and plenary pax, and every subcommittee has pax; nothing else is asked (spec/booking.md §4). */
export const isComplete = (draft: Pick<SearchDraft, 'days'>): boolean => missingFields(draft).length === 0;

/** The days in the contract's form, or null while incomplete. */
export const completeDays = ({ days }: Pick<SearchDraft, 'days'>): SearchDay[] | null => {
  const complete: SearchDay[] = [];
  for (const day of days) {
    const plenary = completeRoom(day.plenary);
    const subcommittees = day.subcommittees.map(completeRoom).filter((room) => room !== null);
    if (day.date === null || plenary === null || subcommittees.length < day.subcommittees.length) return null;
    const lunchPax = lunchPaxOf(day);
    complete.push({ date: day.date, ...(typeof lunchPax === 'number' && { lunchPax }), plenary, subcommittees });
  }
  return complete;
};

const completeRoom = ({ pax, duration, configuration }: DraftRoom): SearchRoom | null =>
  isGiven(pax) ? { pax, duration, configuration } : null;

/** Whether a draft requests another search than the saved one; which numbers were set by hand is no part of it. */
export const isDirty = (draft: SearchDraft, saved: SearchDraft): boolean => whatIsAsked(draft) !== whatIsAsked(saved);

const whatIsAsked = ({ countryCode, days }: SearchDraft): string =>
  JSON.stringify([
    countryCode,
    days.map((day) => [
      day.date,
      lunchPaxOf(day),
      [day.plenary, ...day.subcommittees].map(({ pax, duration, configuration }) => [pax, duration, configuration]),
    ]),
  ]);
