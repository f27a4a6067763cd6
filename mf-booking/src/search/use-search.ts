import { type RoomFinderRules, roomFinderRules } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useReducer, useState } from 'react';
import { noErrors } from './field-errors.ts';
import { asksBeyond, fitErrors, fitSearch } from './fit-search.ts';
import { asksForAvailabilities, searchFromQuery, searchToQuery } from './search-address.ts';
import { isDirty, type SearchDraft } from './search-draft.ts';
import { reduceForm, startForm } from './search-form.ts';
import type { SearchEvent, SearchState } from './search-state.ts';

/** The search form of a page, for its bar, its popovers and the overlay over its results. */
export interface Search {
  state: SearchState;
  /** The search of the address, as far as it is offered here. */
  asked: SearchDraft;
  /** The deployment's limits of a search. */
  rules: RoomFinderRules;
  /** Whether the address exceeds those limits: the service refused it, and the form has left out the rest. */
  isBeyond: boolean;
  /** Error codes by field path, from the service or from a validate with something lacking. */
  errors: FieldErrors;
  /** Asks for something else than the address. */
  isDirty: boolean;
  /** The results on screen answer another search; before a first search there are none. */
  isOutdated: boolean;
  dispatch: (event: SearchEvent) => void;
  /** The query to go to, with its question mark; null for an incomplete search, whose popover then opens (spec/booking.md §4). */
  validate: () => string | null;
  /** Shows the search of the address again. */
  reset: () => void;
}

export interface UseSearchOptions {
  /** Query of the page's address. */
  query: string;
  /** Country of a venue's page, which goes before the address's. */
  countryCode?: CountryCode;
  /** The service's errors of an answer: a new object for each answer, the same one between. */
  fieldErrors?: FieldErrors;
}

/** State of the search form. It starts from the address, and restarts when the address has another search. */
export const useSearch = ({ query, countryCode, fieldErrors = noErrors }: UseSearchOptions): Search => {
  const rules = roomFinderRules(usePlatform().settings);
  const saved = fitSearch(searchFromQuery(query, countryCode), rules);
  const savedText = JSON.stringify(saved);
  // An empty map recreated at each render would loop forever.
  const arrived = Object.keys(fieldErrors).length > 0 ? fieldErrors : noErrors;
  const [form, act] = useReducer(reduceForm, { draft: saved, errors: arrived }, startForm);
  const [shown, setShown] = useState({ savedText, arrived });
  if (shown.savedText !== savedText || shown.arrived !== arrived) {
    setShown({ savedText, arrived });
    act({ type: 'answered', draft: shown.savedText === savedText ? null : saved, errors: arrived });
  }
  const state = fitSearch(form.state, rules);
  const hasChanged = isDirty(state, saved);
  return {
    state,
    asked: saved,
    rules,
    isBeyond: asksBeyond(form.errors),
    errors: fitErrors(form.errors, state, rules),
    isDirty: hasChanged,
    isOutdated: hasChanged && asksForAvailabilities(query),
    dispatch: act,
    validate: () => {
      act({ type: 'validated' });
      return searchToQuery(state);
    },
    reset: () => act({ type: 'replaced', draft: saved }),
  };
};
