import type { SentBigEventDemand } from '@plenary/contracts/big-event.schemas';
import type { BigEventDraft } from './big-event-draft.ts';

/** Values of a demand without a visible field. */
export type BigEventContext = Pick<SentBigEventDemand, 'venue-id' | 'lang' | 'adsTracking'>;

/** The demand of a form without faults. */
export const demandOf = ({ website, ...fields }: BigEventDraft, context: BigEventContext): SentBigEventDemand => ({
  ...context,
  ...fields,
  'rooms-count': fields['rooms-count'] ?? 1,
  pax: fields.pax ?? 1,
  ...(website && { website }),
});
