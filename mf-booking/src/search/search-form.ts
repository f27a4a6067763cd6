import type { FieldErrors } from '@plenary/contracts/problem';
import { errorsAfter, firstPopoverOf, lackErrors, searchErrors } from './field-errors.ts';
import { isComplete, type SearchDraft } from './search-draft.ts';
import { reduceSearch, type SearchEvent, type SearchState, startSearch } from './search-state.ts';

/** The form on screen: the search, the errors on its fields, and whether an answer to it is awaited. */
export interface FormState {
  state: SearchState;
  errors: FieldErrors;
  isAwaited: boolean;
}

/** An answer of the service; `draft` if it comes with an address of another search. */
export interface Answer {
  type: 'answered';
  draft: SearchDraft | null;
  errors: FieldErrors;
}

export const startForm = ({ draft, errors }: { draft: SearchDraft; errors: FieldErrors }): FormState => ({
  state: startSearch(draft),
  errors: searchErrors(errors),
  isAwaited: false,
});

/** The form after an event or an answer. Errors that answer a validate open their popover: a closed one would hide them. */
export const reduceForm = (form: FormState, event: SearchEvent | Answer): FormState => {
  if (event.type === 'answered') {
    const errors = searchErrors(event.errors);
    const state = event.draft ? startSearch(event.draft) : form.state;
    const opens = form.isAwaited ? firstPopoverOf(errors) : null;
    return { errors, state: opens ? { ...state, openPopover: opens } : state, isAwaited: form.isAwaited && opens === null };
  }
  const state = reduceSearch(form.state, event);
  if (event.type === 'validated') return { state, errors: { ...form.errors, ...lackErrors(state) }, isAwaited: isComplete(state) };
  const isMove = event.type === 'popover-opened' || event.type === 'popover-closed';
  return { state, errors: errorsAfter(form.errors, { before: form.state, after: state, event }), isAwaited: isMove && form.isAwaited };
};
