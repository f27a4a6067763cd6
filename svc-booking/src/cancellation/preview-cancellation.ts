import type { CancellationPreview } from '@plenary/contracts/cancellation.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { confirmedDeal } from './deal.ts';
import { type Cause, previewOf, refuseUnlessAllowed } from './preview-of.ts';

/** What the cancellation of a deal would cost now; writes nothing. Refuses as `cancelDeal`. */
export const previewCancellation = async (
  { catalogue, database, tables, now }: BookingDeps,
  { actor, dealId, cause }: { actor: UserActor; dealId: string; cause: Cause },
): Promise<CancellationPreview> => {
  const deal = await confirmedDeal(database.read, tables, { catalogue: await catalogue.current(), actor, dealId });
  refuseUnlessAllowed(actor, cause, deal.venue);
  return previewOf(deal, { actor, cause, now: now() });
};
