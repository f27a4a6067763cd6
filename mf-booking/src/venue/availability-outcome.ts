import type { Availability } from '@plenary/contracts/booking.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { CallError } from '@plenary/http/call-error';
import type { TrackedEvent } from '@plenary/platform';
import { isBourse } from '../list/tracked-events.ts';

/** Outcome of an availability request for a venue (spec/booking.md §3). */
export type AvailabilityOutcome =
  | Availability
  | { type: 'authentication_required' }
  | { type: 'form_errors'; errors: FieldErrors }
  /** Too many searches: one is possible again after so many seconds. */
  | { type: 'too_many_requests'; waitSeconds: number };

/** The outcome of a refusal; null for a failed call, which the page does not show (spec/booking.md §4). */
export const outcomeOfRefusal = (error: unknown): AvailabilityOutcome | null => {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'invalid-search') return { type: 'form_errors', errors: error.errors };
  if (error.status === 429) return { type: 'too_many_requests', waitSeconds: error.retryAfterSeconds ?? 60 };
  return error.status === 401 ? { type: 'authentication_required' } : null;
};

/**
 * The demand of an outcome that is priced by hand, and whether its customer may ask for a call: both answers for it are legal
 * (spec/booking.md §3).
 */
export const requestIn = (outcome: AvailabilityOutcome | null) =>
  outcome?.type === 'available_with_custom_price' || (outcome?.type === 'available' && outcome.price.type === 'custom')
    ? { demandId: outcome.demandId, callback: 'callback' in outcome ? outcome.callback : undefined }
    : null;

/** Events of an outcome at a venue (spec/booking.md §7). */
export const eventsOf = (outcome: AvailabilityOutcome, venue: { name: string }): TrackedEvent[] => {
  const bourse: TrackedEvent[] = isBourse(venue) ? ['BourseResults_Displayed'] : [];
  switch (outcome.type) {
    case 'form_errors':
      return ['InvalidSearch_Sent'];
    case 'authentication_required':
      return ['AnonymousValidSearch_Sent'];
    case 'too_many_requests':
      return [];
    case 'available':
      return ['ValidSearch_Sent', ...(outcome.price.type === 'standard' ? (['PricedResults_Displayed'] as const) : []), ...bourse];
    case 'available_with_custom_price':
      return ['ValidSearch_Sent', ...bourse];
    default:
      return ['ValidSearch_Sent'];
  }
};
