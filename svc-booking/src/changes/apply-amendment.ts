import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { SignatureRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { applyOffer } from './apply-offer.ts';
import { auditChange } from './audit-change.ts';

interface Signed {
  amendmentId: string;
  signature: SignatureRow;
  venue: CatalogueVenue;
  now: number;
}

/** Applies the change that an amendment was made for, once it is signed whole; refuses as `applyOffer`. */
export const applyAmendment = async (tx: Transaction, deps: BookingDeps, { amendmentId, signature, venue, now }: Signed): Promise<void> => {
  const { dealChange } = deps.tables;
  const [offered] = await tx.select({ id: dealChange.id }).from(dealChange).where(eq(dealChange.amendmentId, amendmentId));
  if (!offered) return refuse('conflict');
  const change = await applyOffer(tx, deps, { changeId: offered.id, venue, consent: null, tells: true, now });
  const { userId, signatoryName: firstname, signatoryEmail: email, sha256: document } = signature;
  await auditChange(tx, deps, { id: amendmentId, actor: { userId, email, firstname, lastname: '' }, venue, change, document, now });
};
