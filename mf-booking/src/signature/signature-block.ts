import type { Quote } from '@plenary/contracts/quote';

export type SignatureBlock = 'sign' | 'partial' | 'missing' | 'approved' | 'rejected' | 'cancelled';

/** The quote page's signature state at an instant in milliseconds; null: nothing. A quote behind another option cannot be signed. */
export const blockOf = (
  { status, validUntil, option, standing }: Pick<Quote, 'status' | 'validUntil' | 'option' | 'standing'>,
  now: number,
): SignatureBlock | null => {
  if (standing === 'cancelled') return 'cancelled';
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
