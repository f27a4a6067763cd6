import type { WaitingProposal } from '@plenary/contracts/proposal-approvals.schemas';
import type { VenueSearch } from '@plenary/contracts/search';
import type { UserActor } from '@plenary/service-kit/actor';
import { mayDecide } from '../approvals/may-decide.ts';
import type { ProposalRow } from '../db/rows.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface About {
  venue: CatalogueVenue;
  search: VenueSearch;
  /** Who reads it, and the discount that they may give. */
  reader: Pick<UserActor, 'userId'>;
  ownLimit: number;
}

export const presentProposal = (row: ProposalRow, about: About): WaitingProposal => {
  const { id, state, revision, createdAt, author, customer, total, discountPercent, decidedBy, decidedAt, reason, quoteId } = row;
  const { record } = about.venue;
  const days = about.search.days.map(({ date }) => date);
  return {
    ...{ proposalId: id, state, revision, author, totalExcludingVatPrice: total, discountPercent, decidedBy, reason, quoteId },
    createdAt: new Date(createdAt).toISOString(),
    customer: { name: `${customer.firstname} ${customer.lastname}`, companyName: customer.companyName },
    venue: { slug: record.slug, name: record.commercialName, countryCode: record.address.countryCode },
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    pax: Math.max(...about.search.days.map(({ plenary }) => plenary.pax)),
    mayDecide: state === 'to-approve' && mayDecide(row, about),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  };
};
