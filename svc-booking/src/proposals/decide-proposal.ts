import type { WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { and, eq } from 'drizzle-orm';
import { type AuditedAction, audit } from '../audit/audit.ts';
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
import { mayDecide } from './present-proposal.ts';
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

interface Deed {
  action: AuditedAction;
  subject: { type: string; id: string; name: string };
  reason?: string;
}

interface Deciding {
  waiting: ProposalRow;
  /** Credits that were taken for its option. */
  paid: Paid | undefined;
  now: number;
  /** Ends the waiting, with its entry in the trail. */
  write: (change: Partial<ProposalRow> & Pick<ProposalRow, 'state'>, deed: Deed) => Promise<void>;
}

interface Asked extends Request {
  verb: 'approval' | 'refusal' | 'withdrawal';
  /** What else the caller sent. */
  also: object;
}

/**
 * One transaction that ends the waiting of a proposal. Refuses `not-found`, `stale-version` after another revision, `conflict` where it waits
 * no more, and `forbidden`: its author alone takes it back, and decides nothing; nobody decides on more than they may give.
 */
const decide = (
  deps: BookingDeps,
  { staff, proposalId, language, revision, idempotencyKey, verb, also }: Asked,
  end: (tx: Transaction, deciding: Deciding) => Promise<void>,
): Promise<WholeProposal> => {
  const { database, tables } = deps;
  const { proposal } = tables;
  const entryId = deps.newId();
  const current = (tx: Transaction) => getProposal(tx, deps, { reader: staff, proposalId, language });
  const run = (paid: Paid | undefined) =>
    writeOptions(deps, (tx, now) => {
      const request = { scope: `${staff.userId}:proposal-${verb}`, key: idempotencyKey, body: { proposalId, revision, ...also }, now };
      return once(tx, database, request, async () => {
        const [row] = await tx.select().from(proposal).where(eq(proposal.id, proposalId));
        const waiting = row ?? refuse('not-found');
        if (!(await isPermitted(tx, deps, { waiting, staff, verb, now }))) return refuse('forbidden');
        if (waiting.revision !== revision) return refuse('stale-version', { members: { current: await current(tx) } });
        if (waiting.state !== 'to-approve') return refuse('conflict');
        const write: Deciding['write'] = async (change, { action, subject, reason }) => {
          const decided = { ...change, revision: revision + 1, decidedAt: now, decidedBy: staffMemberOf(staff) };
          const won = await tx
            .update(proposal)
            .set(decided)
            .where(and(eq(proposal.id, proposalId), eq(proposal.revision, revision)))
            .returning({ id: proposal.id });
          if (won.length === 0) return refuse('stale-version', { members: { current: await current(tx) } });
          await audit(tx, tables, {
            ...{ id: entryId, at: now, by: staff, action, subject },
            changes: [
              { field: 'author', from: null, to: waiting.author.name },
              { field: 'discountPercent', from: null, to: waiting.discountPercent },
              ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
            ],
          });
        };
        await end(tx, { waiting, paid, now, write });
        return current(tx);
      });
    });
  return withCredits(deps, run);
};

const isPermitted = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { waiting, staff, verb, now }: { waiting: ProposalRow; staff: UserActor; verb: Asked['verb']; now: number },
): Promise<boolean> => {
  if (verb === 'withdrawal') return waiting.author.userId === staff.userId;
  return mayDecide(waiting, { reader: staff, ownLimit: await limitOf(tx, tables, { role: staff.role, now }) });
};

const whereOf = async (tx: Transaction, { tables, catalogue }: BookingDeps, { demandId, venueId }: ProposalRow) => {
  const [row] = await tx.select({ search: tables.demand.search }).from(tables.demand).where(eq(tables.demand.id, demandId));
  const venue = (await catalogue.current()).byId.get(venueId);
  if (!row || !venue) return refuse('not-found');
  return { venue, days: row.search.days };
};
