import { countryCodes, durations, searchConfigurations } from '@plenary/contracts/terms';
import fc from 'fast-check';
import { type DraftDay, type DraftRoom, emptyDay, emptyDraft } from './search-draft.ts';
import { reduceSearch, type SearchEvent, type SearchState, startSearch } from './search-state.ts';

/** Three working days on end: a Tuesday to a Thursday. */
export const tuesday = '2027-01-19';
export const wednesday = '2027-01-20';
export const thursday = '2027-01-21';

export const emptySearch: SearchState = startSearch(emptyDraft('FRA'));

/** The form after events, by default from the empty one. */
export const after = (events: readonly SearchEvent[], start: SearchState = emptySearch): SearchState => events.reduce(reduceSearch, start);

export const room = (pax: number | null, fields: Partial<DraftRoom> = {}): DraftRoom => ({
  pax,
  duration: 'AM, PM',
  configuration: 'theater',
  ...fields,
});

/** A day with a date and people, as the form makes it. */
export const dayOn = (date: string | null, pax: number | null = 24, fields: Partial<DraftDay> = {}): DraftDay => ({
  ...emptyDay,
  date,
  plenary: room(pax),
  ...fields,
});

/** A form that shows these days. */
export const searchOf = (...days: DraftDay[]): SearchState => ({ ...emptySearch, days });

const index = fc.nat({ max: 4 });
const pax = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 999 }));
const duration = fc.constantFrom(...durations);
const configuration = fc.constantFrom(...searchConfigurations);
const date = fc.nat({ max: 27 }).map((day) => `2027-02-${String(day + 1).padStart(2, '0')}`);

const event: fc.Arbitrary<SearchEvent> = fc.oneof(
  fc.record({ type: fc.constant('popover-opened' as const), popover: fc.constantFrom('day', 'rooms', 'lunches') }),
  fc.constant({ type: 'popover-closed' as const }),
  fc.constant({ type: 'validated' as const }),
  fc.record({ type: fc.constant('days-changed' as const), dates: fc.array(date, { maxLength: 12 }), firstDuration: duration }),
  fc.record({ type: fc.constant('plenary-pax-changed' as const), day: index, pax }),
  fc.record({ type: fc.constant('plenary-duration-changed' as const), day: index, duration }),
  fc.record({ type: fc.constant('plenary-configuration-changed' as const), day: index, configuration }),
  fc.record({ type: fc.constant('subcommittee-added' as const), day: index }),
  fc.record({ type: fc.constant('subcommittee-removed' as const), day: index, subcommittee: index }),
  fc.record({
    type: fc.constant('subcommittee-changed' as const),
    day: index,
    subcommittee: index,
    change: fc.record({ pax, duration, configuration }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('lunch-ticked' as const), day: index, isTicked: fc.boolean() }),
  fc.record({ type: fc.constant('lunch-pax-changed' as const), day: index, pax }),
  fc.record({ type: fc.constant('country-changed' as const), countryCode: fc.constantFrom(...countryCodes) }),
);

/** Any events, and any form that they can lead to. */
export const anyEvent = event;
export const anySearch: fc.Arbitrary<SearchState> = fc.array(event, { maxLength: 40 }).map((events) => after(events));
/** Complete forms, with every missing value filled in. */
export const anyCompleteSearch: fc.Arbitrary<SearchState> = fc
  .tuple(anySearch, fc.uniqueArray(date, { minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 999 }))
  .map(([state, dates, people]) => {
    const given = (from: DraftRoom): DraftRoom => ({ ...from, pax: from.pax || people });
    const dated = reduceSearch(state, { type: 'days-changed', dates, firstDuration: state.days[0]?.plenary.duration ?? 'PM' });
    return {
      ...dated,
      days: dated.days.map((day) => ({ ...day, plenary: given(day.plenary), subcommittees: day.subcommittees.map(given) })),
    };
  });
