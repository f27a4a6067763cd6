import { reachOf } from '@plenary/contracts/desk-rights';
import type { WaitingProposal, WholeProposal } from '@plenary/contracts/proposal-approvals.schemas';
import type { ApprovalState } from '@plenary/contracts/proposals-terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal, refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ProposalRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { customerActor } from '../on-behalf/customer-actor.ts';
import { describeItem } from '../prices/item-descriptions.ts';
import { presentPricedDemand } from '../prices/present-priced-demand.ts';
import { inReach } from '../rights/reached-venues.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { limitOf } from '../written-lines/discount-limits.ts';
import { explainHold } from './explain-hold.ts';
import { presentProposal } from './present-proposal.ts';
import { priceProposal } from './price-proposal.ts';

const mostListed = 200;

interface Listing {
  reader: UserActor;
  state: ApprovalState;
}

/** Proposals of a state that need or needed approval: those that wait longest in front, of the others those decided last. */
export const listProposals = async (deps: BookingDeps, { reader, state }: Listing): Promise<{ proposals: WaitingProposal[] }> => {
  const { database, tables, catalogue } = deps;
  const { proposal, demand } = tables;
  const snapshot = await catalogue.current();
  const waits = state === 'to-approve';
  const rows = await database.read
    .select({ row: proposal, search: demand.search })
    .from(proposal)
    .innerJoin(demand, eq(demand.id, proposal.demandId))
    .where(and(inReach(reachOf(reader, 'prices'), snapshot, proposal.venueId), eq(proposal.state, state)))
    .orderBy(waits ? asc(proposal.createdAt) : desc(proposal.decidedAt), asc(proposal.id))
    .limit(mostListed);
  const { byId } = snapshot;
  const ownLimit = await limitOf(database.read, tables, { role: reader.role, now: deps.now() });
  return { proposals: rows.map(({ row, search }) => presentProposal(row, { venue: venueOf(byId, row), search, reader, ownLimit })) };
};

interface Reading {
  reader: UserActor;
  proposalId: string;
  language: Language;
}

/** A proposal that needs or needed approval, priced now while it waits; refuses `not-found`. */
export const getProposal = async (read: Reader, deps: BookingDeps, { reader, proposalId, language }: Reading): Promise<WholeProposal> => {
  const { tables, catalogue } = deps;
  const { proposal, demand } = tables;
  const [found] = await read
    .select({ row: proposal, search: demand.search })
    .from(proposal)
    .innerJoin(demand, eq(demand.id, proposal.demandId))
    .where(eq(proposal.id, proposalId));
  const { row, search } = found ?? refuse('not-found');
  const { byId } = await catalogue.current();
  const ownLimit = await limitOf(read, tables, { role: reader.role, now: deps.now() });
  return {
    ...presentProposal(row, { venue: venueOf(byId, row), search, reader, ownLimit }),
    // Its words were sent in the language of its author.
    lines: row.lines.map((line) => (line.code ? { ...line, label: describeItem(line.code, language, line.duration) } : line)),
    validDays: row.validDays,
    holds: row.holds,
    replaces: row.replaces,
    priced: row.state === 'to-approve' ? await pricedNow(read, deps, { reader, row, language }) : null,
    ownLimit,
  };
};

/** Null: it can be sent no more, its event being too near or its rooms taken. */
const pricedNow = async (
  read: Reader,
  deps: BookingDeps,
  { reader, row, language }: Pick<Reading, 'reader' | 'language'> & { row: ProposalRow },
): Promise<WholeProposal['priced']> => {
  try {
    const actor = await customerActor(deps, { staff: reader, userId: row.userId });
    const asked = { actor, replaces: row.replaces ?? undefined, now: deps.now() };
    const proposed = await priceProposal(read, deps, { ...asked, proposal: row });
    const { demand, frozen, validUntil, listed } = proposed;
    const { rooms } = await explainHold(read, deps, { ...asked, priced: proposed });
    const priced = presentPricedDemand({ demandId: demand.id, venue: demand.venue, frozen, language });
    return { demand: { ...priced, expectedRooms: rooms }, validUntil: new Date(validUntil).toISOString(), listed };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** A venue stays for good, once it is in the catalogue. */
const venueOf = (byId: ReadonlyMap<string, CatalogueVenue>, { id, venueId }: ProposalRow): CatalogueVenue => {
  const venue = byId.get(venueId);
  if (!venue) throw new Error(`the venue of the proposal ${id} is gone`);
  return venue;
};
