import type { WaitingChange, WholeWaitingChange } from '@plenary/contracts/change-approvals.schemas';
import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal, refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, desc, eq } from 'drizzle-orm';
import { confirmedDeal } from '../cancellation/deal.ts';
import { planChange } from '../changes/planned-change.ts';
import { presentPreview } from '../changes/present-preview.ts';
import { presentSide } from '../changes/present-side.ts';
import type { ChangeApprovalRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { limitOf } from '../written-lines/discount-limits.ts';
import { presentChangeApproval } from './present-change-approval.ts';

const mostListed = 200;

interface Listing {
  reader: UserActor;
  state: ApprovalState;
  /** Of one booking alone. */
  dealId?: string | undefined;
}

/** Changes of a state that need or needed approval: those that wait longest in front, of the others those decided last. */
export const listChangeApprovals = async (deps: BookingDeps, { reader, state, dealId }: Listing): Promise<{ changes: WaitingChange[] }> => {
  const { database, tables, catalogue } = deps;
  const { changeApproval, quote } = tables;
  const snapshot = await catalogue.current();
  const waits = state === 'to-approve';
  const isAsked = and(eq(changeApproval.state, state), dealId === undefined ? undefined : eq(changeApproval.dealId, dealId));
  const rows = await database.read
    .select({ row: changeApproval, customer: quote.customer })
    .from(changeApproval)
    .innerJoin(quote, eq(quote.id, changeApproval.dealId))
    .where(and(inReach(reachOf(reader, 'prices'), snapshot, changeApproval.venueId), isAsked))
    .orderBy(waits ? asc(changeApproval.createdAt) : desc(changeApproval.decidedAt), asc(changeApproval.id))
    .limit(mostListed);
  const ownLimit = await limitOf(database.read, tables, { role: reader.role, now: deps.now() });
  const present = ({ row, customer }: (typeof rows)[number]) =>
    presentChangeApproval(row, { venue: venueOf(snapshot.byId, row), customer, reader, ownLimit });
  return { changes: rows.map(present) };
};

interface Reading {
  reader: UserActor;
  dealId: string;
  approvalId: string;
  language: Language;
}

/** A change that needs or needed approval, planned now while it waits; refuses `not-found`. */
export const getChangeApproval = async (read: Reader, deps: BookingDeps, asked: Reading): Promise<WholeWaitingChange> => {
  const { reader, dealId, approvalId, language } = asked;
  const { tables, catalogue } = deps;
  const { changeApproval, quote } = tables;
  const [found] = await read
    .select({ row: changeApproval, customer: quote.customer })
    .from(changeApproval)
    .innerJoin(quote, eq(quote.id, changeApproval.dealId))
    .where(and(eq(changeApproval.id, approvalId), eq(changeApproval.dealId, dealId)));
  const { row, customer } = found ?? refuse('not-found');
  const { byId } = await catalogue.current();
  const ownLimit = await limitOf(read, tables, { role: reader.role, now: deps.now() });
  return {
    ...presentChangeApproval(row, { venue: venueOf(byId, row), customer, reader, ownLimit }),
    before: presentSide(row.before, language),
    after: presentSide(row.after, language),
    consent: row.consent,
    preview: row.state === 'to-approve' ? await previewNow(read, deps, { ...asked, row }) : null,
    ownLimit,
  };
};

/** Null: it can be made no more, the booking being another one or its event too near. */
const previewNow = async (
  read: Reader,
  deps: BookingDeps,
  { reader, dealId, language, row }: Reading & { row: ChangeApprovalRow },
): Promise<ChangePreview | null> => {
  try {
    const catalogue = await deps.catalogue.current();
    const deal = await confirmedDeal(read, deps.tables, { catalogue, actor: reader, dealId });
    if (deal.quote.revision !== row.dealRevision) return null;
    const planned = await planChange(read, deps, { deal, asked: row.asked, catalogue, actor: reader, now: deps.now() });
    return presentPreview(planned, { actor: reader, language });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** A venue stays for good, once it is in the catalogue. */
const venueOf = (byId: ReadonlyMap<string, CatalogueVenue>, { id, venueId }: ChangeApprovalRow): CatalogueVenue => {
  const venue = byId.get(venueId);
  if (!venue) throw new Error(`the venue of the change to approve ${id} is gone`);
  return venue;
};
