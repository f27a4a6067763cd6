import type { QuoteRow } from '../db/rows.ts';

interface Where {
  venue: { record: { commercialName: string } };
  /** Local day. */
  day: string | undefined;
}

/** A deal as the audit trail names it. */
export const dealSubject = ({ id, customer }: Pick<QuoteRow, 'id' | 'customer'>, { venue, day }: Where) => ({
  type: 'quote',
  id,
  name: `${venue.record.commercialName}, ${day ?? ''}, ${customer?.email ?? ''}`,
});
