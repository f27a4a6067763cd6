import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { type Decided, type Deciding as DecidingOf, type DecisionVerb, decide as decideOn } from '../approvals/decide.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import type { Paid } from '../credits/credits-needed.ts';
import { withCredits } from '../credits/with-credits.ts';
import type { ProposalRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { writeOptions } from '../options/write-options.ts';
import { limitOf } from '../written-lines/discount-limits.ts';
import { getProposal } from './get-proposals.ts';
import { makeProposalQuote } from './make-proposal-quote.ts';
import { priceProposal } from './price-proposal.ts';
import { proposalSubject } from './proposal-subject.ts';
import { quoteToSupersede } from './supersede-quote.ts';
import { tellAuthor } from './tell-author.ts';
import { variantGroupOf } from './variant-group-of.ts';

interface Request {
  staff: UserActor;
  proposalId: string;
  language: Language;
  /** The one that the caller has seen. */
  revision: number;
  idempotencyKey: string | undefined;
}

/**
 * Another person sends a proposal that waits, with the limit for it: a quote in its customer's name, whom it reaches as any other; its author
 * is told (design: lifecycle L10). Refuses as `decide`, `customerActor`, `priceProposal`, `quoteToSupersede`,
 * `variantGroupOf` and `holdQuote`, and `price-changed`.
 */
export const approveProposal = async (
  deps: BookingDeps,
  { totalExcludingVatPrice, ...request }: Request & { totalExcludingVatPrice: number },
): Promise<WholeProposal> => {
  const { database, tables } = deps;
  const { proposal } = tables;
  const [row] = await database.read.select({ userId: proposal.userId }).from(proposal).where(eq(proposal.id, request.proposalId));
  const { userId } = row ?? refuse('not-found');
  const actor = await customerActor(deps, { staff: request.staff, userId });
  const [quoteId, optionId] = [deps.newId(), deps.newId()];
  return decide(deps, { ...request, verb: 'approval', also: { totalExcludingVatPrice } }, async (tx, { waiting, paid, now, write }) => {
    const priced = await priceProposal(tx, deps, { actor, proposal: waiting, replaces: waiting.replaces ?? undefined, now });
    const ownLimit = await limitOf(tx, tables, { role: request.staff.role, now });
    // The list may ask for more than it did when it was submitted.
    if (priced.discountPercent > ownLimit) return refuse('forbidden');
    if (priced.frozen.totalExcludingVatPrice !== totalExcludingVatPrice) return refuse('price-changed');
    const { venue } = priced.demand;
    const day = priced.frozen.search.days[0]?.date;
    const before = waiting.replaces;
    const replaces =
      before === null ? null : await quoteToSupersede(tx, deps, { quoteId: before, revision: null, venueId: venue.record.id, userId });
    const variantOf = await variantGroupOf(tx, deps, { variantOf: waiting.variantOf, replaces, userId, now });
    await makeProposalQuote(tx, deps, { quoteId, optionId, actor, priced, holds: waiting.holds, replaces, variantOf, paid, now });
    await write(
      { state: 'sent', quoteId },
      { action: 'proposal-approved', subject: dealSubject({ id: quoteId, customer: waiting.customer }, { venue, day }) },
    );
    await tellAuthor(tx, deps, { proposal: waiting, quoteId, venue, days: priced.frozen.search.days, reason: '', now });
  });
};

/** Another person refuses a proposal that waits, with a reason of which its author is told. Refuses as `decide`. */
export const refuseProposal = (deps: BookingDeps, { reason, ...request }: Request & { reason: string }): Promise<WholeProposal> =>
  decide(deps, { ...request, verb: 'refusal', also: { reason } }, async (tx, { waiting, now, write }) => {
    const { venue, days } = await whereOf(tx, deps, waiting);
    await write(
      { state: 'refused', reason },
      { action: 'proposal-refused', subject: proposalSubject(waiting, { venue, day: days[0]?.date }), reason },
    );
    await tellAuthor(tx, deps, { proposal: waiting, quoteId: null, venue, days, reason, now });
  });

/** Its author takes a proposal back that waits. Refuses as `decide`. */
export const withdrawProposal = (deps: BookingDeps, request: Request): Promise<WholeProposal> =>
  decide(deps, { ...request, verb: 'withdrawal', also: {} }, async (tx, { waiting, write }) => {
    const { venue, days } = await whereOf(tx, deps, waiting);
    await write({ state: 'withdrawn' }, { action: 'proposal-withdrawn', subject: proposalSubject(waiting, { venue, day: days[0]?.date }) });
  });

interface Deciding extends DecidingOf<ProposalRow> {
  /** Credits that were taken for its option. */
  paid: Paid | undefined;
  now: number;
}

interface Asked extends Request {
  verb: DecisionVerb;
  /** What else the caller sent. */
  also: object;
}

/** One transaction that ends the waiting of a proposal; refuses as `decide` of approvals. */
const decide = (
  deps: BookingDeps,
  { staff, proposalId, language, revision, idempotencyKey, verb, also }: Asked,
  end: (tx: Transaction, deciding: Deciding) => Promise<void>,
): Promise<WholeProposal> => {
  const { proposal } = deps.tables;
  const entryId = deps.newId();
  const body = { proposalId, revision, ...also };
  const run = (paid: Paid | undefined) =>
    writeOptions(deps, (tx, now) => {
      const queue = {
        kind: 'proposal' as const,
        read: async () => (await tx.select().from(proposal).where(eq(proposal.id, proposalId)))[0],
        write: async (decided: Decided<ProposalRow>, seen: number) => {
          const isSeen = and(eq(proposal.id, proposalId), eq(proposal.revision, seen));
          return (await tx.update(proposal).set(decided).where(isSeen).returning({ id: proposal.id })).length > 0;
        },
        current: () => getProposal(tx, deps, { reader: staff, proposalId, language }),
      };
      return decideOn(tx, deps, queue, { staff, revision, verb, idempotencyKey, body, entryId, now }, (deciding) =>
        end(tx, { ...deciding, paid, now }),
      );
    });
  return withCredits(deps, run);
};

const whereOf = async (tx: Transaction, { tables, catalogue }: BookingDeps, { demandId, venueId }: ProposalRow) => {
  const [row] = await tx.select({ search: tables.demand.search }).from(tables.demand).where(eq(tables.demand.id, demandId));
  const venue = (await catalogue.current()).byId.get(venueId);
  if (!row || !venue) return refuse('not-found');
  return { venue, days: row.search.days };
};
