import { legalPlenaryDurations } from '@plenary/contracts/legal-durations';
import type { Configuration, Duration } from '@plenary/contracts/search';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { changeDays } from './change-days.ts';
import {
  addSubcommittee,
  changeSubcommittee,
  chooseConfiguration,
  chooseDuration,
  chooseLunchPax,
  choosePax,
  removeSubcommittee,
  tickLunch,
} from './change-rooms.ts';
import { type DraftDay, type DraftRoom, missingFields, type SearchDraft } from './search-draft.ts';

export type SearchPopover = 'day' | 'rooms' | 'lunches';

/** The search form (spec/booking.md §3): its values, and the one open popover. */
export interface SearchState extends SearchDraft {
  openPopover: SearchPopover | null;
}

/** Events of the form. `day` and `subcommittee` are indexes from 0; dates are local days, pax null while being typed. */
export type SearchEvent =
  | { type: 'popover-opened'; popover: SearchPopover }
  | { type: 'popover-closed' }
  | { type: 'days-changed'; dates: readonly string[]; firstDuration: Duration }
  | { type: 'plenary-pax-changed'; day: number; pax: number | null }
  | { type: 'plenary-duration-changed'; day: number; duration: Duration }
  | { type: 'plenary-configuration-changed'; day: number; configuration: Configuration }
  | { type: 'subcommittee-added'; day: number }
  | { type: 'subcommittee-removed'; day: number; subcommittee: number }
  | { type: 'subcommittee-changed'; day: number; subcommittee: number; change: Partial<DraftRoom> }
  | { type: 'lunch-ticked'; day: number; isTicked: boolean }
  | { type: 'lunch-pax-changed'; day: number; pax: number | null }
  | { type: 'country-changed'; countryCode: CountryCode }
  | { type: 'validated' }
  | { type: 'replaced'; draft: SearchDraft };

/** The form that shows a search, with every popover closed. */
export const startSearch = ({ countryCode, days, manualPax }: SearchDraft): SearchState => ({
  countryCode,
  days,
  manualPax,
  openPopover: null,
});

/** The form after an event (spec/booking.md §4 "Search"). What an event may not do leaves the form as it was. */
export const reduceSearch = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.type) {
    case 'popover-opened':
      return { ...state, openPopover: event.popover };
    case 'popover-closed':
      return { ...state, openPopover: null };
    case 'validated':
      return { ...state, openPopover: popoverOfLack(state) };
    case 'replaced':
      return startSearch(event.draft);
    case 'country-changed':
      return { ...state, countryCode: event.countryCode };
    case 'days-changed': {
      const days = changeDays(state.days, event.dates, event.firstDuration);
      return { ...state, days, manualPax: state.manualPax.filter((index) => index < days.length) };
    }
    case 'plenary-pax-changed':
      return changePax(state, event.day, event.pax);
    case 'plenary-duration-changed':
      return legalPlenaryDurations(event.day, state.days.length).includes(event.duration)
        ? onDay(state, event.day, (day) => chooseDuration(day, event.duration))
        : state;
    case 'plenary-configuration-changed':
      return onDay(state, event.day, (day) => chooseConfiguration(day, event.configuration));
    case 'subcommittee-added':
      return onDay(state, event.day, addSubcommittee);
    case 'subcommittee-removed':
      return onDay(state, event.day, (day) => removeSubcommittee(day, event.subcommittee));
    case 'subcommittee-changed':
      return onDay(state, event.day, (day) => changeSubcommittee(day, event.subcommittee, event.change));
    case 'lunch-ticked':
      return onDay(state, event.day, (day) => tickLunch(day, event.isTicked));
    case 'lunch-pax-changed':
      return onDay(state, event.day, (day) => chooseLunchPax(day, event.pax));
  }
};

const onDay = (state: SearchState, index: number, change: (day: DraftDay) => DraftDay): SearchState => ({
  ...state,
  days: state.days.map((day, place) => (place === index ? change(day) : day)),
});

/** A number typed on the first day is copied to all days without a number set by hand; an emptied field is no longer set by hand. */
const changePax = (state: SearchState, index: number, pax: number | null): SearchState => {
  const others = state.manualPax.filter((place) => place !== index);
  const isTouched = (place: number) => place === index || (index === 0 && !others.includes(place));
  return {
    ...state,
    manualPax: pax === null || index >= state.days.length ? others : [...others, index].toSorted((a, b) => a - b),
    days: state.days.map((day, place) => (isTouched(place) ? choosePax(day, pax) : day)),
  };
};

/** Days come before rooms: a room can only be validated on a known day. */
const popoverOfLack = (state: SearchState): SearchPopover | null => {
  const missing = missingFields(state);
  if (missing.some((path) => path.endsWith('.date'))) return 'day';
  return missing.length > 0 ? 'rooms' : null;
};
