import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { handToSales } from '../crm/hand-to-sales.ts';
import { handoverOf } from '../crm/handover-of.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { recordChange } from '../events/record-change.ts';
import { tellOfQuote } from '../quotes/tell-of-quote.ts';
import type { PricedProposal } from './price-proposal.ts';

interface Making {
  quoteId: string;
  /** The customer in whose name staff act. */
  actor: UserActor;
  priced: PricedProposal;
  now: number;
}

/** Makes a quote of a proposal in its customer's name, who is mailed a link to it (design: lifecycle L9, L11). */
export const makeProposalQuote = async (tx: Transaction, deps: BookingDeps, { quoteId, actor, priced, now }: Making): Promise<void> => {
  const { demand, frozen, validUntil } = priced;
  const { venue, id: demandId } = demand;
  const { userId } = actor;
  const { search, totalExcludingVatPrice: amount } = frozen;
  const owner = { demandId, userId, venueId: venue.record.id, customer: customerOf(actor) };
  await tx.insert(deps.tables.quote).values({ id: quoteId, ...owner, status: 'Presented', createdAt: now, validUntil, frozen });
  const handover = handoverOf({ id: quoteId, kind: 'quote', actor, venue: venue.record, days: search.days, amount });
  await handToSales(tx, deps, { userId, handover, now });
  await tellOfQuote(tx, deps, { customer: actor, madeBy: 'staff', quoteId, frozen, venue, validUntil, now });
  await recordChange(tx, deps, { type: 'quote.made', quoteId, venue, now });
};
