import type { ShownField } from './big-event-draft.ts';
import type { BigEvent } from './use-big-event.ts';

/** What each part of the form is given. */
export interface FormPart {
  event: BigEvent;
  /** What is wrong with a field, in words. */
  errorOf: (name: ShownField) => string | undefined;
}
