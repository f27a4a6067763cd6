import type { CancellationPreview } from '@plenary/contracts/cancellation.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { BookingDeps } from '../deps.ts';
import { supplementsOfDeal } from './agreed-price.ts';
import { confirmedDeal } from './deal.ts';
import { type Cause, previewOf, refuseUnlessAllowed } from './preview-of.ts';

/** What the cancellation of a deal would cost now; writes nothing. Refuses as `cancelDeal`. */
export const previewCancellation = async (
  deps: BookingDeps,
  { actor, dealId, cause }: { actor: UserActor; dealId: string; cause: Cause },
): Promise<CancellationPreview> => {
  const { catalogue, database, tables, now } = deps;
  const snapshot = await catalogue.current();
  const deal = await confirmedDeal(database.read, tables, { catalogue: snapshot, actor, dealId });
  refuseUnlessAllowed(actor, cause, deal.venue);
  const supplements = await supplementsOfDeal(deps, dealId);
  return previewOf(deal, { actor, cause, supplements, vatRates: snapshot.vatRates, now: now() });
};
