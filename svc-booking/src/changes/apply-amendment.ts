import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { applyOffer } from './apply-offer.ts';

/** Applies the change that an amendment was made for, once it is signed whole; refuses as `applyOffer`. */
export const applyAmendment = async (
  tx: Transaction,
  deps: BookingDeps,
  { amendmentId, venue, now }: { amendmentId: string; venue: CatalogueVenue; now: number },
): Promise<void> => {
  const { dealChange } = deps.tables;
  const [change] = await tx.select({ id: dealChange.id }).from(dealChange).where(eq(dealChange.amendmentId, amendmentId));
  if (!change) return refuse('conflict');
  await applyOffer(tx, deps, { changeId: change.id, venue, consent: null, tells: true, now });
};
