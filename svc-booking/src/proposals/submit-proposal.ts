import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import { once } from '@plenary/service-kit/idempotency';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { limitOf } from '../written-lines/discount-limits.ts';
import { type Proposal, priceProposal, type Sending } from './price-proposal.ts';
import { proposalSubject } from './proposal-subject.ts';
import { quoteToSupersede } from './supersede-quote.ts';
import { variantGroupOf } from './variant-group-of.ts';

interface Request {
  staff: UserActor;
  userId: string;
  body: Proposal & Sending;
  idempotencyKey: string | undefined;
}

/**
 * Keeps a proposal whose discount is more than its author may give, until another person decides on it (design: lifecycle L10); its customer
 * hears nothing. Refuses as `customerActor` and `priceProposal`, `conflict` where its author may send it, `price-changed`, and as `quoteToSupersede` and `variantGroupOf`.
 */
export const submitProposal = async (
  deps: BookingDeps,
  { staff, userId, body, idempotencyKey }: Request,
): Promise<{ proposalId: string }> => {
  const { database, tables } = deps;
  const actor = await customerActor(deps, { staff, userId });
  const [now, proposalId, entryId] = [deps.now(), deps.newId(), deps.newId()];
  const request = { scope: `${staff.userId}:proposal-to-approve`, key: idempotencyKey, body: { userId, ...body }, now };
  return database.transact((tx) =>
    once(tx, database, request, async () => {
      const { demand, frozen, discountPercent } = await priceProposal(tx, deps, {
        actor,
        proposal: body,
        replaces: body.replaces?.quoteId,
        now,
      });
      if (discountPercent <= (await limitOf(tx, tables, { role: staff.role, now }))) return refuse('conflict');
      const { totalExcludingVatPrice: total } = frozen;
      if (total !== body.totalExcludingVatPrice) return refuse('price-changed');
      const { demandId, lines, validDays, holds = false, replaces: asked, variantOf = null } = body;
      const replaces = asked ? await quoteToSupersede(tx, deps, { ...asked, venueId: demand.venue.record.id, userId }) : null;
      await variantGroupOf(tx, deps, { variantOf, replaces, userId, now });
      const row = {
        ...{ id: proposalId, demandId, userId, venueId: demand.venue.record.id, state: 'to-approve' as const, revision: 1 },
        ...{ customer: customerOf(actor), lines, validDays, total, discountPercent, holds, replaces: replaces?.id ?? null, variantOf },
        ...{ author: staffMemberOf(staff), authorLanguage: staff.lang, createdAt: now, reason: '' },
      };
      await tx.insert(tables.proposal).values(row);
      await audit(tx, tables, {
        ...{ id: entryId, at: now, by: staff, action: 'proposal-submitted' },
        subject: proposalSubject(row, { venue: demand.venue, day: frozen.search.days[0]?.date }),
        changes: [
          { field: 'onBehalfOf', from: null, to: userId },
          { field: 'discountPercent', from: null, to: discountPercent },
        ],
      });
      return { proposalId };
    }),
  );
};
