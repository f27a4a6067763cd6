import type { WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { type Decided, type Deciding as DecidingOf, type DecisionVerb, decide as decideOn } from '../approvals/decide.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { quoteOfDeal } from '../cancellation/deal.ts';
import { changeIds } from '../changes/make-change.ts';
import { makeSeenChange } from '../changes/make-seen-change.ts';
import type { ChangeApprovalRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { writeOptions } from '../options/write-options.ts';
import { getChangeApproval } from './get-change-approvals.ts';
import { tellAuthor } from './tell-author.ts';

interface Request {
  staff: UserActor;
  dealId: string;
  approvalId: string;
  language: Language;
  /** The one that the caller has seen. */
  revision: number;
  idempotencyKey: string | undefined;
}

/**
 * Another person, with the limit for it, makes a change that waits: at once or offered, as any other, in its author's name, who is told
 * (design: lifecycle L10). Refuses as `decide` of approvals, `conflict` where the booking is another one than its author changed, and as
 * `changeDeal`.
 */
export const approveChange = async (
  deps: BookingDeps,
  { previewHash, ...request }: Request & { previewHash: string },
): Promise<WholeWaitingChange> => {
  const { staff, dealId, language } = request;
  const catalogue = await deps.catalogue.current();
  const ids = changeIds(deps);
  return decide(deps, { ...request, verb: 'approval', also: { previewHash } }, async (tx, { waiting, subject, now, write }) => {
    const { asked, author, consent, dealRevision } = waiting;
    const { revision } = await quoteOfDeal(tx, deps.tables, { actor: staff, dealId });
    if (revision !== dealRevision) return refuse('conflict');
    const body = { ...asked, revision, previewHash, ...(consent && { consent }) };
    const change = await makeSeenChange(tx, deps, { actor: staff, author, dealId, body, language, catalogue, ids, now });
    await write({ state: 'sent', changeId: change.id }, { action: 'change-approved', subject });
    await tellAuthor(tx, deps, { waiting, isApproved: true, reason: '', now });
  });
};

/** Another person refuses a change that waits, with a reason of which its author is told. Refuses as `decide` of approvals. */
export const refuseChange = (deps: BookingDeps, { reason, ...request }: Request & { reason: string }): Promise<WholeWaitingChange> =>
  decide(deps, { ...request, verb: 'refusal', also: { reason } }, async (tx, { waiting, subject, now, write }) => {
    await write({ state: 'refused', reason }, { action: 'change-refused', subject, reason });
    await tellAuthor(tx, deps, { waiting, isApproved: false, reason, now });
  });

/** Its author takes a change back that waits. Refuses as `decide` of approvals. */
export const takeBackChange = (deps: BookingDeps, request: Request): Promise<WholeWaitingChange> =>
  decide(deps, { ...request, verb: 'withdrawal', also: {} }, async (_, { subject, write }) => {
    await write({ state: 'withdrawn' }, { action: 'change-taken-back', subject });
  });

interface Deciding extends DecidingOf<ChangeApprovalRow> {
  /** The deal, as the trail names it. */
  subject: ReturnType<typeof dealSubject>;
  now: number;
}

interface Asked extends Request {
  verb: DecisionVerb;
  /** What else the caller sent. */
  also: object;
}

/** One transaction that ends the waiting of a change; refuses as `decide` of approvals. */
const decide = async (
  deps: BookingDeps,
  { staff, dealId, approvalId, language, revision, idempotencyKey, verb, also }: Asked,
  end: (tx: Transaction, deciding: Deciding) => Promise<void>,
): Promise<WholeWaitingChange> => {
  const { tables } = deps;
  const { changeApproval } = tables;
  const { byId } = await deps.catalogue.current();
  const entryId = deps.newId();
  const isIt = and(eq(changeApproval.id, approvalId), eq(changeApproval.dealId, dealId));
  return writeOptions(deps, (tx, now) => {
    const queue = {
      kind: 'change' as const,
      read: async () => (await tx.select().from(changeApproval).where(isIt))[0],
      write: async (decided: Decided<ChangeApprovalRow>, seen: number) => {
        const isSeen = and(isIt, eq(changeApproval.revision, seen));
        return (await tx.update(changeApproval).set(decided).where(isSeen).returning({ id: changeApproval.id })).length > 0;
      },
      current: () => getChangeApproval(tx, deps, { reader: staff, dealId, approvalId, language }),
    };
    const body = { dealId, approvalId, revision, ...also };
    return decideOn(tx, deps, queue, { staff, revision, verb, idempotencyKey, body, entryId, now }, async (deciding) => {
      const { id, customer, venueId, frozen } = await quoteOfDeal(tx, tables, { actor: staff, dealId });
      const venue = byId.get(venueId) ?? refuse('not-found');
      const subject = dealSubject({ id, customer }, { venue, day: frozen.search.days[0]?.date });
      await end(tx, { ...deciding, subject, now });
    });
  });
};
