import type { WaitingChange } from '@plenary/contracts/change-approvals.schemas';
import type { BookingCustomer } from '@plenary/contracts/events';
import type { UserActor } from '@plenary/service-kit/actor';
import { mayDecide } from '../approvals/may-decide.ts';
import type { ChangeApprovalRow } from '../db/rows.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface About {
  venue: CatalogueVenue;
  /** Null: erased. */
  customer: BookingCustomer | null;
  /** Who reads it, and the discount that they may give. */
  reader: Pick<UserActor, 'userId'>;
  ownLimit: number;
}

export const presentChangeApproval = (row: ChangeApprovalRow, about: About): WaitingChange => {
  const { id, dealId, state, revision, createdAt, author, after, discountPercent, decidedBy, decidedAt, reason } = row;
  const { venue, customer } = about;
  const { record } = venue;
  const { totalExcludingVatPrice, search } = after.frozen;
  const days = search.days.map(({ date }) => date);
  return {
    ...{ approvalId: id, dealId, state, revision, author, totalExcludingVatPrice, discountPercent, decidedBy, reason },
    createdAt: new Date(createdAt).toISOString(),
    customer: { name: `${customer?.firstname ?? ''} ${customer?.lastname ?? ''}`.trim(), companyName: customer?.companyName ?? '' },
    venue: { slug: record.slug, name: record.commercialName, countryCode: record.address.countryCode },
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    pax: Math.max(...search.days.map(({ plenary }) => plenary.pax)),
    mayDecide: state === 'to-approve' && mayDecide(row, about),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  };
};
