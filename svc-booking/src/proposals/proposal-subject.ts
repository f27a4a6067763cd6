import type { ProposalRow } from '../db/rows.ts';

interface Where {
  venue: { record: { commercialName: string } };
  /** Local day. */
  day: string | undefined;
}

/** A proposal that needs approval, as the audit trail names it. */
export const proposalSubject = ({ id, customer }: Pick<ProposalRow, 'id' | 'customer'>, { venue, day }: Where) => ({
  type: 'proposal',
  id,
  name: `${venue.record.commercialName}, ${day ?? ''}, ${customer.email}`,
});
