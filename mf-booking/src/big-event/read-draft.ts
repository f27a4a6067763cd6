import type { SentBigEventDemand } from '@plenary/contracts/big-event.schemas';
import { type BigEventRules, bigEventFaults, maxBigEventRooms } from '@plenary/contracts/big-event-rules';
import type { FieldErrors } from '@plenary/contracts/problem';
import { maxPax } from '@plenary/contracts/terms';
import type { BigEventDraft } from './big-event-draft.ts';

/** Values of a demand without a visible field. */
export type BigEventContext = Pick<SentBigEventDemand, 'venue-id' | 'lang' | 'adsTracking'>;

const textFields = ['firstname', 'lastname', 'email', 'phone', 'start-date', 'end-date', 'message'] as const;

/** Looser than the service's own check, which decides. */
const likeAnEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const countFault = (count: number | null, max: number) => {
  if (count === null) return 'required';
  return count < 1 ? 'too_small' : count > max ? 'too_large' : undefined;
};

/** All errors of a form, by field: missing values, and the service's own rules (spec/booking.md §5). */
export const draftFaults = (draft: BigEventDraft, rules: BigEventRules): FieldErrors => {
  const found: FieldErrors = bigEventFaults({ ...draft, pax: draft.pax ?? maxPax }, rules);
  if (!likeAnEmail.test(draft.email.trim())) found.email = 'invalid_format';
  for (const name of textFields) if (draft[name].trim() === '') found[name] = 'required';
  const counts = { pax: countFault(draft.pax, maxPax), 'rooms-count': countFault(draft['rooms-count'], maxBigEventRooms) };
  for (const [name, fault] of Object.entries(counts)) if (fault) found[name] = fault;
  return found;
};

/** The demand of a form without faults. */
export const demandOf = ({ website, ...fields }: BigEventDraft, context: BigEventContext): SentBigEventDemand => ({
  ...context,
  ...fields,
  'rooms-count': fields['rooms-count'] ?? 1,
  pax: fields.pax ?? 1,
  ...(website && { website }),
});
