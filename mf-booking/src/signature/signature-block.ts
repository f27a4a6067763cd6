import type { Quote } from '@plenary/contracts/quote';

export type SignatureBlock = 'sign' | 'partial' | 'missing' | 'approved' | 'rejected';

/** What the quote's page says of the signature at an instant in milliseconds; null: nothing. Behind another option nobody signs. */
export const blockOf = (
  { status, validUntil, option }: Pick<Quote, 'status' | 'validUntil' | 'option'>,
  now: number,
): SignatureBlock | null => {
  switch (status) {
    case 'Presented':
      return option ? (option.rank === 1 ? 'sign' : null) : Date.parse(validUntil) > now ? 'sign' : null;
    case 'Partially signed':
      return 'partial';
    case 'Devis signé - Missing info':
      return 'missing';
    case 'Approved':
      return 'approved';
    case 'Rejected':
      return 'rejected';
    default:
      return null;
  }
};
