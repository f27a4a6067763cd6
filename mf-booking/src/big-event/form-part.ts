import type { ShownField } from './big-event-draft.ts';
import type { BigEvent } from './use-big-event.ts';

/** Props of each part of the form. */
export interface FormPart {
  event: BigEvent;
  /** The error text of a field. */
  errorOf: (name: ShownField) => string | undefined;
}
