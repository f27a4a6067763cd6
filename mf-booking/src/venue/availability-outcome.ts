import type { Availability } from '@plenary/contracts/booking.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { CallError } from '@plenary/http/call-error';
import type { TrackedEvent } from '@plenary/platform';

/** Outcome of an availability request for a venue (spec/booking.md §3). */
export type AvailabilityOutcome = Availability | { type: 'authentication_required' } | { type: 'form_errors'; errors: FieldErrors };

/** The outcome of a refusal; null for a failed call, which the page does not show (spec/booking.md §4). */
export const outcomeOfRefusal = (error: unknown): AvailabilityOutcome | null => {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'invalid-search') return { type: 'form_errors', errors: error.errors };
  return error.status === 401 ? { type: 'authentication_required' } : null;
};

/** The demand of an outcome that is priced by hand, and whether its customer may ask for a call: both answers for it are legal (spec/booking.md §3). */
export const requestIn = (outcome: AvailabilityOutcome | null) =>
  outcome?.type === 'available_with_custom_price' || (outcome?.type === 'available' && outcome.price.type === 'custom')
    ? { demandId: outcome.demandId, callback: 'callback' in outcome ? outcome.callback : undefined }
    : null;

/** Events of an outcome (spec/booking.md §7). */
export const eventsOf = (outcome: AvailabilityOutcome): TrackedEvent[] => {
  switch (outcome.type) {
    case 'form_errors':
      return ['InvalidSearch_Sent'];
    case 'authentication_required':
      return ['AnonymousValidSearch_Sent'];
    case 'available':
      return outcome.price.type === 'standard' ? ['ValidSearch_Sent', 'PricedResults_Displayed'] : ['ValidSearch_Sent'];
    default:
      return ['ValidSearch_Sent'];
  }
};
